import { defineTexts } from "@guildway/ui";

export const texts = defineTexts(
  {
    unknown: "This assistant was not found",
    unknownText:
      "The link may be old, or part of it may be missing. Go back to the page that you came from.",
    failed: "The assistant could not be loaded",
    failedText: "Nothing is lost. Check your connection and try again.",
    conversation: "Conversation",
    closed: "This conversation was closed.",
    startAgain: "Start a new conversation",
  },
  {
    unknown: "No se encontró este asistente",
    unknownText:
      "El enlace puede ser antiguo o estar incompleto. Regrese a la página de la que vino.",
    failed: "No se pudo cargar el asistente",
    failedText: "No se perdió nada. Revise su conexión y vuelva a intentarlo.",
    conversation: "Conversación",
    closed: "Esta conversación se cerró.",
    startAgain: "Empezar una nueva conversación",
  },
);
