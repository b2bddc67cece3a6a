import { composeAccountMail } from "./account-mails.ts";
import { type Composed, type MailLanguage, unlinkedWords } from "./markup.ts";

/** The mail that tells of a passkey that was added. */
export function passkeyAddedMail(lang: MailLanguage, name: string, link: string): Composed {
  const called = unlinkedWords(name);
  const words = {
    en: {
      subject: "A passkey was added to your account",
      paragraphs: [
        `The passkey “${called}” was just added to your account. Whoever holds it can sign in without your password.`,
      ],
      link: "Look through your passkeys",
      footer: "If that was not you, remove the passkey there and set a new password at once.",
    },
    es: {
      subject: "Se agregó una llave de acceso a su cuenta",
      paragraphs: [
        `Se acaba de agregar la llave de acceso «${called}» a su cuenta. Quien la tenga puede iniciar sesión sin su contraseña.`,
      ],
      link: "Revisar sus llaves de acceso",
      footer: "Si no fue usted, quite allí la llave y cree enseguida una contraseña nueva.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail that tells of a passkey that was removed. */
export function passkeyRemovedMail(lang: MailLanguage, name: string, link: string): Composed {
  const called = unlinkedWords(name);
  const words = {
    en: {
      subject: "A passkey was removed from your account",
      paragraphs: [
        `The passkey “${called}” was just removed from your account. It does not sign in any more.`,
      ],
      link: "Look through your passkeys",
      footer: "If that was not you, set a new password at once.",
    },
    es: {
      subject: "Se quitó una llave de acceso de su cuenta",
      paragraphs: [
        `Se acaba de quitar la llave de acceso «${called}» de su cuenta. Ya no sirve para iniciar sesión.`,
      ],
      link: "Revisar sus llaves de acceso",
      footer: "Si no fue usted, cree enseguida una contraseña nueva.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}
