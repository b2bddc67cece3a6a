import { defineTexts } from "@guildway/ui";

/** What is said of the palette before it is opened. */
export const texts = defineTexts(
  {
    open: "Find or go to…",
    keys: (command: string) => `${command} K`,
    control: "Ctrl",
    notLoaded: "The search did not load. Check your connection and try again.",
  },
  {
    open: "Encontrar o ir a…",
    keys: (command) => `${command} K`,
    control: "Ctrl",
    notLoaded: "La búsqueda no se cargó. Revise su conexión e inténtelo de nuevo.",
  },
);
