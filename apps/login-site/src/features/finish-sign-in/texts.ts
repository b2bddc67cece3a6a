import { defineTexts } from "@guildway/ui";

/** What finishing a sign-in says. */
export const texts = defineTexts(
  {
    title: "Finish signing in",
    intro: "You gave the right password. One more step, and this browser is known to your account.",
    submit: "Sign in",
    busy: "Signing in…",
    invalidTitle: "This link does not work any more",
    invalid:
      "It was used already, or is older than 15 minutes. Sign in again; if a second step is needed, we send another mail.",
    signIn: "Sign in",
  },
  {
    title: "Termine de iniciar sesión",
    intro: "Su contraseña es correcta. Un paso más y su cuenta conocerá este navegador.",
    submit: "Iniciar sesión",
    busy: "Iniciando sesión…",
    invalidTitle: "Este enlace ya no funciona",
    invalid:
      "Ya se usó o tiene más de 15 minutos. Vuelva a iniciar sesión; si hace falta un segundo paso, le enviamos otro correo.",
    signIn: "Iniciar sesión",
  },
);
