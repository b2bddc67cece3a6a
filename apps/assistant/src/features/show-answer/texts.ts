import { defineTexts } from "@guildway/ui";

export const texts = defineTexts(
  {
    you: "You:",
    assistant: "Assistant:",
    working: "Working on it",
    notSent: (facts: string) => `Taken out before it was sent: ${facts}.`,
    source: (number: number, name: string) => `Source ${number}: ${name}`,
    sources: "Sources",
    page: (page: number) => `page ${page}`,
    unsupported: (count: number) =>
      count === 1
        ? "1 sentence was left out, since no source holds it"
        : `${count} sentences were left out, since no source holds them`,
    unsupportedText: "The language model wrote this by itself. Do not rely on it; ask a person.",
    reviewed: (author: string, day: string) => `Written by ${author}, ${day}`,
    reviewedBy: (day: string) => `Written by our staff, ${day}`,
    withoutModel:
      "The sentences stand as they are in the sources, since the language model does not answer at the moment.",
    answeredIn: (language: string) => `The sources are in ${language}, and so is the answer.`,
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Your browser did not let us copy it.",
    again: "Try again",
    stopped: "You stopped the answer.",
    unreached: "We could not reach the assistant. Your question is still here; try again.",
    tooMany:
      "Many questions were asked in a short time. Your question is still here; try again in a minute.",
    helpful: "Was this helpful?",
    yes: "Yes",
    no: "No",
    tellMore: "What was good, or missing?",
    tellMoreHint: "Do not write anything private.",
    send: "Send",
    sending: "Sending...",
    thanks: "Thank you. This helps us to improve the answers.",
    notSaved: "Your opinion could not be saved. Try again.",
    openFile: (page: number | null) =>
      page === null ? "Open the source" : `Open it at page ${page}`,
    newTab: "(opens in a new tab)",
    passageGone: "This passage could not be loaded. Ask again to read it.",
  },
  {
    you: "Usted:",
    assistant: "Asistente:",
    working: "Trabajando en ello",
    notSent: (facts) => `Se quitó antes de enviarla: ${facts}.`,
    source: (number, name) => `Fuente ${number}: ${name}`,
    sources: "Fuentes",
    page: (page) => `página ${page}`,
    unsupported: (count) =>
      count === 1
        ? "Se omitió 1 frase porque ninguna fuente la respalda"
        : `Se omitieron ${count} frases porque ninguna fuente las respalda`,
    unsupportedText:
      "Esto lo escribió el modelo de lenguaje por su cuenta. No confíe en ello; pregunte a una persona.",
    reviewed: (author, day) => `Escrito por ${author}, ${day}`,
    reviewedBy: (day) => `Escrito por nuestro personal, ${day}`,
    withoutModel:
      "Las frases están tal como figuran en las fuentes, porque el modelo de lenguaje no responde en este momento.",
    answeredIn: (language) => `Las fuentes están en ${language}, y la respuesta también.`,
    copy: "Copiar",
    copied: "Copiado.",
    notCopied: "Su navegador no permitió copiarlo.",
    again: "Volver a intentar",
    stopped: "Usted detuvo la respuesta.",
    unreached:
      "No pudimos comunicarnos con el asistente. Su pregunta sigue aquí; vuelva a intentarlo.",
    tooMany:
      "Se hicieron muchas preguntas en poco tiempo. Su pregunta sigue aquí; vuelva a intentarlo en un minuto.",
    helpful: "¿Le sirvió?",
    yes: "Sí",
    no: "No",
    tellMore: "¿Qué estuvo bien o qué faltó?",
    tellMoreHint: "No escriba nada privado.",
    send: "Enviar",
    sending: "Enviando...",
    thanks: "Gracias. Esto nos ayuda a mejorar las respuestas.",
    notSaved: "No se pudo guardar su opinión. Vuelva a intentarlo.",
    openFile: (page) => (page === null ? "Abrir la fuente" : `Abrirla en la página ${page}`),
    newTab: "(se abre en una pestaña nueva)",
    passageGone: "No se pudo cargar este pasaje. Pregunte de nuevo para leerlo.",
  },
);
