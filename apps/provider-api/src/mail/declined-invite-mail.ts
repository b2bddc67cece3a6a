import type { InviteType } from "@guildway/api-contract";
import { composeMail, type Composed, oneLine, unlinkedWords } from "./markup.ts";

/** Of an invite that was declined, what its sender is told; who declined and why stands in the console alone. */
export interface DeclinedInvite {
  type: InviteType | undefined;
  organization: string;
  /** Where the console shows the invite. */
  link: string;
}

const asked = {
  en: {
    register: "to register",
    employer: "to sign an employer agreement",
    apprentice: "to sign an apprentice agreement",
    workforce: "for workforce data",
  },
  es: {
    register: "para inscribirse",
    employer: "para firmar un acuerdo de empleador",
    apprentice: "para firmar un acuerdo de aprendiz",
    workforce: "para los datos del personal",
  },
} as const;

/** The mail to whoever sent it. The language that staff read is not known here, so it speaks both. */
export function declinedInviteMail({ type, organization, link }: DeclinedInvite): Composed {
  const by = unlinkedWords(organization);
  const en = ["An invitation", type && asked.en[type], "that you sent was declined."];
  const es = ["Se rechazó una invitación", type && asked.es[type], "que usted envió."];
  return {
    subject: oneLine(`${by}: an invitation was declined · se rechazó una invitación`),
    ...composeMail({
      paragraphs: [
        `${sentence(en)} The reason stands with it.`,
        `${sentence(es)} El motivo está en ella.`,
      ],
      sections: [],
      link: { text: "Open the invitation · Abrir la invitación", url: link },
      footer: `You get this mail because you sent the invitation for ${by}. · Recibe este correo porque envió la invitación en nombre de ${by}.`,
    }),
  };
}

const sentence = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");
