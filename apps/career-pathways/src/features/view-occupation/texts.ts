import { defineTexts } from "@guildway/ui";

/** What the facts of an occupation say. */
export const texts = defineTexts(
  {
    code: "O*NET code",
    change: "Change",
    counts: "In this plan",
    skills: "Skills",
    knowledge: "Knowledge",
    programs: "Programs",
    certifications: "Certifications",
    wages: {
      title: "Wages",
      median: "Half earn more, half earn less",
      hourly: "an hour",
      annual: "a year",
      orMore: (amount: string) => `${amount} or more`,
      low: (amount: string) => `1 in 10 earns less than ${amount}`,
      high: (amount: string) => `1 in 10 earns more than ${amount}`,
      highCapped: (amount: string) => `1 in 10 earns ${amount} or more`,
      table: "All figures as a table",
      measure: "Share of workers who earn less",
      rows: {
        Pct10: "10%",
        Pct25: "25%",
        Median: "50% (median)",
        Pct75: "75%",
        Pct90: "90%",
      },
      hourlyColumn: "Hourly",
      annualColumn: "Annual",
      unpublished: "Not published",
      about: (year: number) =>
        `National figures for the United States, May ${year}. Source: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics.`,
      wider: "The survey counts a wider group:",
      notAlone: "Wages for this occupation alone are not published.",
      none: "No wage figures are published for this occupation.",
    },
    apprenticeship: {
      title: "Apprenticeable",
      lead: (count: number) =>
        count === 1
          ? "The U.S. Department of Labor recognizes one apprenticeship for this work."
          : `The U.S. Department of Labor recognizes ${count} apprenticeships for this work.`,
      none: "The U.S. Department of Labor's list has no apprenticeship for this occupation.",
      code: "RAPIDS",
      types: { TB: "Time-based", HY: "Hybrid", CB: "Competency-based" },
      noHours: "By skills shown",
    },
    related: { title: "Related occupations" },
    changeQuestion: "Change the occupation?",
    changeText:
      "Your selections for this occupation, and the skills and certificates you created, will be removed.",
    changeConfirm: "Change occupation",
  },
  {
    code: "Código O*NET",
    change: "Cambiar",
    counts: "En este plan",
    skills: "Habilidades",
    knowledge: "Conocimientos",
    programs: "Programas",
    certifications: "Certificaciones",
    wages: {
      title: "Salarios",
      median: "La mitad gana más y la mitad gana menos",
      hourly: "por hora",
      annual: "al año",
      orMore: (amount: string) => `${amount} o más`,
      low: (amount: string) => `1 de cada 10 gana menos de ${amount}`,
      high: (amount: string) => `1 de cada 10 gana más de ${amount}`,
      highCapped: (amount: string) => `1 de cada 10 gana ${amount} o más`,
      table: "Todas las cifras en una tabla",
      measure: "Gana menos",
      rows: {
        Pct10: "10 %",
        Pct25: "25 %",
        Median: "50 % (mediana)",
        Pct75: "75 %",
        Pct90: "90 %",
      },
      hourlyColumn: "Por hora",
      annualColumn: "Al año",
      unpublished: "Sin publicar",
      about: (year: number) =>
        `Cifras nacionales de Estados Unidos, mayo de ${year}. Fuente: Oficina de Estadísticas Laborales de EE. UU., Estadísticas de Empleo y Salarios por Ocupación.`,
      wider: "La encuesta cuenta un grupo más amplio:",
      notAlone: "No se publican salarios solo de esta ocupación.",
      none: "No se publican cifras de salario para esta ocupación.",
    },
    apprenticeship: {
      title: "Aprendizaje registrado",
      lead: (count: number) =>
        count === 1
          ? "El Departamento de Trabajo de EE. UU. reconoce un programa de aprendizaje para este trabajo."
          : `El Departamento de Trabajo de EE. UU. reconoce ${count} programas de aprendizaje para este trabajo.`,
      none: "La lista del Departamento de Trabajo de EE. UU. no tiene un programa de aprendizaje para esta ocupación.",
      code: "RAPIDS",
      types: { TB: "Por tiempo", HY: "Híbrido", CB: "Por competencias" },
      noHours: "Según lo demostrado",
    },
    related: { title: "Ocupaciones relacionadas" },
    changeQuestion: "¿Cambiar de ocupación?",
    changeText:
      "Se quitarán sus selecciones para esta ocupación y las habilidades y certificados que haya creado.",
    changeConfirm: "Cambiar de ocupación",
  },
);
