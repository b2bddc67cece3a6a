import { defineTexts } from "@guildway/ui";

/** What the history of a record says. */
export const historyTexts = defineTexts(
  {
    noHistory: "Nothing has been changed since this record was made.",
    failedHistory: "The history could not be loaded",
    olderChanges: "Older changes",
    changers: {
      person: "Somebody who is not in your organization",
      program: "A program with an API key",
      visitor: "A visitor",
      product: "Guildway",
    },
    history: {
      actions: {
        create: "made this.",
        update: "changed this.",
        publish: "published this.",
        delete: "deleted this.",
      } as Readonly<Record<string, string>>,
      nothing: "nothing",
      fromTo: (label: string, before: string, after: string) =>
        `${label}: from ${before} to ${after}`,
      changed: (label: string) => `${label} was changed.`,
    },
  },
  {
    noHistory: "No se ha cambiado nada desde que se hizo este registro.",
    failedHistory: "No se pudo cargar el historial",
    olderChanges: "Cambios anteriores",
    changers: {
      person: "Alguien que no es de su organización",
      program: "Un programa con una clave de API",
      visitor: "Un visitante",
      product: "Guildway",
    },
    history: {
      actions: {
        create: "creó esto.",
        update: "cambió esto.",
        publish: "publicó esto.",
        delete: "eliminó esto.",
      },
      nothing: "nada",
      fromTo: (label, before, after) => `${label}: de ${before} a ${after}`,
      changed: (label) => `${label}: cambió.`,
    },
  },
);

export type HistoryTexts = (typeof historyTexts)["en"];
