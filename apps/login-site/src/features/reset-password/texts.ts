import { defineTexts } from "@guildway/ui";

/** What setting a new password says. */
export const texts = defineTexts(
  {
    title: "Set a new password",
    intro: "Wherever you are signed in now, you will be signed out.",
    password: "New password",
    submit: "Set new password",
    busy: "Setting password…",
    changed: "Your password was changed. Sign in with it.",
    passkeysStay: (count: number) =>
      count === 1
        ? "A passkey of the account still works as well: look at it under Your account, and remove it if you do not know it."
        : `${count} passkeys of the account still work as well: review them under Your account, and remove those that you do not know.`,
    signInTitle: "Sign in",
    invalidTitle: "This link does not work any more",
    invalid: "It was used already, or is older than an hour. Your password was not changed.",
    noTokenTitle: "Open the link in your mail again",
    noToken:
      "For your safety this page does not keep the link once it is loaded again. If you cannot find the mail, ask for a new one.",
    forgotten: "Ask for a new link",
    signIn: "Back to sign-in",
  },
  {
    title: "Cree una contraseña nueva",
    intro: "Se cerrará su sesión en todos los lugares donde la tenga abierta.",
    password: "Contraseña nueva",
    submit: "Guardar la contraseña nueva",
    busy: "Guardando…",
    changed: "Se cambió su contraseña. Inicie sesión con ella.",
    passkeysStay: (count: number) =>
      count === 1
        ? "Una llave de acceso de la cuenta también sigue sirviendo: revísela en Su cuenta y quítela si no la conoce."
        : `${count} llaves de acceso de la cuenta también siguen sirviendo: revíselas en Su cuenta y quite las que no conozca.`,
    signInTitle: "Iniciar sesión",
    invalidTitle: "Este enlace ya no funciona",
    invalid: "Ya se usó o tiene más de una hora. Su contraseña no se cambió.",
    noTokenTitle: "Abra otra vez el enlace de su correo",
    noToken:
      "Por su seguridad, esta página no guarda el enlace cuando se vuelve a cargar. Si no encuentra el correo, pida otro.",
    forgotten: "Pedir un enlace nuevo",
    signIn: "Volver al inicio de sesión",
  },
);
