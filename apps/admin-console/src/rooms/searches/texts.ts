import { defineTexts } from "@guildway/ui";

/** What the room of searches says. */
export const texts = defineTexts(
  {
    one: "Question",
    many: "Questions asked",
    search: "Search in the questions",
    noneText: "What visitors ask your assistant stands here, with what they thought of the answer.",
    sections: { question: "Question", asked: "Where it was asked", record: "Record" },
    fields: {
      searchText: "Question",
      searchUserFeedback: "What the visitor thought",
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
    sections: { question: "Pregunta", asked: "Dónde se preguntó", record: "Registro" },
    fields: {
      searchText: "Pregunta",
      searchUserFeedback: "Qué pensó el visitante",
      integrationId: "Integración",
      locationId: "Lugar",
      userId: "Preguntó",
      createdAt: "Preguntada",
      id: "Id de la pregunta",
    },
  },
);
