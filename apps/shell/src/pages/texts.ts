import { defineTexts } from "@guildway/ui";

/** What the shell's own pages say. */
export const texts = defineTexts(
  {
    signingIn: "Signing in",
    notFoundTitle: "Page not found",
    notFound: "No page found",
    notFoundWords: "Check the address, or start again from the beginning. Nothing was changed.",
    toStart: "Go to the start page",
    signedInInstead: (now: string, before: string) =>
      `You are now signed in as ${now}, no longer as ${before}.`,
  },
  {
    signingIn: "Iniciando sesión",
    notFoundTitle: "Página no encontrada",
    notFound: "No hay ninguna página aquí",
    notFoundWords: "Revise la dirección o empiece de nuevo desde el principio. No se cambió nada.",
    toStart: "Ir a la página de inicio",
    signedInInstead: (now: string, before: string) =>
      `Ahora la sesión es de ${now} y ya no de ${before}.`,
  },
);
