import { defineTexts } from "@guildway/ui";

/** What giving a signature says. */
export const texts = defineTexts(
  {
    title: "Signature",
    save: "Use this signature",
    saving: "Saving signature...",
    empty: "Please provide a signature first.",
    failed: "Something went wrong, try again.",
    cancel: "Cancel",
  },
  {
    title: "Firma",
    save: "Usar esta firma",
    saving: "Guardando la firma...",
    empty: "Primero dé una firma.",
    failed: "Algo salió mal, inténtelo de nuevo.",
    cancel: "Cancelar",
  },
);
