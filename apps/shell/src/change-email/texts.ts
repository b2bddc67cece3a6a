import { defineTexts } from "@guildway/ui";

/** What changing one's address says. */
export const texts = defineTexts(
  {
    title: "A new e-mail address",
    now: (email: string) => `You sign in with ${email} now.`,
    email: "New e-mail address",
    password: "Your password",
    passwordHint: "So that nobody else who finds this page open can change your address.",
    submit: "Send the link",
    busy: "Sending…",
    sent: (email: string) =>
      `We sent a link to ${email}; the change takes effect when you follow it.`,
    whatNext:
      "The link works once, for 24 hours. Until then you sign in with the address that you have. If you see no mail, look into the folder for spam.",
    another: "Use another address",
    toStart: "Back to the start page",
    faults: {
      "email.shape": "Enter an e-mail address like name@example.com.",
      "password.missing": "Enter your password.",
      "auth.bad-credentials": "This is not your password. Check it and try again.",
      "auth.too-many-attempts": "Too many attempts. Try again in a few minutes.",
      network:
        "No answer came from the server. Nothing was changed; check your connection and try again.",
      other: "Something went wrong on our side. Please try again.",
    } as Record<string, string>,
  },
  {
    title: "Un correo electrónico nuevo",
    now: (email: string) => `Ahora inicia sesión con ${email}.`,
    email: "Correo electrónico nuevo",
    password: "Su contraseña",
    passwordHint: "Para que nadie más que encuentre esta página abierta pueda cambiar su correo.",
    submit: "Enviar el enlace",
    busy: "Enviando…",
    sent: (email: string) => `Enviamos un enlace a ${email}; el cambio vale cuando usted lo siga.`,
    whatNext:
      "El enlace funciona una vez, durante 24 horas. Hasta entonces inicia sesión con el correo que tiene. Si no ve el mensaje, busque en la carpeta de correo no deseado.",
    another: "Usar otro correo",
    toStart: "Volver a la página de inicio",
    faults: {
      "email.shape": "Escriba un correo electrónico como nombre@example.com.",
      "password.missing": "Escriba su contraseña.",
      "auth.bad-credentials": "Esta no es su contraseña. Revísela e inténtelo de nuevo.",
      "auth.too-many-attempts": "Demasiados intentos. Inténtelo de nuevo en unos minutos.",
      network:
        "El servidor no respondió. No se cambió nada; revise su conexión e inténtelo de nuevo.",
      other: "Algo salió mal de nuestro lado. Inténtelo de nuevo.",
    },
  },
);
