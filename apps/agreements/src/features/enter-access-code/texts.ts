import { defineTexts, type UiLang } from "@guildway/ui";
import { waitInWords } from "@guildway/ui/wait-in-words";

/** What is said of an access code that did not open anything. */
export const texts = defineTexts(
  {
    invalid: "Invalid access code.",
    failed: "Error occurred, try again.",
    locked: (seconds: number, lang: UiLang) =>
      `Too many wrong codes. Try again in ${waitInWords(seconds, lang)}.`,
  },
  {
    invalid: "El código de acceso no es válido.",
    failed: "Ocurrió un error, inténtelo de nuevo.",
    locked: (seconds, lang) =>
      `Demasiados códigos equivocados. Inténtelo de nuevo en ${waitInWords(seconds, lang)}.`,
  },
);
