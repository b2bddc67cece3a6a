import { defineTexts } from "@guildway/ui";
import type { Answer, QuestionId } from "./interest-profile.ts";

const questionsEn: Record<QuestionId, string> = {
  repair: "Find out why a machine does not run, and repair it",
  experiment: "Try something in a laboratory and write down what happens",
  design: "Design how something looks",
  teach: "Show somebody how a thing is done",
  lead: "Lead a group and decide what it does",
  records: "Keep records in good order",
  build: "Build something with tools",
  causes: "Look for the cause of a problem in figures or facts",
  perform: "Write, draw, play music or act",
  care: "Care for people who are ill or need help",
  sell: "Convince people of an idea or a product",
  plan: "Follow a plan step by step and check each detail",
};

const questionsEs: Record<QuestionId, string> = {
  repair: "Averiguar por qué no funciona una máquina y repararla",
  experiment: "Probar algo en un laboratorio y anotar lo que pasa",
  design: "Diseñar cómo se ve algo",
  teach: "Enseñarle a alguien cómo se hace algo",
  lead: "Dirigir un grupo y decidir lo que hace",
  records: "Llevar registros en buen orden",
  build: "Construir algo con herramientas",
  causes: "Buscar la causa de un problema en cifras o datos",
  perform: "Escribir, dibujar, tocar música o actuar",
  care: "Cuidar a personas enfermas o que necesitan ayuda",
  sell: "Convencer a la gente de una idea o un producto",
  plan: "Seguir un plan paso a paso y revisar cada detalle",
};

const answersEn: Record<Answer, string> = {
  yes: "I would like that",
  unsure: "I am not sure",
  no: "That is not for me",
};

const answersEs: Record<Answer, string> = {
  yes: "Me gustaría",
  unsure: "No sé",
  no: "No es para mí",
};

/** What exploring without a word says. */
export const texts = defineTexts(
  {
    lead: "No word in mind? Start from yourself, or from what the market offers.",
    interests: "What I like",
    interestsLead: "12 short questions",
    pay: "What pays here",
    payLead: "Highest median wage first",
    openings: "What is in demand",
    openingsLead: "Most openings first",
    title: {
      interests: "Occupations that fit what you like",
      pay: "What pays best near you",
      openings: "What is in demand",
    },
    about: {
      interests: "By how O*NET rates the interests of each occupation, beside your answers.",
      pay: "By the yearly median wage nearest to your place.",
      openings:
        "By the openings a year that are expected in the United States. An occupation that is counted together with others has the figure of all of them.",
    },
    question: (place: number, of: number) => `Question ${place} of ${of}`,
    ask: "Would you like to do this at work?",
    questions: questionsEn,
    answers: answersEn,
    previous: "Previous question",
    again: "Answer the questions again",
    flat: "You answered all questions alike, so nothing fits better than anything else. Answer again, or look at what pays or is in demand.",
    strongest: "You like most:",
    preparation: "Preparation",
    zones: {
      "": "Any",
      "1": "Little or none",
      "2": "Up to some months",
      "3": "Up to one or two years",
      "4": "Up to several years",
    },
    apprenticeable: "Only what can be learned in a registered apprenticeship",
    count: (total: number) =>
      total === 1 ? "1 occupation" : `${total.toLocaleString("en-US")} occupations`,
    more: "Show more",
    none: "No occupation fits. Choose more preparation, or leave apprenticeship open.",
    noData: "This installation does not know enough for this list yet.",
    failed: "The occupations could not be loaded.",
    failedText: "Your answers are still here. Check your connection and try again.",
    annual: "a year",
    orMore: (amount: string) => `${amount} or more`,
    nation: "United States",
    perYear: (openings: string) => `${openings} openings a year`,
    apprenticeship: "Apprenticeship",
    select: (name: string) => `Select ${name}`,
    back: "Back to search",
    compare: "Compare occupations",
    compareLead: "Two or three side by side",
  },
  {
    lead: "¿No tiene una palabra en mente? Empiece por usted, o por lo que ofrece el mercado.",
    interests: "Lo que me gusta",
    interestsLead: "12 preguntas cortas",
    pay: "Lo que paga aquí",
    payLead: "Primero el salario mediano más alto",
    openings: "Lo que tiene demanda",
    openingsLead: "Primero las que tienen más vacantes",
    title: {
      interests: "Ocupaciones que van con lo que le gusta",
      pay: "Lo que mejor paga cerca de usted",
      openings: "Lo que tiene demanda",
    },
    about: {
      interests:
        "Según cómo califica O*NET los intereses de cada ocupación, junto a sus respuestas.",
      pay: "Según el salario mediano anual más cercano a su lugar.",
      openings:
        "Según las vacantes al año que se esperan en Estados Unidos. Una ocupación que se cuenta junto con otras lleva la cifra de todas.",
    },
    question: (place: number, of: number) => `Pregunta ${place} de ${of}`,
    ask: "¿Le gustaría hacer esto en el trabajo?",
    questions: questionsEs,
    answers: answersEs,
    previous: "Pregunta anterior",
    again: "Responder otra vez",
    flat: "Respondió igual a todas las preguntas, así que nada va mejor que lo demás. Responda otra vez, o vea lo que paga o tiene demanda.",
    strongest: "Lo que más le gusta:",
    preparation: "Preparación",
    zones: {
      "": "Cualquiera",
      "1": "Poca o ninguna",
      "2": "Hasta algunos meses",
      "3": "Hasta uno o dos años",
      "4": "Hasta varios años",
    },
    apprenticeable: "Solo lo que se aprende en un aprendizaje registrado",
    count: (total: number) =>
      total === 1 ? "1 ocupación" : `${total.toLocaleString("es-US")} ocupaciones`,
    more: "Mostrar más",
    none: "Ninguna ocupación cumple. Elija más preparación, o deje abierto el aprendizaje.",
    noData: "Esta instalación todavía no sabe lo suficiente para esta lista.",
    failed: "No se pudieron cargar las ocupaciones.",
    failedText: "Sus respuestas siguen aquí. Revise su conexión y vuelva a intentarlo.",
    annual: "al año",
    orMore: (amount: string) => `${amount} o más`,
    nation: "Estados Unidos",
    perYear: (openings: string) => `${openings} vacantes al año`,
    apprenticeship: "Aprendizaje",
    select: (name: string) => `Elegir ${name}`,
    back: "Volver a la búsqueda",
    compare: "Comparar ocupaciones",
    compareLead: "Dos o tres lado a lado",
  },
);
