import { type PrivateFact, withholdPrivateFacts } from "@guildway/rules/assistant";
import { type Language, languageOf } from "../../passages/words.ts";

const words: Record<Language, Record<PrivateFact, string>> = {
  en: {
    "e-mail": "e-mail address",
    "social-security-number": "social security number",
    "date-of-birth": "date of birth",
    telephone: "telephone number",
  },
  es: {
    "e-mail": "correo electrónico",
    "social-security-number": "número de seguro social",
    "date-of-birth": "fecha de nacimiento",
    telephone: "número de teléfono",
  },
};

/** A question as it is stored: the assistant's own screen has taken private facts out of it, another's may not have. */
export const questionToKeep = (question: string, now: Date): string =>
  withholdPrivateFacts(question, words[languageOf(question)], now).text.slice(0, 5000);
