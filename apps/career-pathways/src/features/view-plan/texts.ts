import { defineTexts } from "@guildway/ui";

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
    removed: (name: string) => `${name} was removed.`,
    undo: "Undo",
    atLeastOne: "Select at least one.",
    none: {
      skills: "No skills are part of this plan.",
      knowledge: "No knowledge is part of this plan.",
      certificates: "No certifications are part of this plan.",
      programs: "No training programs are part of this plan.",
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
    organization: "Accrediting organization",
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
    removed: (name: string) => `Se quitó ${name}.`,
    undo: "Deshacer",
    atLeastOne: "Seleccione al menos uno.",
    none: {
      skills: "Este plan no incluye habilidades.",
      knowledge: "Este plan no incluye conocimientos.",
      certificates: "Este plan no incluye certificaciones.",
      programs: "Este plan no incluye programas de capacitación.",
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
    organization: "Organización que acredita",
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
