import { shortestPassword } from "@guildway/api-contract";
import { defineTexts } from "@guildway/ui";

/** A sentence for each fault that the forms of one's own account have in common. */
export const texts = defineTexts(
  {
    faults: {
      "email.shape": "Enter an e-mail address like name@example.com.",
      "password.missing": "Enter your password.",
      "newPassword.short": `Choose a password of at least ${shortestPassword} characters.`,
      "auth.bad-credentials": "This is not your password. Check it and try again.",
      "auth.weak-password":
        "This password is too easy to guess: it is a common one, or made of your name or address. Choose another.",
      "auth.session-ended":
        "Your session has ended, so nothing was changed. Sign in again and try once more.",
      network:
        "No answer came from the server. Nothing was changed; check your connection and try again.",
      other: "Something went wrong on our side. Please try again.",
    } as Record<string, string>,
    wait: (minutes: number) =>
      minutes === 1
        ? "Too many attempts. Try again in a minute."
        : `Too many attempts. Try again in ${minutes} minutes.`,
  },
  {
    faults: {
      "email.shape": "Escriba un correo electrónico como nombre@example.com.",
      "password.missing": "Escriba su contraseña.",
      "newPassword.short": `Elija una contraseña de al menos ${shortestPassword} caracteres.`,
      "auth.bad-credentials": "Esta no es su contraseña. Revísela e inténtelo de nuevo.",
      "auth.weak-password":
        "Esta contraseña es muy fácil de adivinar: es común, o contiene su nombre o su correo. Elija otra.",
      "auth.session-ended":
        "Su sesión terminó, por lo que no se cambió nada. Inicie sesión e inténtelo de nuevo.",
      network:
        "El servidor no respondió. No se cambió nada; revise su conexión e inténtelo de nuevo.",
      other: "Algo salió mal de nuestro lado. Inténtelo de nuevo.",
    },
    wait: (minutes: number) =>
      minutes === 1
        ? "Demasiados intentos. Inténtelo de nuevo en un minuto."
        : `Demasiados intentos. Inténtelo de nuevo en ${minutes} minutos.`,
  },
);
