import { defineTexts } from "@guildway/ui";

/** What the shell's own pages say. */
export const texts = defineTexts(
  {
    signingIn: "Signing in",
    notFoundTitle: "Page not found",
    notFound: "No page found",
    notFoundWords: "Check the address, or start again from the beginning. Nothing was changed.",
    toStart: "Go to the start page",
    continueAs: (name: string) => `Continue as ${name}?`,
    linkSignsInAs: "The link that you followed signs you in with the account",
    continueAsText:
      "This browser did not ask for that link. Continue only if the account is yours and you have just signed in to it.",
    replaces: (name: string) => `You are signed in as ${name}. Continuing signs that account out.`,
    continueButton: (name: string) => `Continue as ${name}`,
    declineButton: "Do not sign in",
    signedInInstead: (now: string, before: string) =>
      `You are now signed in as ${now}, no longer as ${before}.`,
  },
  {
    signingIn: "Iniciando sesión",
    notFoundTitle: "Página no encontrada",
    notFound: "No hay ninguna página aquí",
    notFoundWords: "Revise la dirección o empiece de nuevo desde el principio. No se cambió nada.",
    toStart: "Ir a la página de inicio",
    continueAs: (name: string) => `¿Continuar como ${name}?`,
    linkSignsInAs: "El enlace que siguió inicia sesión con la cuenta",
    continueAsText:
      "Este navegador no pidió ese enlace. Continúe solo si la cuenta es suya y acaba de iniciar sesión en ella.",
    replaces: (name: string) =>
      `Tiene abierta la sesión de ${name}. Si continúa, esa sesión se cierra.`,
    continueButton: (name: string) => `Continuar como ${name}`,
    declineButton: "No iniciar sesión",
    signedInInstead: (now: string, before: string) =>
      `Ahora la sesión es de ${now} y ya no de ${before}.`,
  },
);
