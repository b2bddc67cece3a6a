import type { InviteType } from "@guildway/api-contract";
import { greeting } from "./greeting.ts";
import { composeMail, type Composed, type MailLanguage, oneLine, unlinkedWords } from "./markup.ts";

/** Of an invite, what its mails say. */
export interface InviteToMail {
  type: InviteType;
  /** How the invitee is greeted; empty where nobody is named. */
  name: string;
  organization: string;
  hasAccessCode: boolean;
}

interface Words {
  subject(organization: string): string;
  asks(organization: string): string;
}

const asked: Record<MailLanguage, Record<InviteType, Words>> = {
  en: {
    register: {
      subject: (by) => `${by} invites you to register`,
      asks: (by) => `${by} invites you to register.`,
    },
    employer: {
      subject: (by) => `${by}: your employer agreement to review and sign`,
      asks: (by) =>
        `${by} asks you to review and sign the employer agreement of its apprenticeship program.`,
    },
    apprentice: {
      subject: (by) => `${by}: your apprentice agreement to review and sign`,
      asks: (by) =>
        `${by} asks you to check your personal information, and to review and sign your apprentice agreement.`,
    },
    workforce: {
      subject: (by) => `${by}: your workforce data`,
      asks: (by) =>
        `${by} asks you for the numbers of your workforce, which it has to report to government agencies.`,
    },
  },
  es: {
    register: {
      subject: (by) => `${by} le invita a inscribirse`,
      asks: (by) => `${by} le invita a inscribirse.`,
    },
    employer: {
      subject: (by) => `${by}: su acuerdo de empleador para revisar y firmar`,
      asks: (by) =>
        `${by} le pide que revise y firme el acuerdo de empleador de su programa de aprendizaje registrado.`,
    },
    apprentice: {
      subject: (by) => `${by}: su acuerdo de aprendiz para revisar y firmar`,
      asks: (by) =>
        `${by} le pide que revise sus datos personales, y que revise y firme su acuerdo de aprendiz.`,
    },
    workforce: {
      subject: (by) => `${by}: los datos de su personal`,
      asks: (by) =>
        `${by} le pide las cifras de su personal, que debe informar a organismos del gobierno.`,
    },
  },
};

const around = {
  en: {
    codeComes: "The invitation asks for six digits, which come in a mail of their own.",
    open: "Open the invitation",
    footer: (by: string) =>
      `You get this mail because ${by} invited you. Answer it to reach them; if you did not expect it, you may ignore it.`,
    codeSubject: (by: string) => `Your access code for the invitation of ${by}`,
    codeIs: (code: string) => `Your access code is ${code}.`,
    codeKeep:
      "Enter it where the invitation asks for it, and keep it to yourself: whoever has both can answer in your name.",
  },
  es: {
    codeComes: "La invitación pide seis cifras, que llegan en otro correo.",
    open: "Abrir la invitación",
    footer: (by: string) =>
      `Recibe este correo porque ${by} le invitó. Responda para comunicarse; si no lo esperaba, puede ignorarlo.`,
    codeSubject: (by: string) => `Su código de acceso para la invitación de ${by}`,
    codeIs: (code: string) => `Su código de acceso es ${code}.`,
    codeKeep:
      "Escríbalo donde la invitación lo pida y no lo comparta: quien tenga ambos puede responder en su nombre.",
  },
};

/** The invitation itself, which never carries its code. */
export function inviteMail(
  lang: MailLanguage,
  { type, name, organization, hasAccessCode }: InviteToMail,
  link: string,
): Composed {
  const by = unlinkedWords(organization);
  const words = asked[lang][type];
  const { codeComes, open, footer } = around[lang];
  return {
    subject: oneLine(words.subject(by)),
    ...composeMail({
      lang,
      paragraphs: [
        ...(name ? [greeting(lang, name)] : []),
        words.asks(by),
        ...(hasAccessCode ? [codeComes] : []),
      ],
      sections: [],
      link: { text: open, url: link },
      footer: footer(by),
    }),
  };
}

/** The code of an invitation, in a mail without its link. */
export function inviteCodeMail(
  lang: MailLanguage,
  { name, organization }: InviteToMail,
  code: string,
): Composed {
  const by = unlinkedWords(organization);
  const { codeSubject, codeIs, codeKeep, footer } = around[lang];
  return {
    subject: oneLine(codeSubject(by)),
    ...composeMail({
      lang,
      paragraphs: [...(name ? [greeting(lang, name)] : []), codeIs(code), codeKeep],
      sections: [],
      footer: footer(by),
    }),
  };
}
