import { defineTexts } from "@guildway/ui";

/** What stands around the text on signing electronically, whose wording is that of its version. */
export const texts = defineTexts(
  {
    saving: "Saving...",
    failed: "Your answer could not be saved, and nothing was signed. Try again.",
    given: (day: string) => `You agreed on ${day} to sign electronically`,
  },
  {
    saving: "Guardando...",
    failed: "No se pudo guardar su respuesta, y no se firmó nada. Inténtelo de nuevo.",
    given: (day) => `El ${day} usted aceptó firmar electrónicamente`,
  },
);
