import { defineTexts } from "@guildway/ui";
import type { LegalWords } from "../../account-card/legal-line.tsx";

/** What the sign-in page says. */
export const texts = defineTexts(
  {
    title: "Sign in",
    titleFor: (organization: string) => `Sign in to ${organization}`,
    submit: "Sign in",
    busy: "Signing in…",
    forgotten: "Forgot your password?",
    signUp: "Create an account",
    legal: [
      "By signing in you agree to our ",
      "Privacy Policy",
      " and ",
      "Terms",
      ".",
    ] as LegalWords,
    problemTitle: "You are not signed in",
    noOrganizationTitle: "We do not know this organization",
    noOrganization: (slug: string) =>
      `No organization has the address “${slug}”: it may be mistyped, or the organization has left. If you have an account, you can sign in all the same.`,
    unknownReason: (code: string) =>
      `Something went wrong${code && ` (${code})`}. Please sign in again.`,
    reasons: {
      auth_no_token: "Your sign-in could not be completed. Please sign in again.",
      auth_bad_token: "Your sign-in has expired or was used already. Please sign in again.",
      auth_no_account:
        "Your sign-in worked, but the record of your account was not found. Wait a minute and sign in again. If it happens again, ask your organization.",
      auth_no_organization:
        "Your sign-in worked, but your organization could not be loaded. Sign in again. If it happens again, ask your organization.",
      auth_password_changed:
        "The password of your account was changed, so you were signed out here. Sign in with the new one. If it was not you who changed it, set another password now.",
      auth_address_changed:
        "The e-mail address of your account was changed, so you were signed out here. Sign in with the one that it has now. If it was not you who changed it, follow the link of the mail that we sent to your former address.",
      auth_session_revoked:
        "You were signed out here from another browser or device of yours. Sign in again. If that was not you, set another password.",
      auth_session_reused:
        "A copy of your session was used, so we ended it to be safe. Sign in again. If you do not know why, set another password.",
    } as Record<string, string>,
    faults: {
      "auth.bad-credentials": "E-mail address and password do not match. Check both and try again.",
      "auth.link-needed":
        "Too many wrong passwords were tried at this account lately, so a password alone is not enough in a browser that it does not know. If yours is right, we have sent you a mail: follow its link to finish. If no mail comes within a few minutes, check the password and try again.",
      "auth.continue-url-refused":
        "The page that sent you here is not one of ours, so you were not signed in. Go back to the site you know and start there.",
    } as Record<string, string>,
  },
  {
    title: "Iniciar sesión",
    titleFor: (organization: string) => `Iniciar sesión en ${organization}`,
    submit: "Iniciar sesión",
    busy: "Iniciando sesión…",
    forgotten: "¿Olvidó su contraseña?",
    signUp: "Crear una cuenta",
    legal: [
      "Al iniciar sesión, acepta nuestra ",
      "Política de privacidad",
      " y nuestros ",
      "Términos",
      ".",
    ],
    problemTitle: "No ha iniciado sesión",
    noOrganizationTitle: "No conocemos esta organización",
    noOrganization: (slug: string) =>
      `Ninguna organización tiene la dirección «${slug}»: quizá está mal escrita o la organización ya no está. Si tiene una cuenta, puede iniciar sesión de todos modos.`,
    unknownReason: (code: string) =>
      `Algo salió mal${code && ` (${code})`}. Vuelva a iniciar sesión.`,
    reasons: {
      auth_no_token: "No se pudo completar el inicio de sesión. Vuelva a intentarlo.",
      auth_bad_token: "El inicio de sesión caducó o ya se usó. Vuelva a intentarlo.",
      auth_no_account:
        "Inició sesión correctamente, pero no se encontró el registro de su cuenta. Espere un minuto y vuelva a iniciar sesión. Si se repite, consulte a su organización.",
      auth_no_organization:
        "Inició sesión correctamente, pero no se pudo cargar su organización. Vuelva a iniciar sesión. Si se repite, consulte a su organización.",
      auth_password_changed:
        "Se cambió la contraseña de su cuenta y por eso se cerró su sesión aquí. Inicie sesión con la nueva. Si no la cambió usted, cree otra ahora.",
      auth_address_changed:
        "Se cambió el correo de su cuenta y por eso se cerró su sesión aquí. Inicie sesión con el que tiene ahora. Si no lo cambió usted, siga el enlace que enviamos a su correo anterior.",
      auth_session_revoked:
        "Se cerró su sesión aquí desde otro navegador o dispositivo suyo. Vuelva a iniciar sesión. Si no fue usted, cree otra contraseña.",
      auth_session_reused:
        "Se usó una copia de su sesión y la cerramos por seguridad. Vuelva a iniciar sesión. Si no sabe por qué, cree otra contraseña.",
    },
    faults: {
      "auth.bad-credentials":
        "El correo y la contraseña no coinciden. Revíselos e inténtelo de nuevo.",
      "auth.link-needed":
        "Hace poco se probaron demasiadas contraseñas equivocadas en esta cuenta, así que la contraseña sola no basta en un navegador que no conoce. Si la suya es correcta, le enviamos un correo: siga su enlace para terminar. Si en unos minutos no llega, revise la contraseña e inténtelo de nuevo.",
      "auth.continue-url-refused":
        "La página que lo envió aquí no es nuestra, por lo que no se inició la sesión. Vuelva al sitio que conoce y empiece allí.",
    },
  },
);
