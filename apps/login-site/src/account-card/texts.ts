import { defineTexts } from "@guildway/ui";

/** What every card says, and what stands where a card's code did not load. */
export const texts = defineTexts(
  {
    poweredBy: "Powered by",
    notLoaded: "This page could not be loaded",
    notLoadedText: "Nothing was sent. Check your connection and load the page again.",
    loadAgain: "Load again",
  },
  {
    poweredBy: "Con tecnología de",
    notLoaded: "No se pudo cargar esta página",
    notLoadedText: "No se envió nada. Revise su conexión y vuelva a cargar la página.",
    loadAgain: "Volver a cargar",
  },
);
