import { greeting } from "./greeting.ts";
import {
  composeMail,
  type Composed,
  type MailLanguage,
  oneLine,
  unlinked,
  unlinkedWords,
} from "./markup.ts";

/** Of a registration that was decided, what its mail says. */
export interface DecidedRegistration {
  status: "confirmed" | "refused";
  firstName: string;
  organization: string;
  /** The class, and its cohort where one was chosen. */
  course: string;
  /** Why it was refused, in the words of who did. */
  reason: string | null;
}

const words = {
  en: {
    confirmed: {
      subject: (course: string) => `Your registration is confirmed: ${course}`,
      text: (course: string, by: string) =>
        `${by} confirmed your registration for ${course}. You may attend and earn its credits.`,
    },
    refused: {
      subject: (course: string) => `Your registration was not accepted: ${course}`,
      text: (course: string, by: string) =>
        `${by} could not accept your registration for ${course}. Your account stays as it is.`,
    },
    reason: (reason: string) => `They wrote: ${reason}`,
    footer: (by: string) =>
      `You get this mail because you registered with ${by}. Answer it to reach them.`,
  },
  es: {
    confirmed: {
      subject: (course: string) => `Su inscripción está confirmada: ${course}`,
      text: (course: string, by: string) =>
        `${by} confirmó su inscripción en ${course}. Usted puede asistir y obtener sus créditos.`,
    },
    refused: {
      subject: (course: string) => `Su inscripción no fue aceptada: ${course}`,
      text: (course: string, by: string) =>
        `${by} no pudo aceptar su inscripción en ${course}. Su cuenta queda como está.`,
    },
    reason: (reason: string) => `Le escriben: ${reason}`,
    footer: (by: string) =>
      `Recibe este correo porque se inscribió con ${by}. Responda para comunicarse.`,
  },
} as const;

/** The mail that tells somebody what became of their registration. */
export function registrationMail(
  lang: MailLanguage,
  { status, firstName, organization, course, reason }: DecidedRegistration,
): Composed {
  const said = words[lang];
  const by = unlinkedWords(organization);
  const about = unlinkedWords(course);
  return {
    subject: oneLine(said[status].subject(about)),
    ...composeMail({
      lang,
      paragraphs: [
        ...(firstName ? [greeting(lang, firstName)] : []),
        said[status].text(about, by),
        ...(reason ? [said.reason(unlinked(reason))] : []),
      ],
      sections: [],
      footer: said.footer(by),
    }),
  };
}
