import { defineTexts } from "@guildway/ui";

/** What undoing a changed address says. */
export const texts = defineTexts(
  {
    title: "Undo the change of your e-mail address",
    intro:
      "Your account gets its former e-mail address back, and everybody who is signed in with it is signed out. Its password and its passkeys stop working, and you set a new password.",
    submit: "Undo the change",
    busy: "Undoing…",
    doneTitle: "The change is undone",
    done: (email: string) =>
      `Your account has the address ${email} again. Its password and passkeys do not work any more: set a new password now.`,
    newPassword: "Set a new password",
    invalidTitle: "This link does not work any more",
    invalid:
      "It was used already, or is older than seven days. If your account is not yours any more, ask the staff of your organization for help.",
    signIn: "Sign in",
    faults: {
      "record.conflict":
        "Another account has this address now, so it could not be given back. Nobody can sign in to yours any more: ask the staff of your organization for help.",
    } as Record<string, string>,
  },
  {
    title: "Deshacer el cambio de su correo electrónico",
    intro:
      "Su cuenta recupera su correo anterior y se cierran todas las sesiones abiertas con ella. Su contraseña y sus llaves de acceso dejan de funcionar y usted crea una contraseña nueva.",
    submit: "Deshacer el cambio",
    busy: "Deshaciendo…",
    doneTitle: "El cambio se deshizo",
    done: (email: string) =>
      `Su cuenta vuelve a tener el correo ${email}. Su contraseña y sus llaves de acceso ya no funcionan: cree una contraseña nueva ahora.`,
    newPassword: "Crear una contraseña nueva",
    invalidTitle: "Este enlace ya no funciona",
    invalid:
      "Ya se usó o tiene más de siete días. Si su cuenta ya no es suya, pida ayuda al personal de su organización.",
    signIn: "Iniciar sesión",
    faults: {
      "record.conflict":
        "Otra cuenta tiene ahora este correo, así que no se pudo devolver. Ya nadie puede entrar en la suya: pida ayuda al personal de su organización.",
    },
  },
);
