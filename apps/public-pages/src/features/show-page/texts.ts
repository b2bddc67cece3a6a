import { defineTexts } from "@guildway/ui";

export const texts = defineTexts(
  {
    materials: "Materials",
    links: "Links",
    featured: "Featured",
    newTab: "(opens in a new tab)",
    open: (title: string) => `Show ${title}`,
    embedNote: "It comes from another site and is shown once you ask for it.",
    assistant: "Assistant",
    ask: "Ask a question",
    failed: "The page could not be loaded",
    failedText: "Nothing is lost. Check your connection and try again.",
  },
  {
    materials: "Materiales",
    links: "Enlaces",
    featured: "Destacado",
    newTab: "(se abre en una pestaña nueva)",
    open: (title) => `Mostrar ${title}`,
    embedNote: "Viene de otro sitio y se muestra cuando usted lo pide.",
    assistant: "Asistente",
    ask: "Hacer una pregunta",
    failed: "No se pudo cargar la página",
    failedText: "No se perdió nada. Revise su conexión y vuelva a intentar.",
  },
);
