import { defineTexts } from "@guildway/ui";

/** What the shell's own pages say. */
export const texts = defineTexts(
  {
    notFoundTitle: "Page not found",
    notFound: "No page found",
    notFoundWords: "Check the address, or start again from the beginning. Nothing was changed.",
    toStart: "Go to the start page",
    continueAs: (name: string) => `Continue as ${name}?`,
    continueAsText: (email: string) =>
      `A link would sign you in with the account ${email}, and this browser had not asked for it. Continue only if you have just signed in yourself.`,
    continueButton: (name: string) => `Continue as ${name}`,
    declineButton: "Do not sign in",
    signedInInstead: (now: string, before: string) =>
      `You are now signed in as ${now}, no longer as ${before}.`,
  },
  {
    notFoundTitle: "Página no encontrada",
    notFound: "No hay ninguna página aquí",
    notFoundWords: "Revise la dirección o empiece de nuevo desde el principio. No se cambió nada.",
    toStart: "Ir a la página de inicio",
    continueAs: (name: string) => `¿Continuar como ${name}?`,
    continueAsText: (email: string) =>
      `Un enlace iniciaría sesión con la cuenta ${email}, y este navegador no lo había pedido. Continúe solo si usted mismo acaba de iniciar sesión.`,
    continueButton: (name: string) => `Continuar como ${name}`,
    declineButton: "No iniciar sesión",
    signedInInstead: (now: string, before: string) =>
      `Ahora la sesión es de ${now} y ya no de ${before}.`,
  },
);
