import type { jobProfiles, RecordOf } from "@guildway/api-contract";
import { greeting } from "./greeting.ts";
import {
  composeMail,
  type Composed,
  firstNames,
  type MailLanguage,
  type MailSection,
  oneLine,
  unlinked,
  unlinkedWords,
} from "./markup.ts";

/** What mails say of a plan. */
export type PlanInMail = Pick<
  RecordOf<typeof jobProfiles>,
  | "name"
  | "email"
  | "phone"
  | "companyName"
  | "OnetTitle"
  | "OnetCode"
  | "OccupationDescription"
  | "location"
  | "occupationLocation"
  | "selectedSkills"
  | "selectedKnowledge"
  | "selectedCerts"
  | "selectedSchoolPrograms"
>;

interface Words {
  subject: (title: string) => string;
  here: (title: string, code: string) => string;
  open: string;
  footer: string;
  skills: string;
  knowledge: string;
  certifications: string;
  programs: string;
  more: (count: number) => string;
  asWritten: (name: string) => string;
  editSubject: (title: string) => string;
  editHere: (title: string) => string;
  editKeep: string;
  editOpen: string;
}

const words: Record<MailLanguage, Words> = {
  en: {
    subject: (title) => `Your training plan: ${title}`,
    here: (title, code) => `Here is your training plan for ${title} (${code}).`,
    open: "Open your plan",
    footer:
      "You get this mail because your address was given when this plan was shared. If that was not you, ignore it.",
    skills: "Skills",
    knowledge: "Knowledge",
    certifications: "Certifications",
    programs: "Training programs",
    more: (count) => `and ${count} more, which the plan shows`,
    asWritten: (name) => `“${name}” (as written in the plan)`,
    editSubject: (title) => `Change your training plan: ${title}`,
    editHere: (title) => `With this link you can change your training plan for ${title}.`,
    editKeep:
      "Keep it to yourself: whoever has it can change the plan. When you ask for a new link, this one ends.",
    editOpen: "Change your plan",
  },
  es: {
    subject: (title) => `Su plan de capacitación: ${title}`,
    here: (title, code) => `Este es su plan de capacitación para ${title} (${code}).`,
    open: "Abrir su plan",
    footer:
      "Recibe este correo porque se dio su dirección al compartir este plan. Si no fue usted, ignórelo.",
    skills: "Habilidades",
    knowledge: "Conocimientos",
    certifications: "Certificaciones",
    programs: "Programas de capacitación",
    more: (count) => `y ${count} más, que están en el plan`,
    asWritten: (name) => `«${name}» (como está escrito en el plan)`,
    editSubject: (title) => `Cambie su plan de capacitación: ${title}`,
    editHere: (title) => `Con este enlace puede cambiar su plan de capacitación para ${title}.`,
    editKeep:
      "Guárdelo para usted: quien lo tenga puede cambiar el plan. Cuando pida otro enlace, este deja de servir.",
    editOpen: "Cambiar su plan",
  },
};

/** The plan for the visitor who made it, in their language; skills stay as O*NET names them. Anybody may have made it for anybody's address, so that names which the data does not know are said to be the plan's words and not ours. */
export function planSummary(
  plan: PlanInMail,
  link: string,
  lang: MailLanguage,
  known: ReadonlySet<string>,
): Composed {
  const say = words[lang];
  return {
    subject: oneLine(say.subject(plan.OnetTitle ?? "")),
    ...composeMail({
      lang,
      paragraphs: [
        greeting(lang, plan.name),
        say.here(plan.OnetTitle ?? "", plan.OnetCode ?? ""),
        plan.OccupationDescription ?? "",
      ].filter(Boolean),
      sections: planSections(plan, say, (name) => (known.has(name) ? name : say.asWritten(name))),
      link: { text: say.open, url: link },
      footer: say.footer,
    }),
  };
}

/** The link by which the visitor goes on changing their plan, on request. */
export function planEditLink(
  plan: Pick<PlanInMail, "name" | "OnetTitle">,
  link: string,
  lang: MailLanguage,
): Composed {
  const say = words[lang];
  return {
    subject: oneLine(say.editSubject(plan.OnetTitle ?? "")),
    ...composeMail({
      lang,
      paragraphs: [
        ...(plan.name ? [greeting(lang, plan.name)] : []),
        say.editHere(plan.OnetTitle ?? ""),
        say.editKeep,
      ],
      sections: [],
      link: { text: say.editOpen, url: link },
      footer: say.footer,
    }),
  };
}

/** Word of a new plan for the provider, with how to reach the visitor. */
export function planNotification(
  plan: PlanInMail,
  link: string,
  organizationName: string | undefined,
): Composed {
  return {
    subject: oneLine(
      `New training plan: ${plan.OnetTitle} for ${unlinkedWords(plan.companyName ?? "")}`,
    ),
    ...composeMail({
      paragraphs: [
        `A training plan for ${plan.OnetTitle} (${plan.OnetCode}) was shared${organizationName ? ` with ${unlinkedWords(organizationName)}` : ""}.`,
      ],
      sections: [
        {
          title: "Contact",
          items: [
            `Name: ${unlinkedWords(plan.name ?? "")}`,
            `Organization: ${unlinkedWords(plan.companyName ?? "")}`,
            `Phone: ${unlinked(plan.phone ?? "")}`,
            `E-mail: ${plan.email}`,
            ...(plan.occupationLocation
              ? [unlinked(`Place: ${plan.occupationLocation} (${plan.location})`)]
              : []),
          ],
        },
        ...planSections(plan, words.en),
      ],
      link: { text: "Open the plan", url: link },
      footer: "Answer this mail to reach the visitor.",
    }),
  };
}

type NamesOfPlan = Record<"skills" | "knowledge" | "certifications" | "programs", string[]>;

/** What a plan names, as its mails say it. */
export function namesOfPlan(plan: PlanInMail): NamesOfPlan {
  return {
    skills: plan.selectedSkills?.map(({ ElementName }) => ElementName) ?? [],
    knowledge: plan.selectedKnowledge?.map(({ ElementName }) => ElementName) ?? [],
    certifications: plan.selectedCerts?.map(({ Name }) => Name) ?? [],
    programs:
      plan.selectedSchoolPrograms?.map(({ ProgramName, SchoolName, StateAbbr }) =>
        [ProgramName, SchoolName, ...(StateAbbr ? [StateAbbr] : [])].join(", "),
      ) ?? [],
  };
}

function planSections(
  plan: PlanInMail,
  say: Words,
  nameIn: (name: string) => string = (name) => name,
): MailSection[] {
  const lists = Object.entries(namesOfPlan(plan)) as [keyof NamesOfPlan, string[]][];
  return lists.map(([list, names]) => ({
    title: say[list],
    items: firstNames(names, say.more, nameIn),
  }));
}
