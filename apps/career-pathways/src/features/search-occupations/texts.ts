import { defineTexts } from "@guildway/ui";

/** What the search and its results say. */
export const texts = defineTexts(
  {
    title: "Find an occupation and build a training plan",
    lead: "Search O*NET, the national database of more than 900 occupations. See what the work pays, what it takes, and plan how to learn it.",
    label: "What work do you want to do?",
    hint: "A job title, a task or a tool, for example “fix engines”",
    suggestions: "Or start with one of these:",
    submit: "Search",
    missing: "Enter a keyword.",
    results: (count: number, keyword: string) =>
      count === 1 ? `1 occupation for “${keyword}”` : `${count} occupations for “${keyword}”`,
    none: "No results found - Try a more general search or check spelling.",
    failed: "We could not search just now.",
    failedText: "What you typed is still here. Check your connection and try again.",
    alsoCalled: "Also called",
    code: "Code",
    select: "Select",
    selectNamed: (title: string) => `Select ${title}`,
  },
  {
    title: "Encuentre una ocupación y arme un plan de capacitación",
    lead: "Busque en O*NET, la base de datos nacional con más de 900 ocupaciones. Vea cuánto paga el trabajo, qué exige, y planee cómo aprenderlo.",
    label: "¿Qué trabajo le gustaría hacer?",
    hint: "Un puesto, una tarea o una herramienta, como «arreglar motores»",
    suggestions: "O empiece con una de estas:",
    submit: "Buscar",
    missing: "Escriba una palabra clave.",
    results: (count: number, keyword: string) =>
      count === 1 ? `1 ocupación para «${keyword}»` : `${count} ocupaciones para «${keyword}»`,
    none: "No se encontraron resultados: pruebe con una búsqueda más general o revise la ortografía.",
    failed: "No pudimos buscar en este momento.",
    failedText: "Lo que escribió sigue aquí. Revise su conexión y vuelva a intentarlo.",
    alsoCalled: "También se llama",
    code: "Código",
    select: "Elegir",
    selectNamed: (title: string) => `Elegir ${title}`,
  },
);
