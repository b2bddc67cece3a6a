import { defineTexts } from "@guildway/ui";

/** How a browser is called. */
export const texts = defineTexts(
  {
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: "An unknown browser",
    unknownOn: (system: string) => `A browser on ${system}`,
  },
  {
    browserOn: (browser: string, system: string) => `${browser} en ${system}`,
    unknown: "Un navegador desconocido",
    unknownOn: (system: string) => `Un navegador en ${system}`,
  },
);
