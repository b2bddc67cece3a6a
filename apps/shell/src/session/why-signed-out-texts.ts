import { defineTexts } from "@guildway/ui";

/** Why somebody is not signed in any more, by the code of what ended their session. */
export const texts = defineTexts<Readonly<Record<string, string>>>(
  {
    "auth.account-missing":
      "You were signed out: the record of your account was not found. Sign in again, or ask your organization.",
    "auth.organization-missing":
      "You were signed out: your organization could not be loaded. Sign in again, or ask your organization.",
    "auth.password-changed":
      "You were signed out here: the password of your account was changed. Sign in with the new one.",
    "auth.address-changed":
      "You were signed out here: the e-mail address of your account was changed. Sign in with the one that it has now.",
    "auth.session-revoked": "You were signed out here from another browser or device of yours.",
    "auth.session-reused":
      "You were signed out to be safe: a copy of your session was used. Sign in again.",
  },
  {
    "auth.account-missing":
      "Se cerró su sesión: no se encontró el registro de su cuenta. Vuelva a iniciar sesión o consulte a su organización.",
    "auth.organization-missing":
      "Se cerró su sesión: no se pudo cargar su organización. Vuelva a iniciar sesión o consulte a su organización.",
    "auth.password-changed":
      "Se cerró su sesión aquí: se cambió la contraseña de su cuenta. Inicie sesión con la nueva.",
    "auth.address-changed":
      "Se cerró su sesión aquí: se cambió el correo de su cuenta. Inicie sesión con el que tiene ahora.",
    "auth.session-revoked": "Se cerró su sesión aquí desde otro navegador o dispositivo suyo.",
    "auth.session-reused":
      "Se cerró su sesión por seguridad: se usó una copia de ella. Vuelva a iniciar sesión.",
  },
);
