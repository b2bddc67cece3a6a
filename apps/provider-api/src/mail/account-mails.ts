import { greeting } from "./greeting.ts";
import { composeMail, type Composed, type MailLanguage, unlinkedWords } from "./markup.ts";

/** The mail that confirms a sign-up. */
export function signUpMail(
  lang: MailLanguage,
  firstName: string,
  organization: string,
  link: string,
): Composed {
  const at = unlinkedWords(organization);
  const words = {
    en: {
      subject: `Confirm your account at ${at}`,
      paragraphs: [
        greeting(lang, firstName),
        `Please confirm your e-mail address to finish your account at ${at}.`,
      ],
      link: "Confirm my account",
      footer:
        "The link works once, for 24 hours. If you did not ask for an account, ignore this mail.",
    },
    es: {
      subject: `Confirme su cuenta en ${at}`,
      paragraphs: [
        greeting(lang, firstName),
        `Confirme su correo electrónico para terminar su cuenta en ${at}.`,
      ],
      link: "Confirmar mi cuenta",
      footer:
        "El enlace funciona una vez, durante 24 horas. Si no pidió una cuenta, ignore este correo.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail for somebody who signs up with an address that has an account; to whoever lists mails it looks like the other. */
export function accountExistsMail(
  lang: MailLanguage,
  organization: string,
  link: string,
): Composed {
  const at = unlinkedWords(organization);
  const words = {
    en: {
      subject: `Confirm your account at ${at}`,
      paragraphs: [
        "Somebody, perhaps you, asked for an account with this address. You already have one: sign in, or set a new password there.",
      ],
      link: "Sign in",
      footer: "If that was not you, nothing was changed and you need do nothing.",
    },
    es: {
      subject: `Confirme su cuenta en ${at}`,
      paragraphs: [
        "Alguien, quizá usted, pidió una cuenta con este correo. Ya tiene una: inicie sesión o cree allí una contraseña nueva.",
      ],
      link: "Iniciar sesión",
      footer: "Si no fue usted, no se cambió nada y no necesita hacer nada.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail with the link that sets a new password. */
export function passwordResetMail(lang: MailLanguage, link: string): Composed {
  const words = {
    en: {
      subject: "Set a new password",
      paragraphs: ["Somebody, perhaps you, asked to set a new password for your account."],
      link: "Set a new password",
      footer:
        "The link works once, for one hour. If that was not you, ignore this mail: your password stays as it is.",
    },
    es: {
      subject: "Cree una contraseña nueva",
      paragraphs: ["Alguien, quizá usted, pidió una contraseña nueva para su cuenta."],
      link: "Crear una contraseña nueva",
      footer:
        "El enlace funciona una vez, durante una hora. Si no fue usted, ignore este correo: su contraseña no cambia.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail that tells of a changed password, and of the passkeys that go on without it. */
export function passwordChangedMail(
  lang: MailLanguage,
  link: string,
  { hasPasskeys }: { hasPasskeys: boolean },
): Composed {
  const words = {
    en: {
      subject: "Your password was changed",
      paragraphs: [
        "The password of your account was just changed, and your other sessions were ended.",
        ...(hasPasskeys
          ? [
              "Your passkeys still sign you in: look through them, and remove those that you do not know.",
            ]
          : []),
      ],
      link: "It was not me: set a new password",
      footer: "If it was you, you need do nothing.",
    },
    es: {
      subject: "Se cambió su contraseña",
      paragraphs: [
        "Se acaba de cambiar la contraseña de su cuenta y se cerraron sus otras sesiones.",
        ...(hasPasskeys
          ? ["Sus llaves de acceso siguen sirviendo: revíselas y quite las que no conozca."]
          : []),
      ],
      link: "No fui yo: crear una contraseña nueva",
      footer: "Si fue usted, no necesita hacer nada.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail that finishes a sign-in at an account where too many have failed. */
export function signInLinkMail(lang: MailLanguage, link: string): Composed {
  const words = {
    en: {
      subject: "Finish signing in",
      paragraphs: [
        "Somebody, we hope you, gave the right password for your account in a browser that we do not know. Because many wrong passwords were tried lately, we ask for this second step.",
      ],
      link: "Finish signing in",
      footer:
        "The link works once, for 15 minutes. If that was not you, set a new password: somebody knows yours.",
    },
    es: {
      subject: "Termine de iniciar sesión",
      paragraphs: [
        "Alguien, esperamos que usted, dio la contraseña correcta de su cuenta en un navegador que no conocemos. Como hace poco se probaron muchas contraseñas equivocadas, pedimos este segundo paso.",
      ],
      link: "Terminar de iniciar sesión",
      footer:
        "El enlace funciona una vez, durante 15 minutos. Si no fue usted, cree una contraseña nueva: alguien conoce la suya.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail with the link that makes an address an account's. */
export function confirmAddressMail(lang: MailLanguage, link: string): Composed {
  const words = {
    en: {
      subject: "Confirm your new e-mail address",
      paragraphs: [
        "Somebody, perhaps you, asked to make this the e-mail address of their account. It takes effect when you follow the link and enter the password of the account; until then you sign in with the old address.",
      ],
      link: "Confirm this address",
      footer:
        "The link works once, for 24 hours. If you did not ask for this, ignore this mail: nothing changes.",
    },
    es: {
      subject: "Confirme su nuevo correo electrónico",
      paragraphs: [
        "Alguien, quizá usted, pidió que este fuera el correo de su cuenta. El cambio vale cuando siga el enlace y escriba la contraseña de la cuenta; hasta entonces inicia sesión con el correo anterior.",
      ],
      link: "Confirmar este correo",
      footer:
        "El enlace funciona una vez, durante 24 horas. Si no lo pidió, ignore este correo: nada cambia.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail for an address that somebody wants for their account and that another account has. */
export function addressTakenMail(lang: MailLanguage, link: string): Composed {
  const words = {
    en: {
      subject: "This address belongs to an account already",
      paragraphs: [
        "Somebody, perhaps you, asked to make this the e-mail address of another account. It is the address of an account already, so nothing was changed: sign in with it, or choose another address for the other account.",
      ],
      link: "Sign in",
      footer: "If that was not you, you need do nothing.",
    },
    es: {
      subject: "Este correo ya es de una cuenta",
      paragraphs: [
        "Alguien, quizá usted, pidió que este fuera el correo de otra cuenta. Ya es el correo de una cuenta, así que no se cambió nada: inicie sesión con él o elija otro correo para la otra cuenta.",
      ],
      link: "Iniciar sesión",
      footer: "Si no fue usted, no necesita hacer nada.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail that tells an address that it is an account's no longer. */
export function addressChangedMail(lang: MailLanguage, link: string): Composed {
  const words = {
    en: {
      subject: "The e-mail address of your account was changed",
      paragraphs: [
        "Your account has another e-mail address now. Mails about it no longer go to this one.",
      ],
      link: "It was not me: undo the change",
      footer: "The link works once, for seven days. If it was you, you need do nothing.",
    },
    es: {
      subject: "Se cambió el correo de su cuenta",
      paragraphs: [
        "Su cuenta tiene ahora otro correo electrónico. Los mensajes sobre ella ya no llegan a este.",
      ],
      link: "No fui yo: deshacer el cambio",
      footer:
        "El enlace funciona una vez, durante siete días. Si fue usted, no necesita hacer nada.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** The mail that tells an address that it is an account's from now on. */
export function newAddressMail(lang: MailLanguage, link: string): Composed {
  const words = {
    en: {
      subject: "This is the e-mail address of your account now",
      paragraphs: ["You sign in with this e-mail address from now on. Your password stays."],
      link: "Sign in",
      footer: "If you have no account with us, somebody mistyped their address: tell us.",
    },
    es: {
      subject: "Este es ahora el correo de su cuenta",
      paragraphs: [
        "A partir de ahora inicia sesión con este correo electrónico. Su contraseña no cambia.",
      ],
      link: "Iniciar sesión",
      footer: "Si no tiene cuenta con nosotros, alguien escribió mal su correo: avísenos.",
    },
  }[lang];
  return composeAccountMail(lang, words, link);
}

/** A mail about somebody's account: words, one link, a foot. */
export function composeAccountMail(
  lang: MailLanguage,
  words: { subject: string; paragraphs: string[]; link: string; footer: string },
  url: string,
): Composed {
  const parts = {
    lang,
    paragraphs: words.paragraphs,
    sections: [],
    link: { text: words.link, url },
    footer: words.footer,
  };
  return { subject: words.subject, ...composeMail(parts) };
}

/** The address of a screen of the login site, for a mail. */
export function accountLink(
  site: string,
  query: { action: string; token: string; continueUrl?: string | undefined; lang: string },
): string {
  const link = new URL(site);
  for (const [name, value] of Object.entries(query)) if (value) link.searchParams.set(name, value);
  return link.href;
}
