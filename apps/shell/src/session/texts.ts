import { defineTexts } from "@guildway/ui";

/** What is said while the server cannot be asked about the session. */
export const texts = defineTexts(
  {
    unreachable: "We cannot reach the server right now",
    unreachableText:
      "You have not been signed out, and everything you saved is safe. We keep trying, and this page opens as soon as the server answers.",
    notRenewedText:
      "You have not been signed out, and what is on this page is still here. We keep trying.",
    tryAgain: "Try again",
    trying: "Trying…",
  },
  {
    unreachable: "En este momento no podemos comunicarnos con el servidor",
    unreachableText:
      "No se cerró su sesión y todo lo que guardó está a salvo. Seguimos intentándolo; esta página se abrirá en cuanto el servidor responda.",
    notRenewedText:
      "No se cerró su sesión y lo que está en esta página sigue aquí. Seguimos intentándolo.",
    tryAgain: "Volver a intentar",
    trying: "Intentando…",
  },
);
