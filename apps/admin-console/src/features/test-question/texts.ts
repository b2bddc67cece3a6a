import { defineTexts } from "@guildway/ui";

/** What testing a question says. */
export const texts = defineTexts(
  {
    title: "Test a question",
    back: "Back to Resources",
    intro:
      "See what the assistant finds for a question, why, and what it would answer. Nothing of it is kept, and visitors notice nothing.",
    integration: "Assistant",
    integrationHint: "It answers from the resource groups that its integration names.",
    wholeLibrary: "None: search the whole library",
    question: "Question",
    questionMissing: "Enter a question as a visitor would ask it.",
    threshold: "Threshold",
    thresholdHint: "How well a passage must fit to be used, from 0 to 1.",
    thresholdFault: "Enter a number from 0 to 1.",
    ask: "Show what is found",
    answer: "What would be answered",
    reviewed: (author: string | null) =>
      author
        ? `A reviewed answer, word for word, by ${author}.`
        : "A reviewed answer, word for word.",
    refusedTitle: "This question would not be answered",
    refused:
      "No passage fits well enough. Add a resource that says it, write a reviewed answer, or lower the threshold of the assistant.",
    answerFailed: {
      title: "The answer could not be composed",
      text: "What was found stands below. Try again.",
    },
    tooMany: {
      title: "Too many questions at once",
      text: "What was found stands below. Wait a minute and try again.",
    },
    searchFailed: {
      title: "The search did not work",
      text: "Your question is still here. Wait a moment and try again.",
    },
    byWordsAlone:
      "The embeddings server did not answer, so that passages were found by their words alone.",
    found: (count: number) => (count === 1 ? "1 passage found" : `${count} passages found`),
    nothing: "No passage shares a word with this question",
    nothingText: "Ask with other words, or add a resource that answers it.",
    used: "Used for the answer",
    fit: (name: string) => `How well the passage of ${name} fits`,
    page: (page: number) => `Page ${page}`,
    why: "Found by:",
    line: (threshold: number) => `Below ${threshold} nothing is used`,
  },
  {
    title: "Probar una pregunta",
    back: "Volver a Recursos",
    intro:
      "Vea qué encuentra el asistente para una pregunta, por qué y qué respondería. No se guarda nada, y los visitantes no notan nada.",
    integration: "Asistente",
    integrationHint: "Responde con los grupos de recursos que nombra su integración.",
    wholeLibrary: "Ninguno: buscar en toda la biblioteca",
    question: "Pregunta",
    questionMissing: "Escriba una pregunta como la haría un visitante.",
    threshold: "Umbral",
    thresholdHint: "Cuánto debe coincidir un pasaje para usarse, de 0 a 1.",
    thresholdFault: "Escriba un número de 0 a 1.",
    ask: "Mostrar lo que se encuentra",
    answer: "Lo que se respondería",
    reviewed: (author) =>
      author
        ? `Una respuesta revisada, palabra por palabra, de ${author}.`
        : "Una respuesta revisada, palabra por palabra.",
    refusedTitle: "Esta pregunta no se respondería",
    refused:
      "Ningún pasaje coincide lo suficiente. Agregue un recurso que lo diga, escriba una respuesta revisada o baje el umbral del asistente.",
    answerFailed: {
      title: "No se pudo componer la respuesta",
      text: "Lo que se encontró está abajo. Vuelva a intentar.",
    },
    tooMany: {
      title: "Demasiadas preguntas a la vez",
      text: "Lo que se encontró está abajo. Espere un minuto y vuelva a intentar.",
    },
    searchFailed: {
      title: "La búsqueda no funcionó",
      text: "Su pregunta sigue aquí. Espere un momento y vuelva a intentar.",
    },
    byWordsAlone:
      "El servidor de vectores no respondió; los pasajes se encontraron solo por sus palabras.",
    found: (count) => (count === 1 ? "Se encontró 1 pasaje" : `Se encontraron ${count} pasajes`),
    nothing: "Ningún pasaje comparte una palabra con esta pregunta",
    nothingText: "Pregunte con otras palabras o agregue un recurso que la responda.",
    used: "Se usa para la respuesta",
    fit: (name) => `Cuánto coincide el pasaje de ${name}`,
    page: (page) => `Página ${page}`,
    why: "Se encontró por:",
    line: (threshold) => `Por debajo de ${threshold} no se usa nada`,
  },
);
