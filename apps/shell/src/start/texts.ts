import { defineTexts } from "@guildway/ui";

/** What is said where even the list of remotes did not come. */
export const texts = defineTexts(
  {
    title: "Guildway is not available right now",
    words:
      "We could not reach the server. Everything you saved is safe. Check your connection and try again.",
    tryAgain: "Try again",
  },
  {
    title: "Guildway no está disponible en este momento",
    words:
      "No pudimos comunicarnos con el servidor. Todo lo que guardó está a salvo. Revise su conexión e inténtelo de nuevo.",
    tryAgain: "Volver a intentar",
  },
);
