import type { jobProfiles, RecordOf } from "@guildway/api-contract";
import { composeMail, type Composed, type MailSection, oneLine } from "./markup.ts";

type Plan = Pick<
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

/** The plan for the visitor who made it. */
export function planSummary(plan: Plan, link: string): Composed {
  return {
    subject: oneLine(`Your training plan: ${plan.OnetTitle}`),
    ...composeMail({
      paragraphs: [
        `Hello ${plan.name},`,
        `Here is your training plan for ${plan.OnetTitle} (${plan.OnetCode}).`,
        plan.OccupationDescription ?? "",
      ].filter(Boolean),
      sections: planSections(plan),
      link: { text: "Open your plan", url: link },
      footer:
        "You get this mail because your address was given when this plan was shared. If that was not you, ignore it.",
    }),
  };
}

/** Word of a new plan for the provider, with how to reach the visitor. */
export function planNotification(
  plan: Plan,
  link: string,
  organizationName: string | undefined,
): Composed {
  return {
    subject: oneLine(`New training plan: ${plan.OnetTitle} for ${plan.companyName}`),
    ...composeMail({
      paragraphs: [
        `A training plan for ${plan.OnetTitle} (${plan.OnetCode}) was shared${organizationName ? ` with ${organizationName}` : ""}.`,
      ],
      sections: [
        {
          title: "Contact",
          items: [
            `Name: ${plan.name}`,
            `Organization: ${plan.companyName}`,
            `Phone: ${plan.phone}`,
            `E-mail: ${plan.email}`,
            ...(plan.occupationLocation
              ? [`Place: ${plan.occupationLocation} (${plan.location})`]
              : []),
          ],
        },
        ...planSections(plan),
      ],
      link: { text: "Open the plan", url: link },
      footer: "Answer this mail to reach the visitor.",
    }),
  };
}

function planSections(plan: Plan): MailSection[] {
  return [
    { title: "Skills", items: (plan.selectedSkills ?? []).map((skill) => skill.ElementName) },
    {
      title: "Knowledge",
      items: (plan.selectedKnowledge ?? []).map((knowledge) => knowledge.ElementName),
    },
    {
      title: "Certifications",
      items: (plan.selectedCerts ?? []).map((certificate) => certificate.Name),
    },
    {
      title: "Training programs",
      items: (plan.selectedSchoolPrograms ?? []).map(
        (program) =>
          `${program.ProgramName}, ${program.SchoolName}${program.StateAbbr ? `, ${program.StateAbbr}` : ""}`,
      ),
    },
  ];
}
