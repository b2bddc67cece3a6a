import { defineTexts } from "@guildway/ui";

/** What a forgotten password's screen says. */
export const texts = defineTexts(
  {
    title: "Forgot your password?",
    intro:
      "Enter the e-mail address of your account. We will send you a link that sets a new password.",
    submit: "Send the link",
    busy: "Sending…",
    signIn: "Back to sign-in",
    sentTitle: "Check your mail",
    sentTo: "If an account has this address, a mail is on its way:",
    whatNext: "The link in it works for one hour. If you see no mail, check your spam folder.",
    another: "Use another address",
  },
  {
    title: "¿Olvidó su contraseña?",
    intro:
      "Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para crear una contraseña nueva.",
    submit: "Enviar el enlace",
    busy: "Enviando…",
    signIn: "Volver al inicio de sesión",
    sentTitle: "Revise su correo",
    sentTo: "Si una cuenta tiene esta dirección, un correo está en camino:",
    whatNext:
      "El enlace del correo vale una hora. Si no ve el correo, busque en la carpeta de correo no deseado.",
    another: "Usar otro correo",
  },
);
