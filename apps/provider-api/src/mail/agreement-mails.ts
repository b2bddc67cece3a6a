import { greeting } from "./greeting.ts";
import { composeMail, type Composed, type MailLanguage, oneLine, unlinkedWords } from "./markup.ts";

/** Of an agreement that was signed, what its mails say to one of those who sign it. */
export interface SignedToMail {
  type: "employerAgreements" | "apprenticeAgreements";
  to: "signer" | "sponsor";
  /** How they are greeted; empty where nobody is named. */
  name: string;
  /** Who signed; empty where nobody is named. */
  signer: string;
  organization: string;
  /** The sponsor has yet to sign. */
  waits: boolean;
}

const words = {
  en: {
    agreement: {
      employerAgreements: "employer agreement",
      apprenticeAgreements: "apprentice agreement",
    },
    signer: {
      subject: (what: string, by: string) => `${by}: the ${what} that you signed`,
      text: (what: string, by: string) => `You signed the ${what} of ${by}.`,
      waits: "It waits for the sponsor's signature now.",
      settled: "",
    },
    sponsor: {
      subject: (what: string, by: string) => `${by}: an ${what} was signed`,
      text: (what: string, _by: string, signer: string) =>
        signer
          ? `${signer} signed an ${what} at your location.`
          : `An ${what} at your location was signed.`,
      waits: "It waits for your signature as the sponsor. Its page leads you to where you sign.",
      settled: "Your stored signature stands on it as the sponsor's.",
    },
    sponsored: {
      subject: (what: string, by: string) => `${by}: the sponsor signed your ${what}`,
      text: (what: string, by: string) =>
        `The sponsor has signed your ${what} of ${by} too. It is complete now.`,
      opens: "Its page asks for the six digits that you were sent when you signed.",
    },
    opens:
      "Its page asks for six digits, which come in a mail of their own. There you read, print and download it.",
    open: "Open the agreement",
    footer: (by: string) => `You get this mail because you sign an agreement of ${by}.`,
    codeSubject: (by: string) => `Your access code for the agreement of ${by}`,
    codeIs: (code: string) => `The access code of the agreement is ${code}.`,
    codeKeep:
      "Enter it where the page of the agreement asks for it, and keep it to yourself: whoever has both can read the agreement.",
  },
  es: {
    agreement: {
      employerAgreements: "acuerdo de empleador",
      apprenticeAgreements: "acuerdo de aprendiz",
    },
    signer: {
      subject: (what: string, by: string) => `${by}: el ${what} que usted firmó`,
      text: (what: string, by: string) => `Usted firmó el ${what} de ${by}.`,
      waits: "Ahora espera la firma del patrocinador.",
      settled: "",
    },
    sponsor: {
      subject: (what: string, by: string) => `${by}: se firmó un ${what}`,
      text: (what: string, _by: string, signer: string) =>
        signer ? `${signer} firmó un ${what} en su lugar.` : `Se firmó un ${what} en su lugar.`,
      waits: "Espera su firma como patrocinador. Su página le lleva a donde se firma.",
      settled: "Lleva su firma guardada como la del patrocinador.",
    },
    sponsored: {
      subject: (what: string, by: string) => `${by}: el patrocinador firmó su ${what}`,
      text: (what: string, by: string) =>
        `El patrocinador también firmó su ${what} de ${by}. Ahora está completo.`,
      opens: "Su página pide las seis cifras que usted recibió cuando firmó.",
    },
    opens:
      "Su página pide seis cifras, que llegan en otro correo. Allí puede leerlo, imprimirlo y descargarlo.",
    open: "Abrir el acuerdo",
    footer: (by: string) => `Recibe este correo porque firma un acuerdo de ${by}.`,
    codeSubject: (by: string) => `Su código de acceso para el acuerdo de ${by}`,
    codeIs: (code: string) => `El código de acceso del acuerdo es ${code}.`,
    codeKeep:
      "Escríbalo donde la página del acuerdo lo pida y no lo comparta: quien tenga ambos puede leer el acuerdo.",
  },
};

/** That an agreement was signed and where it is, which never carries its code. */
export function signedMail(lang: MailLanguage, signed: SignedToMail, link: string): Composed {
  const says = words[lang];
  const by = unlinkedWords(signed.organization);
  const what = says.agreement[signed.type];
  const { subject, text, waits, settled } = says[signed.to];
  const state = signed.waits ? waits : settled;
  return {
    subject: oneLine(subject(what, by)),
    ...composeMail({
      lang,
      paragraphs: [
        ...greetingOf(lang, signed),
        text(what, by, unlinkedWords(signed.signer)),
        ...(state ? [state] : []),
        says.opens,
      ],
      sections: [],
      link: { text: says.open, url: link },
      footer: says.footer(by),
    }),
  };
}

/** That the sponsor has signed after the signer, who is told where it is once more. */
export function sponsoredMail(
  lang: MailLanguage,
  signed: Pick<SignedToMail, "type" | "name" | "organization">,
  link: string,
): Composed {
  const says = words[lang];
  const by = unlinkedWords(signed.organization);
  const what = says.agreement[signed.type];
  const { subject, text, opens } = says.sponsored;
  return {
    subject: oneLine(subject(what, by)),
    ...composeMail({
      lang,
      paragraphs: [...greetingOf(lang, signed), text(what, by), opens],
      sections: [],
      link: { text: says.open, url: link },
      footer: says.footer(by),
    }),
  };
}

/** The code of such an agreement, in a mail without its link. */
export function agreementCodeMail(
  lang: MailLanguage,
  signed: SignedToMail,
  code: string,
): Composed {
  const says = words[lang];
  const by = unlinkedWords(signed.organization);
  return {
    subject: oneLine(says.codeSubject(by)),
    ...composeMail({
      lang,
      paragraphs: [...greetingOf(lang, signed), says.codeIs(code), says.codeKeep],
      sections: [],
      footer: says.footer(by),
    }),
  };
}

function greetingOf(lang: MailLanguage, { name }: Pick<SignedToMail, "name">): string[] {
  return name ? [greeting(lang, name)] : [];
}
