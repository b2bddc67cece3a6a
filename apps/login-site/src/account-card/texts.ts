import { defineTexts } from "@guildway/ui";

/** What every card says, and what stands where a card's code did not load. */
export const texts = defineTexts(
  {
    poweredBy: "Powered by",
    newTab: "(opens in a new tab)",
    notLoaded: "This page could not be loaded",
    notLoadedText: "Nothing was sent. Check your connection and try again.",
    loadAgain: "Try again",
  },
  {
    poweredBy: "Con tecnología de",
    newTab: "(se abre en otra pestaña)",
    notLoaded: "No se pudo cargar esta página",
    notLoadedText: "No se envió nada. Revise su conexión y vuelva a intentarlo.",
    loadAgain: "Volver a intentar",
  },
);
