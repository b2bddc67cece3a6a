import { defineTexts } from "@guildway/ui";

/** What the room of reviewed answers says. */
export const texts = defineTexts(
  {
    one: "Reviewed answer",
    many: "Reviewed answers",
    add: "New answer",
    search: "Search in the questions",
    noneText:
      "What your assistant should answer word for word stands here. Write one, or begin with a question that had no answer.",
    sections: { answer: "Question and answer", use: "Where it is given", record: "Record" },
    states: { given: "Given", draft: "Not given yet" },
    choicesOfUse: {
      draft: { label: "Not given yet", hint: "Only staff read it." },
      given: {
        label: "Given by the assistant",
        hint: "Visitors who ask this read it word for word, with your name and the date.",
      },
    },
    give: "Give it",
    retire: "Stop giving it",
    isGiven: "The assistant gives this answer.",
    isRetired: "The assistant no longer gives this answer.",
    notChanged: "That did not work. Try again.",
    hints: {
      question: "As a visitor would ask it.",
      otherQuestions: "The same question in other words, one a line.",
      answer: "Plain text. Visitors read it as you write it.",
      integrationId: "All assistants of the organization where none is chosen.",
    },
    fields: {
      question: "Question",
      otherQuestions: "Also asked as",
      answer: "Answer",
      isPublished: "Given to visitors",
      integrationId: "Integration",
      searchId: "Written for the question",
      userId: "Written by",
      id: "Answer id",
    },
  },
  {
    one: "Respuesta revisada",
    many: "Respuestas revisadas",
    add: "Agregar respuesta",
    search: "Buscar en las preguntas",
    noneText:
      "Aquí está lo que su asistente debe responder palabra por palabra. Escriba una o empiece con una pregunta que no tuvo respuesta.",
    sections: { answer: "Pregunta y respuesta", use: "Dónde se da", record: "Registro" },
    states: { given: "Se da", draft: "Todavía no se da" },
    choicesOfUse: {
      draft: { label: "Todavía no se da", hint: "Solo la lee el personal." },
      given: {
        label: "La da el asistente",
        hint: "Quien pregunta esto la lee palabra por palabra, con su nombre y la fecha.",
      },
    },
    give: "Darla",
    retire: "Dejar de darla",
    isGiven: "El asistente da esta respuesta.",
    isRetired: "El asistente ya no da esta respuesta.",
    notChanged: "No funcionó. Vuelva a intentar.",
    hints: {
      question: "Como la haría un visitante.",
      otherQuestions: "La misma pregunta en otras palabras, una por línea.",
      answer: "Texto simple. Los visitantes la leen como usted la escribe.",
      integrationId: "Todos los asistentes de la organización si no se elige ninguno.",
    },
    fields: {
      question: "Pregunta",
      otherQuestions: "También preguntada como",
      answer: "Respuesta",
      isPublished: "Se da a los visitantes",
      integrationId: "Integración",
      searchId: "Escrita para la pregunta",
      userId: "Escrita por",
      id: "Id de la respuesta",
    },
  },
);
