import { defineTexts } from "@guildway/ui";

/** What the sign-in page says. */
export const texts = defineTexts(
  {
    title: "Sign in",
    titleFor: (organization: string) => `Sign in to ${organization}`,
    email: "E-mail address",
    password: "Password",
    show: "Show password",
    submit: "Sign in",
    busy: "Signing in…",
    emailMissing: "Enter your e-mail address.",
    passwordMissing: "Enter your password.",
    legal: "By signing in you agree to our Privacy Policy and Terms.",
    poweredBy: "Powered by",
    problemTitle: "You are not signed in",
    reasons: {
      auth_no_token: "Your sign-in could not be completed. Please sign in again.",
      auth_bad_token: "Your sign-in has expired or was used already. Please sign in again.",
      perm_role_teacher_admin:
        "Your account may not open that page. Sign in with an account that may, or ask your administrator for access.",
      other: "Please sign in again.",
    } as Record<string, string>,
    failures: {
      "auth.bad-credentials": "E-mail address and password do not match. Check both and try again.",
      "auth.continue-url-refused":
        "The page that sent you here is not one of ours, so you were not signed in. Go back to the site you know and start there.",
      network:
        "No answer came from the server. Nothing was changed; check your connection and try again.",
      other: "Something went wrong on our side. Please try again.",
    } as Record<string, string>,
    wait: (minutes: number) =>
      `Too many failed attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  },
  {
    title: "Iniciar sesión",
    titleFor: (organization: string) => `Iniciar sesión en ${organization}`,
    email: "Correo electrónico",
    password: "Contraseña",
    show: "Mostrar contraseña",
    submit: "Iniciar sesión",
    busy: "Iniciando sesión…",
    emailMissing: "Escriba su correo electrónico.",
    passwordMissing: "Escriba su contraseña.",
    legal: "Al iniciar sesión, acepta nuestra Política de privacidad y nuestros Términos.",
    poweredBy: "Con tecnología de",
    problemTitle: "No ha iniciado sesión",
    reasons: {
      auth_no_token: "No se pudo completar el inicio de sesión. Vuelva a intentarlo.",
      auth_bad_token: "El inicio de sesión caducó o ya se usó. Vuelva a intentarlo.",
      perm_role_teacher_admin:
        "Su cuenta no puede abrir esa página. Inicie sesión con una cuenta que pueda, o pida acceso a su administrador.",
      other: "Vuelva a iniciar sesión.",
    },
    failures: {
      "auth.bad-credentials":
        "El correo y la contraseña no coinciden. Revíselos e inténtelo de nuevo.",
      "auth.continue-url-refused":
        "La página que lo envió aquí no es nuestra, por lo que no se inició la sesión. Vuelva al sitio que conoce y empiece allí.",
      network:
        "El servidor no respondió. No se cambió nada; revise su conexión e inténtelo de nuevo.",
      other: "Algo salió mal de nuestro lado. Inténtelo de nuevo.",
    },
    wait: (minutes: number) =>
      `Demasiados intentos fallidos. Inténtelo de nuevo en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`,
  },
);
