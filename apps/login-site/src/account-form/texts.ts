import { shortestPassword } from "@guildway/api-contract";
import { defineTexts } from "@guildway/ui";
import { waitInWords } from "@guildway/ui/wait-in-words";

/** What the forms have in common: their labels, and a sentence for each code of a fault. */
export const texts = defineTexts(
  {
    email: "E-mail address",
    password: "Password",
    showPassword: "Show password",
    newPasswordHint: `At least ${shortestPassword} characters. A few words that have nothing to do with you are easy to remember and hard to guess.`,
    faults: {
      "email.missing": "Enter your e-mail address.",
      "email.shape": "Enter an e-mail address like name@example.com.",
      "password.missing": "Enter your password.",
      "newPassword.missing": "Choose a password.",
      "newPassword.short": `Choose a password of at least ${shortestPassword} characters.`,
      "auth.weak-password":
        "This password is too easy to guess: it is a common one, or made of your name or address. Choose another.",
      "auth.continue-url-refused":
        "The page that sent you here is not one of ours, so nothing was done. Go back to the site you know and start there.",
      "input.invalid":
        "The link that brought you here is incomplete or damaged. Go back to where you found it and start again.",
      network:
        "No answer came from the server. Nothing was changed; check your connection and try again.",
      other: "Something went wrong on our side. Please try again.",
    } as Record<string, string>,
    wait: (seconds: number) => `Too many attempts. Try again in ${waitInWords(seconds, "en")}.`,
  },
  {
    email: "Correo electrónico",
    password: "Contraseña",
    showPassword: "Mostrar contraseña",
    newPasswordHint: `Al menos ${shortestPassword} caracteres. Unas palabras que no tengan que ver con usted son fáciles de recordar y difíciles de adivinar.`,
    faults: {
      "email.missing": "Escriba su correo electrónico.",
      "email.shape": "Escriba un correo electrónico como nombre@example.com.",
      "password.missing": "Escriba su contraseña.",
      "newPassword.missing": "Elija una contraseña.",
      "newPassword.short": `Elija una contraseña de al menos ${shortestPassword} caracteres.`,
      "auth.weak-password":
        "Esta contraseña es muy fácil de adivinar: es común, o contiene su nombre o su correo. Elija otra.",
      "auth.continue-url-refused":
        "La página que lo envió aquí no es nuestra, por lo que no se hizo nada. Vuelva al sitio que conoce y empiece allí.",
      "input.invalid":
        "El enlace que lo trajo aquí está incompleto o dañado. Vuelva a donde lo encontró y empiece de nuevo.",
      network:
        "El servidor no respondió. No se cambió nada; revise su conexión e inténtelo de nuevo.",
      other: "Algo salió mal de nuestro lado. Inténtelo de nuevo.",
    },
    wait: (seconds: number) =>
      `Demasiados intentos. Inténtelo de nuevo en ${waitInWords(seconds, "es")}.`,
  },
);
