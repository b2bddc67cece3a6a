import { shortestPassword } from "@guildway/api-contract";
import { defineTexts } from "@guildway/ui";

/** What changing one's password says. */
export const texts = defineTexts(
  {
    intro:
      "A new password signs you out of every other browser and device. We send you a mail when it has changed.",
    current: "Current password",
    showCurrent: "Show current password",
    new: "New password",
    newHint: `At least ${shortestPassword} characters. A few words that have nothing to do with you are easy to remember and hard to guess.`,
    showNew: "Show new password",
    submit: "Change password",
    busy: "Changing…",
    changed: "Your password was changed",
    whatEnded:
      "You are still signed in here; every other browser and device was signed out. Passkeys stay as they are.",
    passkeys: "Review your passkeys",
  },
  {
    intro:
      "Una contraseña nueva cierra su sesión en todos los demás navegadores y dispositivos. Le avisamos por correo cuando se cambie.",
    current: "Contraseña actual",
    showCurrent: "Mostrar la contraseña actual",
    new: "Contraseña nueva",
    newHint: `Al menos ${shortestPassword} caracteres. Unas palabras que no tengan que ver con usted son fáciles de recordar y difíciles de adivinar.`,
    showNew: "Mostrar la contraseña nueva",
    submit: "Cambiar la contraseña",
    busy: "Cambiando…",
    changed: "Se cambió su contraseña",
    whatEnded:
      "Su sesión sigue abierta aquí; se cerró en todos los demás navegadores y dispositivos. Las llaves de acceso quedan como están.",
    passkeys: "Revisar sus llaves de acceso",
  },
);
