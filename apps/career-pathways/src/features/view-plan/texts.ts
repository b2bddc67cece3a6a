import { defineTexts } from "@guildway/ui";
import { usualRadius } from "../../plan/near-list.ts";

/** What the cards of a plan say. */
export const texts = defineTexts(
  {
    titles: {
      skills: "Skills",
      knowledge: "Knowledge",
      certificates: "Certifications",
      programs: "Training Programs",
    },
    importanceLegend: "Importance, from 0 to 100",
    importance: (name: string) => `Importance of ${name}, 0 to 100`,
    difficulty: (level: number) => `Difficulty ${level} of 5`,
    lowPrecision: "Low precision",
    lowPrecisionMeaning:
      "The survey behind this figure was small. Its source advises against relying on it.",
    remove: (name: string) => `Remove ${name}`,
    have: {
      skills: "I have this",
      knowledge: "I have this",
      certificates: "I have this",
      programs: "I have completed this",
    },
    removed: (name: string) => `${name} was removed.`,
    undo: "Undo",
    atLeastOne: "Select at least one.",
    none: {
      skills: "No skills are part of this plan.",
      knowledge: "No knowledge is part of this plan.",
      certificates: "No certifications are part of this plan.",
      programs: "No training programs are part of this plan.",
    },
    unrated: {
      skills:
        "O*NET has not rated skills for this occupation. Create those that you know of, or look at a related occupation.",
      knowledge: "O*NET has not rated knowledge for this occupation.",
    },
    nothingChosen: "You have taken all of them out. Choose some to have them in your plan.",
    nothingFound: {
      certificates: "No certification for this occupation is in our sources.",
      programs: "No school near your area reported graduates of a program for this occupation.",
    },
    noPlace: {
      certificates:
        "No federal license and no certification for this occupation is in our sources. Enter your ZIP code to see what your state asks for.",
      programs: "Enter your ZIP code to see programs near you.",
    },
    licence: {
      ofState: (state: string) => `Licenses of ${state}`,
      federal: "Federal licenses",
      other: "Certifications",
      updated: (day: string) => `entry of ${day}`,
      source: "Source:",
      requirements: "Requirements",
      noPlace: "Enter your ZIP code to see the licenses of your state.",
      stateUnknown: (state: string) =>
        `No licenses of ${state} are in this source. Ask the state whether this work needs one.`,
      noneFor: (state: string) =>
        `This source has no license of ${state} for this occupation. Some work needs one all the same: ask the state.`,
    },
    program: {
      graduates: (count: number, year: number) =>
        `${count.toLocaleString("en-US")} ${count === 1 ? "graduate" : "graduates"}, ${year - 1}–${String(year).slice(2)}`,
      upgrade: "Upgrade to view school name",
      hiddenSchool: "School name",
      all: (total: number, radius: number) =>
        total === 1
          ? `One program within ${radius} miles.`
          : `All ${total.toLocaleString("en-US")} programs within ${radius} miles, nearest first.`,
      nearest: (shown: number, total: number, radius: number) =>
        `The nearest ${shown} of ${total.toLocaleString("en-US")} within ${radius} miles.`,
      wider: (radius: number) =>
        `None within ${usualRadius} miles; these are within ${radius} miles.`,
      caution:
        "Schools reported these graduates for that year. It does not say that a program runs today: ask the school.",
    },
    unavailable: {
      certificates:
        "Guildway has no source of certifications here, so none are suggested. You can create one that you know of.",
      programs:
        "Guildway has no source of school programs here, so none are suggested. The plan works without them.",
    },
    failed: {
      certificates: "The certifications could not be loaded.",
      programs: "The training programs could not be loaded.",
    },
    failedText: "The rest of your plan is not affected.",
    address: "Address",
    website: "Website",
    details: "Details",
    yes: "Yes",
    no: "No",
    print: "Print",
    copyLink: "Copy link",
    copied: "Link copied.",
    notCopied: "The link could not be copied. Copy it from the address bar.",
  },
  {
    titles: {
      skills: "Habilidades",
      knowledge: "Conocimientos",
      certificates: "Certificaciones",
      programs: "Programas de capacitación",
    },
    importanceLegend: "Importancia, de 0 a 100",
    importance: (name: string) => `Importancia de ${name}, de 0 a 100`,
    difficulty: (level: number) => `Dificultad ${level} de 5`,
    lowPrecision: "Poca precisión",
    lowPrecisionMeaning:
      "La encuesta detrás de esta cifra fue pequeña. Su fuente recomienda no depender de ella.",
    remove: (name: string) => `Quitar ${name}`,
    have: {
      skills: "Ya la tengo",
      knowledge: "Ya lo tengo",
      certificates: "Ya la tengo",
      programs: "Ya lo terminé",
    },
    removed: (name: string) => `Se quitó ${name}.`,
    undo: "Deshacer",
    atLeastOne: "Seleccione al menos uno.",
    none: {
      skills: "Este plan no incluye habilidades.",
      knowledge: "Este plan no incluye conocimientos.",
      certificates: "Este plan no incluye certificaciones.",
      programs: "Este plan no incluye programas de capacitación.",
    },
    unrated: {
      skills:
        "O*NET no ha calificado habilidades para esta ocupación. Cree las que conozca o mire una ocupación relacionada.",
      knowledge: "O*NET no ha calificado conocimientos para esta ocupación.",
    },
    nothingChosen: "Los quitó todos. Elija algunos para incluirlos en su plan.",
    nothingFound: {
      certificates: "Nuestras fuentes no tienen certificaciones para esta ocupación.",
      programs:
        "Ninguna escuela cerca de su zona informó graduados de un programa para esta ocupación.",
    },
    noPlace: {
      certificates:
        "Nuestras fuentes no tienen licencias federales ni certificaciones para esta ocupación. Escriba su código postal para ver qué exige su estado.",
      programs: "Escriba su código postal para ver programas cerca de usted.",
    },
    licence: {
      ofState: (state: string) => `Licencias de ${state}`,
      federal: "Licencias federales",
      other: "Certificaciones",
      updated: (day: string) => `ficha del ${day}`,
      source: "Fuente:",
      requirements: "Requisitos",
      noPlace: "Escriba su código postal para ver las licencias de su estado.",
      stateUnknown: (state: string) =>
        `Esta fuente no tiene licencias de ${state}. Pregunte al estado si este trabajo necesita una.`,
      noneFor: (state: string) =>
        `Esta fuente no tiene licencias de ${state} para esta ocupación. Aun así, algunos trabajos la necesitan: pregunte al estado.`,
    },
    program: {
      graduates: (count: number, year: number) =>
        `${count.toLocaleString("es-US")} ${count === 1 ? "graduado" : "graduados"}, ${year - 1}–${String(year).slice(2)}`,
      upgrade: "Mejore su plan para ver el nombre de la escuela",
      hiddenSchool: "Nombre de la escuela",
      all: (total: number, radius: number) =>
        total === 1
          ? `Un programa a menos de ${radius} millas.`
          : `Los ${total.toLocaleString("es-US")} programas a menos de ${radius} millas, primero los más cercanos.`,
      nearest: (shown: number, total: number, radius: number) =>
        `Los ${shown} más cercanos de ${total.toLocaleString("es-US")} a menos de ${radius} millas.`,
      wider: (radius: number) =>
        `Ninguno a menos de ${usualRadius} millas; estos están a menos de ${radius} millas.`,
      caution:
        "Las escuelas informaron estos graduados en ese año. No significa que el programa exista hoy: pregunte a la escuela.",
    },
    unavailable: {
      certificates:
        "Guildway no tiene aquí una fuente de certificaciones, por eso no sugiere ninguna. Puede crear una que conozca.",
      programs:
        "Guildway no tiene aquí una fuente de programas escolares, por eso no sugiere ninguno. El plan funciona sin ellos.",
    },
    failed: {
      certificates: "No se pudieron cargar las certificaciones.",
      programs: "No se pudieron cargar los programas de capacitación.",
    },
    failedText: "El resto de su plan no cambia.",
    address: "Dirección",
    website: "Sitio web",
    details: "Detalles",
    yes: "Sí",
    no: "No",
    print: "Imprimir",
    copyLink: "Copiar enlace",
    copied: "Enlace copiado.",
    notCopied: "No se pudo copiar el enlace. Cópielo de la barra de direcciones.",
  },
);
