import { defineTexts } from "@guildway/ui";

/** What confirming a sign-up says. */
export const texts = defineTexts(
  {
    title: "Confirm your account",
    intro: "Enter the password that you chose when you signed up.",
    submit: "Confirm and sign in",
    busy: "Confirming…",
    invalidTitle: "This link does not work any more",
    invalid:
      "It was used already, or is older than 24 hours. If you have confirmed your account before, sign in. If not, sign up again.",
    signUp: "Sign up again",
    signIn: "Sign in",
    noTokenTitle: "Open the link in your mail again",
    noToken:
      "For your safety this page does not keep the link once it is loaded again. If you cannot find the mail, sign up again.",
    faults: {
      "auth.bad-credentials":
        "This is not the password that you chose when you signed up. Check it and try again.",
    } as Record<string, string>,
  },
  {
    title: "Confirme su cuenta",
    intro: "Escriba la contraseña que eligió al crear la cuenta.",
    submit: "Confirmar e iniciar sesión",
    busy: "Confirmando…",
    invalidTitle: "Este enlace ya no funciona",
    invalid:
      "Ya se usó o tiene más de 24 horas. Si ya confirmó su cuenta, inicie sesión. Si no, vuelva a crearla.",
    signUp: "Volver a crear la cuenta",
    signIn: "Iniciar sesión",
    noTokenTitle: "Abra otra vez el enlace de su correo",
    noToken:
      "Por su seguridad, esta página no guarda el enlace cuando se vuelve a cargar. Si no encuentra el correo, vuelva a crear la cuenta.",
    faults: {
      "auth.bad-credentials":
        "Esta no es la contraseña que eligió al crear la cuenta. Revísela e inténtelo de nuevo.",
    },
  },
);
