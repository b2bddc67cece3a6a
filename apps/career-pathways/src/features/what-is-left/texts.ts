import { defineTexts } from "@guildway/ui";

/** What the card of what is left says. */
export const texts = defineTexts(
  {
    title: "What is left for you",
    mark: "Mark below what you already have; this adds up what is left.",
    parts: {
      skills: "Skills",
      knowledge: "Knowledge",
      certificates: "Certifications",
      programs: "Training",
    },
    open: (open: number, of: number) => `${open} of ${of} left`,
    done: "Done",
    oneOf: (count: number) => (count === 1 ? "1 program" : `One of ${count} programs`),
    time: "Roughly how long",
    apprenticeship: (hours: string, time: string) =>
      `${sentence(time)} in a registered apprenticeship (${hours}, paid).`,
    school: (time: string) => `${sentence(time)} in the shortest program of this plan, full time.`,
    trained: "Your training is done.",
    unknown: "How long it takes is not known here.",
    note: "What you have may shorten it: schools and sponsors decide what they credit.",
  },
  {
    title: "Lo que le falta",
    mark: "Marque abajo lo que ya tiene; aquí se suma lo que falta.",
    parts: {
      skills: "Habilidades",
      knowledge: "Conocimientos",
      certificates: "Certificaciones",
      programs: "Capacitación",
    },
    open: (open: number, of: number) => `faltan ${open} de ${of}`,
    done: "Listo",
    oneOf: (count: number) => (count === 1 ? "1 programa" : `Uno de ${count} programas`),
    time: "Cuánto tarda, más o menos",
    apprenticeship: (hours: string, time: string) =>
      `${sentence(time)} en un aprendizaje registrado (${hours}, con pago).`,
    school: (time: string) =>
      `${sentence(time)} en el programa más corto de este plan, a tiempo completo.`,
    trained: "Su capacitación está lista.",
    unknown: "Aquí no se sabe cuánto tarda.",
    note: "Lo que ya tiene puede acortarlo: las escuelas y los patrocinadores deciden qué reconocen.",
  },
);

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
