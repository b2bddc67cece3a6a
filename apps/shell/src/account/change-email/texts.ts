import { defineTexts } from "@guildway/ui";

/** What changing one's address says. */
export const texts = defineTexts(
  {
    now: (email: string) => `You sign in with ${email} now.`,
    email: "New e-mail address",
    password: "Your password",
    showPassword: "Show password",
    passwordHint: "So that nobody else who finds this page open can change your address.",
    submit: "Send the link",
    busy: "Sending…",
    sent: (email: string) =>
      `We sent a link to ${email}; the change takes effect when you follow it.`,
    whatNext:
      "The link works once, for 24 hours. Until then you sign in with the address that you have. If you see no mail, check your spam folder.",
    another: "Use another address",
  },
  {
    now: (email: string) => `Ahora inicia sesión con ${email}.`,
    email: "Correo electrónico nuevo",
    password: "Su contraseña",
    showPassword: "Mostrar contraseña",
    passwordHint: "Para que nadie más que encuentre esta página abierta pueda cambiar su correo.",
    submit: "Enviar el enlace",
    busy: "Enviando…",
    sent: (email: string) =>
      `Enviamos un enlace a ${email}; el cambio se hará cuando usted lo siga.`,
    whatNext:
      "El enlace funciona una vez, durante 24 horas. Hasta entonces inicia sesión con el correo que tiene. Si no ve el mensaje, busque en la carpeta de correo no deseado.",
    another: "Usar otro correo",
  },
);
