import { defineTexts } from "@guildway/ui";

/** What confirming a new address says. */
export const texts = defineTexts(
  {
    title: "Confirm your new e-mail address",
    intro:
      "Enter the password of your account. From then on you sign in with the new address, and other browsers are signed out.",
    submit: "Confirm the address",
    busy: "Confirming…",
    doneTitle: "Your e-mail address is changed",
    done: (email: string) =>
      `You sign in with ${email} from now on. We told your former address, which can undo the change for seven days.`,
    invalidTitle: "This link does not work any more",
    invalid:
      "It was used already, is older than 24 hours, or ended when your password or address was changed or another change was asked for. Sign in, and ask for the change again if you still need it.",
    signIn: "Sign in",
    faults: {
      "auth.bad-credentials":
        "This is not the password of the account that asked for this address. Check it and try again.",
      "record.conflict":
        "Another account has this address by now, so yours keeps the one it has. Ask for another address.",
    } as Record<string, string>,
  },
  {
    title: "Confirme su nuevo correo electrónico",
    intro:
      "Escriba la contraseña de su cuenta. A partir de entonces inicia sesión con el correo nuevo y se cierran las sesiones de otros navegadores.",
    submit: "Confirmar el correo",
    busy: "Confirmando…",
    doneTitle: "Su correo electrónico se cambió",
    done: (email: string) =>
      `A partir de ahora inicia sesión con ${email}. Avisamos a su correo anterior, que puede deshacer el cambio durante siete días.`,
    invalidTitle: "Este enlace ya no funciona",
    invalid:
      "Ya se usó, tiene más de 24 horas o dejó de valer al cambiar su contraseña o su correo o al pedir otro cambio. Inicie sesión y vuelva a pedir el cambio si aún lo necesita.",
    signIn: "Iniciar sesión",
    faults: {
      "auth.bad-credentials":
        "Esta no es la contraseña de la cuenta que pidió este correo. Revísela e inténtelo de nuevo.",
      "record.conflict":
        "Otra cuenta tiene ahora este correo, así que la suya conserva el que tiene. Pida otro correo.",
    },
  },
);
