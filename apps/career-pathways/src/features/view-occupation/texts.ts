import { defineTexts } from "@guildway/ui";
import { usualRadius } from "../../plan/near-list.ts";

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
      rateLegend: "Show wages by the hour or by the year",
      median: "Half earn more, half earn less, in",
      nation: "United States",
      nationInSentence: "the United States",
      chart: "Median wage by area",
      spread: "How wages spread in the United States",
      medianTable: "Median wage by area",
      spreadTable: "United States",
      area: "Area",
      noHourly: "No hourly wage is published for this work.",
      noAnnual: "No yearly wage is published for this work.",
      noLocal: "No figures of your area are known here. These are the nation's.",
      noPlace: "These are the nation's figures. To see those of your area:",
      levels: "No median is published for",
      entry: "When one starts",
      experienced: "With experience",
      levelsSource: (release: string) =>
        `Prevailing wages ${release}, U.S. Department of Labor. They are not of the same survey year as the medians.`,
      hourly: "an hour",
      annual: "a year",
      orMore: (amount: string) => `${amount} or more`,
      low: (amount: string) => `1 in 10 earns less than ${amount}`,
      high: (amount: string) => `1 in 10 earns more than ${amount}`,
      highCapped: (amount: string) => `1 in 10 earns ${amount} or more`,
      table: "All figures as tables",
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
        `Figures of May ${year}. Source: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics.`,
      wider: "The survey counts a wider group:",
      notAlone: "Wages for this occupation alone are not published.",
      none: "No wage figures are published for this occupation.",
    },
    keyFacts: {
      label: "What decides",
      pay: "Pay here",
      nationPay: "Pay",
      nation: "United States",
      openings: "Openings a year",
      education: "Typical entry",
      apprenticeship: "Apprenticeship",
      titles: (count: number) =>
        count === 1 ? "1 registered title" : `${count} registered titles`,
      noApprenticeship: "None on the list",
      figuresFor: (place: string) => `Figures for ${place}`,
      changePlace: "Change ZIP code",
      approximate: (asked: string) =>
        `We do not know ZIP code ${asked} and took the nearest one that we know.`,
    },
    outlook: {
      title: "Outlook",
      openings: "openings a year in the United States",
      openingsMeaning: "Openings count new jobs and those that people leave.",
      change: (sign: number, percent: string, period: string, from: string, to: string) =>
        sign > 0
          ? `Jobs are expected to grow by ${percent}% in ${period}, from ${from} to ${to}.`
          : sign < 0
            ? `Jobs are expected to shrink by ${percent}% in ${period}, from ${from} to ${to}.`
            : `The number of jobs is expected to stay about the same in ${period}: ${from}.`,
      education: "Typical entry education",
      experience: "Work experience before",
      training: "Training on the job",
      about: "Source: U.S. Bureau of Labor Statistics, Employment Projections.",
      wider: "They count a wider group:",
      none: "No projections are known here for this occupation.",
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
    sponsors: {
      title: "Apprenticeships near you",
      national: "Takes apprentices nationwide",
      updated: (day: string) => `entry of ${day}`,
      profile: "Entry on Apprenticeship.gov",
      all: (total: number, radius: number) =>
        total === 1
          ? `One registered sponsor within ${radius} miles.`
          : `All ${total} registered sponsors within ${radius} miles, nearest first.`,
      nearest: (shown: number, total: number, radius: number) =>
        `The nearest ${shown} of ${total} registered sponsors within ${radius} miles.`,
      wider: (radius: number) =>
        `None within ${usualRadius} miles; these are within ${radius} miles.`,
      notAll:
        "A sponsor on this list may not be hiring today: ask. States with an office of their own may know more sponsors.",
      unavailable: "Guildway has no list of sponsors here. The U.S. Department of Labor has one:",
      noPlace: "Enter your ZIP code to see who takes apprentices near you.",
      none: "No registered sponsor for this work is on our list near your area. The list does not hold those of every state; look also here:",
      finder: "Partner Finder on Apprenticeship.gov",
      failed: "The sponsors could not be loaded.",
      failedText: "The rest of the page is not affected.",
    },
    work: {
      title: "What one does",
      open: "Tasks, technology, tools and interests",
      tasks: "Tasks",
      technology: "Technology",
      tools: "Tools",
      interests: "Interests",
      inDemand: "In demand",
      hot: "Hot technology",
      demandMeaning:
        "In demand: often asked for in job postings for this work. Hot: often asked for in job postings of any kind.",
      interestsMeaning: "What people like who like this work, from 1 to 7.",
      none: "Nothing is known here of what one does in this occupation.",
      failed: "What one does could not be loaded.",
      failedText: "The rest of the page is not affected.",
    },
    related: {
      title: "Related occupations",
      compare: "Compare",
      pay: (percent: number) =>
        percent === 0
          ? "pays about the same"
          : percent > 0
            ? `pays ${percent}% more`
            : `pays ${-percent}% less`,
      more: "asks for more preparation",
      less: "asks for less preparation",
      alike: "asks for as much preparation",
      compareWith: (name: string) => `Compare with ${name}`,
    },
    compare: "Compare with others",
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
      rateLegend: "Mostrar salarios por hora o por año",
      median: "La mitad gana más y la mitad gana menos, en",
      nation: "Estados Unidos",
      nationInSentence: "Estados Unidos",
      chart: "Salario mediano por zona",
      spread: "Cómo se reparten los salarios en Estados Unidos",
      medianTable: "Salario mediano por zona",
      spreadTable: "Estados Unidos",
      area: "Zona",
      noHourly: "No se publica un salario por hora para este trabajo.",
      noAnnual: "No se publica un salario anual para este trabajo.",
      noLocal: "Aquí no se conocen cifras de su zona. Estas son las del país.",
      noPlace: "Estas son las cifras del país. Para ver las de su zona:",
      levels: "No se publica la mediana de",
      entry: "Al empezar",
      experienced: "Con experiencia",
      levelsSource: (release: string) =>
        `Salarios prevalecientes de ${release}, Departamento de Trabajo de EE. UU. No son del mismo año de encuesta que las medianas.`,
      hourly: "por hora",
      annual: "al año",
      orMore: (amount: string) => `${amount} o más`,
      low: (amount: string) => `1 de cada 10 gana menos de ${amount}`,
      high: (amount: string) => `1 de cada 10 gana más de ${amount}`,
      highCapped: (amount: string) => `1 de cada 10 gana ${amount} o más`,
      table: "Todas las cifras en tablas",
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
        `Cifras de mayo de ${year}. Fuente: Oficina de Estadísticas Laborales de EE. UU., Estadísticas de Empleo y Salarios por Ocupación.`,
      wider: "La encuesta cuenta un grupo más amplio:",
      notAlone: "No se publican salarios solo de esta ocupación.",
      none: "No se publican cifras de salario para esta ocupación.",
    },
    keyFacts: {
      label: "Lo que decide",
      pay: "Salario aquí",
      nationPay: "Salario",
      nation: "Estados Unidos",
      openings: "Vacantes al año",
      education: "Para empezar",
      apprenticeship: "Aprendizaje",
      titles: (count: number) =>
        count === 1 ? "1 título registrado" : `${count} títulos registrados`,
      noApprenticeship: "Ninguno en la lista",
      figuresFor: (place: string) => `Cifras para ${place}`,
      changePlace: "Cambiar código postal",
      approximate: (asked: string) =>
        `No conocemos el código postal ${asked} y tomamos el más cercano que conocemos.`,
    },
    outlook: {
      title: "Perspectivas",
      openings: "vacantes al año en Estados Unidos",
      openingsMeaning: "Las vacantes cuentan empleos nuevos y los que otras personas dejan.",
      change: (sign: number, percent: string, period: string, from: string, to: string) =>
        sign > 0
          ? `Se espera que los empleos crezcan un ${percent} % en ${period}, de ${from} a ${to}.`
          : sign < 0
            ? `Se espera que los empleos bajen un ${percent} % en ${period}, de ${from} a ${to}.`
            : `Se espera que el número de empleos siga casi igual en ${period}: ${from}.`,
      education: "Estudios habituales para empezar",
      experience: "Experiencia previa",
      training: "Capacitación en el trabajo",
      about: "Fuente: Oficina de Estadísticas Laborales de EE. UU., Proyecciones de Empleo.",
      wider: "Cuentan un grupo más amplio:",
      none: "Aquí no se conocen proyecciones para esta ocupación.",
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
    sponsors: {
      title: "Aprendizajes cerca de usted",
      national: "Recibe aprendices en todo el país",
      updated: (day: string) => `ficha del ${day}`,
      profile: "Ficha en Apprenticeship.gov",
      all: (total: number, radius: number) =>
        total === 1
          ? `Un patrocinador registrado a menos de ${radius} millas.`
          : `Los ${total} patrocinadores registrados a menos de ${radius} millas, primero los más cercanos.`,
      nearest: (shown: number, total: number, radius: number) =>
        `Los ${shown} más cercanos de ${total} patrocinadores registrados a menos de ${radius} millas.`,
      wider: (radius: number) =>
        `Ninguno a menos de ${usualRadius} millas; estos están a menos de ${radius} millas.`,
      notAll:
        "Un patrocinador de esta lista quizá no contrate hoy: pregunte. Los estados con oficina propia pueden conocer más patrocinadores.",
      unavailable:
        "Guildway no tiene aquí una lista de patrocinadores. El Departamento de Trabajo de EE. UU. tiene una:",
      noPlace: "Escriba su código postal para ver quién recibe aprendices cerca de usted.",
      none: "Nuestra lista no tiene patrocinadores registrados para este trabajo cerca de su zona. No incluye los de todos los estados; busque también aquí:",
      finder: "Buscador de socios de Apprenticeship.gov",
      failed: "No se pudieron cargar los patrocinadores.",
      failedText: "El resto de la página no cambia.",
    },
    work: {
      title: "Qué se hace",
      open: "Tareas, tecnología, herramientas e intereses",
      tasks: "Tareas",
      technology: "Tecnología",
      tools: "Herramientas",
      interests: "Intereses",
      inDemand: "Muy solicitada",
      hot: "Tecnología popular",
      demandMeaning:
        "Muy solicitada: se pide a menudo en ofertas de este trabajo. Popular: se pide a menudo en ofertas de todo tipo.",
      interestsMeaning: "Lo que gusta a quienes disfrutan de este trabajo, de 1 a 7.",
      none: "Aquí no se sabe qué se hace en esta ocupación.",
      failed: "No se pudo cargar qué se hace.",
      failedText: "El resto de la página no cambia.",
    },
    related: {
      title: "Ocupaciones relacionadas",
      compare: "Comparar",
      pay: (percent: number) =>
        percent === 0
          ? "paga más o menos lo mismo"
          : percent > 0
            ? `paga ${percent} % más`
            : `paga ${-percent} % menos`,
      more: "pide más preparación",
      less: "pide menos preparación",
      alike: "pide la misma preparación",
      compareWith: (name: string) => `Comparar con ${name}`,
    },
    compare: "Comparar con otras",
    changeQuestion: "¿Cambiar de ocupación?",
    changeText:
      "Se quitarán sus selecciones para esta ocupación y las habilidades y certificados que haya creado.",
    changeConfirm: "Cambiar de ocupación",
  },
);
