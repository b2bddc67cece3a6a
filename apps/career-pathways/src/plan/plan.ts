import type {
  OccupationDetail,
  planCertificate,
  planElement,
  planSchoolProgram,
} from "@guildway/api-contract";
import { topElements } from "@guildway/rules";
import type * as z from "zod/mini";

/** A skill or a field of knowledge as a plan holds it; `LowPrecision` is known only where it comes fresh from the occupation. */
export type PlanElement = z.infer<typeof planElement> & { LowPrecision?: true | undefined };
export type PlanCertificate = z.infer<typeof planCertificate>;
export type PlanProgram = z.infer<typeof planSchoolProgram>;

/** What a plan is made of. */
export interface PlanItems {
  skills: PlanElement[];
  knowledge: PlanElement[];
  certificates: PlanCertificate[];
  programs: PlanProgram[];
}
export type PlanPart = keyof PlanItems;

/** Where the offered programs and licences are: a choice among them belongs to that place, and another place begins with its own. */
export interface PlanPlace {
  zip?: string | undefined;
  state?: string | undefined;
}

/** What the visitor changed: the ids of a part (at a place), absent until that part is edited, and what they made themselves. */
export interface PlanDraft {
  chosen: Readonly<Record<string, string[] | undefined>>;
  createdSkills: PlanElement[];
  createdCertificates: PlanCertificate[];
}

export const emptyDraft: PlanDraft = { chosen: {}, createdSkills: [], createdCertificates: [] };

/** The parts of which at least one item must be chosen. */
export const mandatoryParts: readonly PlanPart[] = ["skills", "knowledge"];

/** All that can be chosen: what the sources offer, then what the visitor made. */
export function offeredItems(
  occupation: Pick<OccupationDetail, "SkillsDataList" | "KnowledgeDataList">,
  certificates: readonly PlanCertificate[],
  programs: readonly PlanProgram[],
  draft: PlanDraft,
): PlanItems {
  return {
    skills: [...occupation.SkillsDataList, ...draft.createdSkills],
    knowledge: [...occupation.KnowledgeDataList],
    certificates: [...certificates, ...draft.createdCertificates],
    programs: [...programs],
  };
}

/** What the plan holds: the default of each part until it is edited, then what was chosen. */
export function selectedItems(
  offered: PlanItems,
  draft: PlanDraft,
  place: PlanPlace = {},
): PlanItems {
  const among = <T>(part: PlanPart, items: T[], idOf: (item: T) => string, usual: T[]) => {
    const ids = draft.chosen[chosenKey(part, place)];
    if (!ids) return usual;
    const chosen = new Set(ids);
    return items.filter((item) => chosen.has(idOf(item)));
  };
  const { skills, knowledge, certificates, programs } = offered;
  return {
    skills: among("skills", skills, elementId, topElements(skills)),
    knowledge: among("knowledge", knowledge, elementId, topElements(knowledge)),
    certificates: among("certificates", certificates, certificateId, certificates),
    programs: among("programs", programs, programId, programs),
  };
}

/** The ids of a part's items, in their order. */
export function idsOf(items: PlanItems, part: PlanPart): string[] {
  switch (part) {
    case "certificates":
      return items.certificates.map(certificateId);
    case "programs":
      return items.programs.map(programId);
    default:
      return items[part].map(elementId);
  }
}

/** The draft with exactly these items of a part. */
export function withChosen(
  draft: PlanDraft,
  part: PlanPart,
  ids: readonly string[],
  place: PlanPlace = {},
): PlanDraft {
  return { ...draft, chosen: { ...draft.chosen, [chosenKey(part, place)]: [...ids] } };
}

function chosenKey(part: PlanPart, { zip, state }: PlanPlace): string {
  const at = part === "programs" ? zip : part === "certificates" ? state : undefined;
  return at ? `${part} ${at}` : part;
}

/** The draft with a skill of the visitor's own, chosen beside what the plan held before. */
export function withSkill(draft: PlanDraft, selected: PlanItems, skill: PlanElement): PlanDraft {
  return withChosen({ ...draft, createdSkills: [...draft.createdSkills, skill] }, "skills", [
    ...idsOf(selected, "skills"),
    skill.ElementId,
  ]);
}

/** The draft with a certificate of the visitor's own, chosen beside what the plan held before. */
export function withCertificate(
  draft: PlanDraft,
  selected: PlanItems,
  certificate: PlanCertificate,
  place: PlanPlace = {},
): PlanDraft {
  return withChosen(
    { ...draft, createdCertificates: [...draft.createdCertificates, certificate] },
    "certificates",
    [...idsOf(selected, "certificates"), certificate.Id],
    place,
  );
}

/** Whether anything differs from what the plan started with. */
export function isEdited(draft: PlanDraft): boolean {
  return (
    Object.keys(draft.chosen).length +
      draft.createdSkills.length +
      draft.createdCertificates.length >
    0
  );
}

/** Certificates as somebody reads them: licences of a state, of the nation, then the rest; within each as they came. */
export function certificateOrder(certificates: readonly PlanCertificate[]): PlanCertificate[] {
  const place = ({ Kind, State }: PlanCertificate) =>
    Kind !== "licence" ? 2 : !State || State === "US" ? 1 : 0;
  return certificates.toSorted((a, b) => place(a) - place(b));
}

export const elementId = (element: PlanElement) => element.ElementId;
export const certificateId = (certificate: PlanCertificate) => certificate.Id;
export const programId = ({ ID, ProgramName, SchoolName, StateAbbr }: PlanProgram) =>
  ID ?? `${ProgramName} | ${SchoolName} | ${StateAbbr ?? ""}`;
