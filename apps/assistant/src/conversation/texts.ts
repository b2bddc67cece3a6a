import type { PrivateFact } from "@guildway/rules/assistant";
import { defineTexts } from "@guildway/ui";

const english: Record<PrivateFact, string> = {
  "e-mail": "e-mail address",
  "social-security-number": "social security number",
  "date-of-birth": "date of birth",
  telephone: "telephone number",
};

const spanish: Record<PrivateFact, string> = {
  "e-mail": "correo electrónico",
  "social-security-number": "número de seguro social",
  "date-of-birth": "fecha de nacimiento",
  telephone: "número de teléfono",
};

/** What stands in the place of a private fact, and what it is called where it is said. */
export const privateFacts = defineTexts(english, spanish);

/** The replies that are the same each time. */
export const replies = defineTexts(
  {
    noAnswer:
      "I can't give an accurate or relevant response to your query. I'll try again, if you rephrase it.",
    clean: "Let's keep it clean, try again.",
    refrain: "Please refrain from using profanity.",
    brokeOff: "We've been notified that something went wrong, please try again.",
  },
  {
    noAnswer:
      "No puedo dar una respuesta exacta o pertinente a su pregunta. Lo intentaré de nuevo si la formula de otra manera.",
    clean: "Mantengamos un lenguaje respetuoso; inténtelo de nuevo.",
    refrain: "Por favor, evite las malas palabras.",
    brokeOff: "Nos han avisado de que algo salió mal; vuelva a intentarlo.",
  },
);
