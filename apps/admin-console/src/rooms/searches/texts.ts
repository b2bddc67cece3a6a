import { defineTexts } from "@guildway/ui";

/** What the room of searches says. */
export const texts = defineTexts(
  {
    one: "Question",
    many: "Questions asked",
    search: "Search in the questions",
    noneText: "What visitors ask your assistant stands here, with what they thought of the answer.",
    sections: {
      question: "Question",
      answer: "What the assistant answered",
      opinion: "What the visitor thought",
      asked: "Where it was asked",
      record: "Record",
    },
    related: { "admin-console.reviewedAnswers": "Answers written for it" },
    choices: {
      outcome: {
        asked: "No answer noted",
        answered: "Answered",
        reviewed: "Reviewed answer given",
        refused: "No answer found",
        failed: "Broke off",
      },
    },
    answerIt: "Write an answer",
    page: (number: number) => `page ${number}`,
    passagesGone: (count: number) =>
      count === 1
        ? "One passage is no longer in the library."
        : `${count} passages are no longer in the library.`,
    fields: {
      searchText: "Question",
      outcome: "Outcome",
      answer: "Answer",
      reviewedAnswerId: "Reviewed answer",
      unsupportedSentences: "Sentences that no passage holds",
      resourceVecIds: "Passages found",
      isHelpful: "Helpful",
      searchUserFeedback: "In their words",
      integrationId: "Integration",
      locationId: "Location",
      userId: "Asked by",
      createdAt: "Asked",
      id: "Question id",
    },
  },
  {
    one: "Pregunta",
    many: "Preguntas hechas",
    search: "Buscar en las preguntas",
    noneText:
      "Aquí está lo que los visitantes preguntan a su asistente y qué pensaron de la respuesta.",
    sections: {
      question: "Pregunta",
      answer: "Qué respondió el asistente",
      opinion: "Qué pensó el visitante",
      asked: "Dónde se preguntó",
      record: "Registro",
    },
    related: { "admin-console.reviewedAnswers": "Respuestas escritas para ella" },
    choices: {
      outcome: {
        asked: "Sin respuesta anotada",
        answered: "Respondida",
        reviewed: "Respuesta revisada dada",
        refused: "Sin respuesta",
        failed: "Se interrumpió",
      },
    },
    answerIt: "Escribir una respuesta",
    page: (number: number) => `página ${number}`,
    passagesGone: (count: number) =>
      count === 1
        ? "Un pasaje ya no está en la biblioteca."
        : `${count} pasajes ya no están en la biblioteca.`,
    fields: {
      searchText: "Pregunta",
      outcome: "Resultado",
      answer: "Respuesta",
      reviewedAnswerId: "Respuesta revisada",
      unsupportedSentences: "Oraciones que ningún pasaje contiene",
      resourceVecIds: "Pasajes encontrados",
      isHelpful: "Útil",
      searchUserFeedback: "En sus palabras",
      integrationId: "Integración",
      locationId: "Lugar",
      userId: "Preguntó",
      createdAt: "Preguntada",
      id: "Id de la pregunta",
    },
  },
);
