import { defineTexts } from "@guildway/ui";

export const texts = defineTexts(
  {
    assistant: "Assistant",
    close: "Close the assistant",
    person: "Talk to a person",
    examples: "Here are some examples of questions I've answered recently:",
    poweredBy: (name: string) => `Powered by ${name}`,
  },
  {
    assistant: "Asistente",
    close: "Cerrar el asistente",
    person: "Hablar con alguien",
    examples: "Estos son algunos ejemplos de preguntas que he respondido hace poco:",
    poweredBy: (name) => `Con tecnología de ${name}`,
  },
);
