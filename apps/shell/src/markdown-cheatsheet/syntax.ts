/** What the cheatsheet says in one language. */
export interface Cheatsheet {
  title: string;
  intro: string;
  typed: string;
  means: string;
  rows: readonly { typed: string; means: string }[];
}

/** The markdown that our pages show, on the screen and as a leaf to print. */
export const cheatsheets: Readonly<Record<"en" | "es", Cheatsheet>> = {
  en: {
    title: "Markdown cheatsheet",
    intro: "Type these signs, and the page shows what stands beside them.",
    typed: "You type",
    means: "The page shows",
    rows: [
      { typed: "# Welding basics", means: "A large heading" },
      { typed: "## What you will learn", means: "A smaller heading" },
      { typed: "**bring gloves**", means: "Words in bold" },
      { typed: "*optional*", means: "Words in italics" },
      { typed: "- steel\n- copper", means: "A list with dots" },
      { typed: "1. Cut\n2. Weld", means: "A numbered list" },
      { typed: "[Safety rules](https://example.org)", means: "A link" },
      {
        typed: "![A weld](https://example.org/weld.jpg)",
        means: "A picture, with words for who cannot see it",
      },
      { typed: "> Measure twice.", means: "A quotation" },
      { typed: "`G28`", means: "Something to type as it is" },
      { typed: "---", means: "A line across the page" },
      { typed: "First part\n\nSecond part", means: "A new paragraph: leave a line empty" },
    ],
  },
  es: {
    title: "Guía breve de Markdown",
    intro: "Escriba estos signos y la página mostrará lo que está al lado.",
    typed: "Usted escribe",
    means: "La página muestra",
    rows: [
      { typed: "# Soldadura básica", means: "Un título grande" },
      { typed: "## Lo que aprenderá", means: "Un título más pequeño" },
      { typed: "**traiga guantes**", means: "Palabras en negrita" },
      { typed: "*opcional*", means: "Palabras en cursiva" },
      { typed: "- acero\n- cobre", means: "Una lista con puntos" },
      { typed: "1. Cortar\n2. Soldar", means: "Una lista numerada" },
      { typed: "[Normas de seguridad](https://example.org)", means: "Un enlace" },
      {
        typed: "![Una soldadura](https://example.org/weld.jpg)",
        means: "Una imagen, con palabras para quien no la ve",
      },
      { typed: "> Mida dos veces.", means: "Una cita" },
      { typed: "`G28`", means: "Algo que se escribe tal cual" },
      { typed: "---", means: "Una línea de lado a lado" },
      { typed: "Primera parte\n\nSegunda parte", means: "Un párrafo nuevo: deje una línea vacía" },
    ],
  },
};
