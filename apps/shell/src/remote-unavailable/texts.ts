import type { RemoteReason } from "@guildway/federation";
import { defineTexts } from "@guildway/ui";

/** What stands in the place of a remote that is not on screen; what a person can make of each reason. */
export const texts = defineTexts(
  {
    title: (part: string) => `${part} is not available right now.`,
    reasons: {
      unknown: "This part of Guildway has not been installed yet.",
      "too-new": "It was updated for a newer Guildway than this one. Retry in a few minutes.",
      down: "It could not be reached. Check your connection, then retry.",
      slow: "It is taking longer than it should. Retry, or come back later.",
      broken: "Something in it went wrong. Retrying may help.",
    } satisfies Record<RemoteReason, string>,
    pageIsSafe: "Everything you saved is safe, and the rest of Guildway works.",
    entriesAreSafe: "What you entered on this page is still here.",
    retry: "Retry",
    close: "Close",
    toStart: "Go to the start page",
    tell: "If it stays this way, tell",
  },
  {
    title: (part: string) => `${part} no está disponible en este momento.`,
    reasons: {
      unknown: "Esta parte de Guildway todavía no está instalada.",
      "too-new":
        "Se actualizó para un Guildway más nuevo que este. Vuelva a intentarlo en unos minutos.",
      down: "No se pudo establecer la conexión. Revise su conexión y vuelva a intentarlo.",
      slow: "Está tardando más de lo debido. Vuelva a intentarlo o regrese más tarde.",
      broken: "Algo salió mal en esta parte. Volver a intentarlo puede ayudar.",
    },
    pageIsSafe: "Todo lo que guardó está a salvo y el resto de Guildway funciona.",
    entriesAreSafe: "Lo que escribió en esta página sigue aquí.",
    retry: "Volver a intentar",
    close: "Cerrar",
    toStart: "Ir a la página de inicio",
    tell: "Si sigue así, avise al equipo responsable:",
  },
);
