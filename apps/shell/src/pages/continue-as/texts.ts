import { defineTexts } from "@guildway/ui";

/** What is said before a link that this browser did not ask for signs somebody in. */
export const texts = defineTexts(
  {
    continueAs: (name: string) => `Continue as ${name}?`,
    linkSignsInAs: "The link that you followed signs you in with the account",
    continueAsText:
      "This browser did not ask for that link. Continue only if the account is yours and you have just signed in to it.",
    replaces: (name: string) => `You are signed in as ${name}. Continuing signs that account out.`,
    continueButton: (name: string) => `Continue as ${name}`,
    declineButton: "Do not sign in",
  },
  {
    continueAs: (name: string) => `¿Continuar como ${name}?`,
    linkSignsInAs: "El enlace que siguió inicia sesión con la cuenta",
    continueAsText:
      "Este navegador no pidió ese enlace. Continúe solo si la cuenta es suya y acaba de iniciar sesión en ella.",
    replaces: (name: string) =>
      `Tiene abierta la sesión de ${name}. Si continúa, esa sesión se cierra.`,
    continueButton: (name: string) => `Continuar como ${name}`,
    declineButton: "No iniciar sesión",
  },
);
