import type { AskFault } from "../../conversation/use-conversation.ts";
import { defineTexts } from "@guildway/ui";

type Faults = Record<Exclude<AskFault, "profane">, string>;

const english: Faults = {
  empty: "Please enter a question so I can better assist you.",
  short: "Please enter a longer question so I can better assist you.",
  "few-words": "Please rephrase your question, more detail helps me better assist you.",
  "too-long": "Your question is too long. Ask it in at most 5,000 characters.",
};

const spanish: Faults = {
  empty: "Escriba una pregunta para que pueda ayudarle mejor.",
  short: "Escriba una pregunta más larga para que pueda ayudarle mejor.",
  "few-words": "Formule su pregunta de otra manera; con más detalle puedo ayudarle mejor.",
  "too-long": "Su pregunta es demasiado larga. Hágala en 5,000 caracteres como máximo.",
};

export const texts = defineTexts(
  {
    label: "Ask a question...",
    ask: "Ask",
    stop: "Stop",
    faults: english,
    status: "What the assistant is doing",
    retrieving: "Retrieving relevant info...",
    files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
    nodes: (count: number) => (count === 1 ? "1 node" : `${count} nodes`),
    retrieved: (files: string, nodes: string) => `Retrieved ${files}, ${nodes}`,
    composing: "Composing the answer...",
    composed: "Answer composed",
    ready: "Ready",
    reading: "Looking for an answer.",
    answered: (sentences: number, sources: number) =>
      `The answer is there: ${sentences === 1 ? "1 sentence" : `${sentences} sentences`} from ${sources === 1 ? "1 source" : `${sources} sources`}.`,
    answeredByStaff: "The answer is there, written by our staff.",
    stopped: "Stopped.",
  },
  {
    label: "Haga una pregunta...",
    ask: "Preguntar",
    stop: "Detener",
    faults: spanish,
    status: "Qué está haciendo el asistente",
    retrieving: "Buscando información pertinente...",
    files: (count) => (count === 1 ? "1 archivo" : `${count} archivos`),
    nodes: (count) => (count === 1 ? "1 nodo" : `${count} nodos`),
    retrieved: (files, nodes) => `Encontrado: ${files}, ${nodes}`,
    composing: "Redactando la respuesta...",
    composed: "Respuesta redactada",
    ready: "Listo",
    reading: "Buscando una respuesta.",
    answered: (sentences, sources) =>
      `La respuesta está lista: ${sentences === 1 ? "1 frase" : `${sentences} frases`} de ${sources === 1 ? "1 fuente" : `${sources} fuentes`}.`,
    answeredByStaff: "La respuesta está lista, escrita por nuestro personal.",
    stopped: "Detenido.",
  },
);
