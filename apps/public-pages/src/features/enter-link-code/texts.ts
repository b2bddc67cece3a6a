import { defineTexts, type UiLang } from "@guildway/ui";
import { waitInWords } from "@guildway/ui/wait-in-words";

export const texts = defineTexts(
  {
    title: "Access Code",
    footer: "Enter access code to continue.",
    invalid: "Invalid access code.",
    failed: "Error occurred, try again.",
    locked: (seconds: number, lang: UiLang) =>
      `Too many wrong codes. Try again in ${waitInWords(seconds, lang)}.`,
  },
  {
    title: "Código de acceso",
    footer: "Escriba el código de acceso para continuar.",
    invalid: "El código de acceso no es válido.",
    failed: "Ocurrió un error, inténtelo de nuevo.",
    locked: (seconds, lang) =>
      `Demasiados códigos equivocados. Inténtelo de nuevo en ${waitInWords(seconds, lang)}.`,
  },
);
