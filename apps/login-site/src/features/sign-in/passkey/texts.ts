import { defineTexts } from "@guildway/ui";

/** What signing in with a passkey says. */
export const texts = defineTexts(
  {
    or: "or",
    use: "Use a passkey",
    busy: "Follow your browser…",
    faults: {
      "auth.passkey-unknown":
        "This passkey belongs to no account here: it may have been removed. Sign in with your password, or choose another passkey.",
      "auth.passkey-refused":
        "The answer of your passkey did not hold, so you were not signed in. Try again; if it happens again, sign in with your password, remove that passkey from your account and add a new one.",
      "auth.challenge-ended":
        "It took longer than five minutes, or was answered already. Press the button once more.",
      "auth.continue-url-refused":
        "The page that sent you here is not one of ours, so you were not signed in. Go back to the site you know and start there.",
      "passkey.cancelled":
        "No passkey was used: it was cancelled, took too long, or there is none of yours on this device. Try again, or sign in with your password.",
      "passkey.failed": "Your browser could not use a passkey. Sign in with your password.",
    } as Record<string, string>,
  },
  {
    or: "o",
    use: "Usar una llave de acceso",
    busy: "Siga a su navegador…",
    faults: {
      "auth.passkey-unknown":
        "Esta llave de acceso no es de ninguna cuenta de aquí: quizá se quitó. Inicie sesión con su contraseña o elija otra llave.",
      "auth.passkey-refused":
        "La respuesta de su llave de acceso no era válida, por lo que no se inició la sesión. Inténtelo de nuevo; si vuelve a ocurrir, inicie sesión con su contraseña, quite esa llave de su cuenta y agregue otra.",
      "auth.challenge-ended":
        "Tardó más de cinco minutos o ya se había respondido. Pulse el botón otra vez.",
      "auth.continue-url-refused":
        "La página que lo envió aquí no es nuestra, por lo que no se inició la sesión. Vuelva al sitio que conoce y empiece allí.",
      "passkey.cancelled":
        "No se usó ninguna llave: se canceló, tardó demasiado o no hay ninguna suya en este dispositivo. Inténtelo de nuevo o inicie sesión con su contraseña.",
      "passkey.failed":
        "Su navegador no pudo usar una llave de acceso. Inicie sesión con su contraseña.",
    },
  },
);
