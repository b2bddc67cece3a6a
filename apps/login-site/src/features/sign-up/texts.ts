import { defineTexts } from "@guildway/ui";
import type { LegalWords } from "../../account-card/legal-line.tsx";

/** What signing up says. */
export const texts = defineTexts(
  {
    title: "Create an account",
    titleFor: (organization: string) => `Create an account at ${organization}`,
    classVerified:
      "An administrator will verify your registration for the class before you can attend and earn credits.",
    classTitle: "You are also registering for a class",
    firstName: "First name",
    lastName: "Last name",
    submit: "Create account",
    busy: "Creating account…",
    signIn: "Already have an account? Sign in",
    withoutClass: "Sign up without the class",
    legal: [
      "By creating an account you agree to our ",
      "Privacy Policy",
      " and ",
      "Terms",
      ".",
    ] as LegalWords,
    sentTitle: "Check your mail",
    sentTo: "We sent a mail to",
    whatNext:
      "Follow the link in it to finish your account. The link works for 24 hours. If you see no mail, check your spam folder.",
    another: "Use another address",
    noOrganizationTitle: "Signing up needs the link of an organization",
    noOrganization:
      "Ask your school, employer or training program for its link, or open the page of the class that you want and sign up from there.",
    notFoundTitle: "This organization does not exist",
    notFound:
      "Nothing of ours has the address that you opened. Check the link that you were given, or ask for a new one.",
    toSignIn: "Go to the sign-in",
    faults: {
      "firstName.missing": "Enter your first name.",
      "lastName.missing": "Enter your last name.",
      "auth.sign-up-closed":
        "This organization adds its people itself, so you cannot sign up here. Ask its staff for an account.",
      "class.not-open":
        "Not everybody can register for this class: it is private, by invitation, not open, or has to be paid for. Ask the staff of the organization for an invitation, or sign up without the class.",
      "record.reference-unknown":
        "The class, cohort or class code of the link that brought you here is not offered by this organization, or its invitation is no longer good. Go back to the page of the class, or open your invitation again, and sign up from there.",
    } as Record<string, string>,
  },
  {
    title: "Crear una cuenta",
    titleFor: (organization: string) => `Crear una cuenta en ${organization}`,
    classVerified:
      "Un administrador verificará su inscripción en la clase antes de que pueda asistir y obtener créditos.",
    classTitle: "También se inscribe en una clase",
    firstName: "Nombre",
    lastName: "Apellido",
    submit: "Crear cuenta",
    busy: "Creando la cuenta…",
    signIn: "¿Ya tiene una cuenta? Inicie sesión",
    withoutClass: "Crear la cuenta sin la clase",
    legal: [
      "Al crear una cuenta, acepta nuestra ",
      "Política de privacidad",
      " y nuestros ",
      "Términos",
      ".",
    ],
    sentTitle: "Revise su correo",
    sentTo: "Enviamos un correo a",
    whatNext:
      "Siga el enlace del correo para terminar su cuenta. El enlace vale 24 horas. Si no ve el correo, busque en la carpeta de correo no deseado.",
    another: "Usar otro correo",
    noOrganizationTitle: "Para crear una cuenta necesita el enlace de una organización",
    noOrganization:
      "Pida el enlace a su escuela, empleador o programa de capacitación, o abra la página de la clase que desea y cree la cuenta desde allí.",
    notFoundTitle: "Esta organización no existe",
    notFound:
      "No tenemos nada en la dirección que abrió. Revise el enlace que le dieron o pida uno nuevo.",
    toSignIn: "Ir al inicio de sesión",
    faults: {
      "firstName.missing": "Escriba su nombre.",
      "lastName.missing": "Escriba su apellido.",
      "auth.sign-up-closed":
        "Esta organización agrega a las personas ella misma, por lo que aquí no puede crear una cuenta. Pida una a su personal.",
      "class.not-open":
        "No todos pueden inscribirse en esta clase: es privada, por invitación, no está abierta o se paga. Pida una invitación al personal de la organización, o cree la cuenta sin la clase.",
      "record.reference-unknown":
        "Esta organización no ofrece la clase, el grupo o el código de clase del enlace que lo trajo aquí, o su invitación ya no vale. Vuelva a la página de la clase, o abra otra vez su invitación, y cree la cuenta desde allí.",
    },
  },
);
