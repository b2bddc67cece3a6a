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
    unknownReason: (code: string) =>
      `Something went wrong${code && ` (${code})`}. Please sign in again.`,
    reasons: {
      auth_no_token: "Your sign-in could not be completed. Please sign in again.",
      auth_bad_token: "Your sign-in has expired or was used already. Please sign in again.",
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
    unknownReason: (code: string) =>
      `Algo salió mal${code && ` (${code})`}. Vuelva a iniciar sesión.`,
    reasons: {
      auth_no_token: "No se pudo completar el inicio de sesión. Vuelva a intentarlo.",
      auth_bad_token: "El inicio de sesión caducó o ya se usó. Vuelva a intentarlo.",
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
