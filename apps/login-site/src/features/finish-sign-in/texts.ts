import { defineTexts } from "@guildway/ui";

/** What finishing a sign-in says. */
export const texts = defineTexts(
  {
    title: "Finish signing in",
    intro:
      "Your password was right. Sign in here, and your account knows this browser from then on.",
    notYou: "If you did not just try to sign in, somebody knows your password.",
    newPassword: "Set a new password",
    submit: "Sign in",
    busy: "Signing in…",
    invalidTitle: "This link does not work any more",
    invalid:
      "It was used already, or is older than 15 minutes. Sign in again; if a second step is needed, we send another mail.",
    signIn: "Sign in",
  },
  {
    title: "Termine de iniciar sesión",
    intro:
      "Su contraseña es correcta. Inicie sesión aquí y su cuenta conocerá este navegador de ahí en adelante.",
    notYou: "Si no fue usted quien intentó iniciar sesión, alguien conoce su contraseña.",
    newPassword: "Crear una contraseña nueva",
    submit: "Iniciar sesión",
    busy: "Iniciando sesión…",
    invalidTitle: "Este enlace ya no funciona",
    invalid:
      "Ya se usó o tiene más de 15 minutos. Vuelva a iniciar sesión; si hace falta un segundo paso, le enviamos otro correo.",
    signIn: "Iniciar sesión",
  },
);
