import { defineTexts } from "@guildway/ui";

/** What stands where no account was made, and what signing up again is called where that helps. */
interface End {
  title: string;
  words: string;
  signUp?: string;
}

/** What confirming a sign-up says. */
export const texts = defineTexts(
  {
    title: "Confirm your account",
    intro: "Enter the password that you chose when you signed up.",
    submit: "Confirm and sign in",
    busy: "Confirming…",
    signIn: "Sign in",
    noToken: {
      title: "Open the link in your mail again",
      words:
        "For your safety this page does not keep the link once it is loaded again. If you cannot find the mail, sign up again.",
      signUp: "Sign up again",
    } as End,
    refused: {
      "auth.link-invalid": {
        title: "This link does not work any more",
        words:
          "It was used already, or is older than 24 hours. If you have confirmed your account before, sign in. If not, sign up again.",
        signUp: "Sign up again",
      },
      "class.not-open": {
        title: "The class is not open any more",
        words:
          "Since you signed up, the class has become private, by invitation, closed, or has to be paid for, so no account was made. Ask the staff of the organization for an invitation, or sign up without the class. If the class opens again within 24 hours of your sign-up, the link of the mail works again.",
        signUp: "Sign up without the class",
      },
      "record.reference-unknown": {
        title: "What you signed up for is not offered any more",
        words:
          "Since you signed up, the class, its cohort or its class code has been closed or taken away, so no account was made. Choose another from the page of the class, or sign up without the class.",
        signUp: "Sign up without the class",
      },
      "auth.sign-up-closed": {
        title: "Nobody can sign up here any more",
        words:
          "Since you signed up, this organization has begun to add its people itself, so no account was made. Ask its staff for an account.",
      },
    } as Record<string, End>,
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
    signIn: "Iniciar sesión",
    noToken: {
      title: "Abra otra vez el enlace de su correo",
      words:
        "Por su seguridad, esta página no guarda el enlace cuando se vuelve a cargar. Si no encuentra el correo, vuelva a crear la cuenta.",
      signUp: "Volver a crear la cuenta",
    },
    refused: {
      "auth.link-invalid": {
        title: "Este enlace ya no funciona",
        words:
          "Ya se usó o tiene más de 24 horas. Si ya confirmó su cuenta, inicie sesión. Si no, vuelva a crearla.",
        signUp: "Volver a crear la cuenta",
      },
      "class.not-open": {
        title: "La clase ya no está abierta",
        words:
          "Desde que pidió la cuenta, la clase pasó a ser privada, por invitación, cerrada o de pago, así que no se creó la cuenta. Pida una invitación al personal de la organización, o cree la cuenta sin la clase. Si la clase vuelve a abrirse en las 24 horas siguientes a su solicitud, el enlace del correo vuelve a funcionar.",
        signUp: "Crear la cuenta sin la clase",
      },
      "record.reference-unknown": {
        title: "Lo que pidió ya no se ofrece",
        words:
          "Desde que pidió la cuenta, la clase, su grupo o su código de clase se cerró o se quitó, así que no se creó la cuenta. Elija otro en la página de la clase, o cree la cuenta sin la clase.",
        signUp: "Crear la cuenta sin la clase",
      },
      "auth.sign-up-closed": {
        title: "Aquí ya no se pueden crear cuentas",
        words:
          "Desde que pidió la cuenta, esta organización agrega a las personas ella misma, así que no se creó la cuenta. Pida una a su personal.",
      },
    },
    faults: {
      "auth.bad-credentials":
        "Esta no es la contraseña que eligió al crear la cuenta. Revísela e inténtelo de nuevo.",
    },
  },
);
