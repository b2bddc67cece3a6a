import { defineTexts } from "@guildway/ui";

/** What is said of the session: while the server cannot be asked about it, and before a link begins one. */
export const texts = defineTexts(
  {
    unreachable: "We cannot reach the server right now",
    unreachableText:
      "You have not been signed out, and everything you saved is safe. We keep trying, and this page opens as soon as the server answers.",
    notRenewedText:
      "You have not been signed out, and what is on this page is still here. We keep trying.",
    tryAgain: "Try again",
    trying: "Trying…",
    continueAs: (name: string) => `Continue as ${name}?`,
    continueAsText: (email: string) =>
      `A link would sign you in with the account ${email}, and this browser had not asked for it. Continue only if you have just signed in yourself.`,
    continueButton: (name: string) => `Continue as ${name}`,
    declineButton: "Do not sign in",
    replacedBy: (now: string, before: string) =>
      `You are now signed in as ${now}, no longer as ${before}.`,
  },
  {
    unreachable: "En este momento no podemos comunicarnos con el servidor",
    unreachableText:
      "No se cerró su sesión y todo lo que guardó está a salvo. Seguimos intentándolo; esta página se abrirá en cuanto el servidor responda.",
    notRenewedText:
      "No se cerró su sesión y lo que está en esta página sigue aquí. Seguimos intentándolo.",
    tryAgain: "Volver a intentar",
    trying: "Intentando…",
    continueAs: (name: string) => `¿Continuar como ${name}?`,
    continueAsText: (email: string) =>
      `Un enlace iniciaría sesión con la cuenta ${email}, y este navegador no lo había pedido. Continúe solo si usted mismo acaba de iniciar sesión.`,
    continueButton: (name: string) => `Continuar como ${name}`,
    declineButton: "No iniciar sesión",
    replacedBy: (now: string, before: string) =>
      `Ahora su sesión es la de ${now}; ya no es la de ${before}.`,
  },
);
