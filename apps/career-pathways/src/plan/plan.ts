import type {
  AlreadyHave,
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
  /** The ids of what the visitor has already. */
  have?: AlreadyHave | undefined;
  /** What a stored plan holds that is being changed: it stays on offer, whatever the sources say today. */
  kept?: PlanItems | undefined;
  /** When that stored plan had last been saved as the change began. */
  keptSince?: string | undefined;
}

export const emptyDraft: PlanDraft = { chosen: {}, createdSkills: [], createdCertificates: [] };

/** Nothing that one has already. */
export const nothingHad: AlreadyHave = {
  skills: [],
  knowledge: [],
  certificates: [],
  programs: [],
};

/** The parts of which at least one item must be chosen. */
export const mandatoryParts: readonly PlanPart[] = ["skills", "knowledge"];

/** All that can be chosen: what the sources offer, then what the visitor made. */
export function offeredItems(
  occupation: Pick<OccupationDetail, "SkillsDataList" | "KnowledgeDataList">,
  certificates: readonly PlanCertificate[],
  programs: readonly PlanProgram[],
  draft: PlanDraft,
): PlanItems {
  const { kept, createdSkills, createdCertificates } = draft;
  const { SkillsDataList, KnowledgeDataList } = occupation;
  return {
    skills: eachOnce(elementId, SkillsDataList, createdSkills, kept?.skills),
    knowledge: eachOnce(elementId, KnowledgeDataList, kept?.knowledge),
    certificates: eachOnce(certificateId, certificates, createdCertificates, kept?.certificates),
    programs: eachOnce(programId, programs, kept?.programs),
  };
}

function eachOnce<T>(idOf: (item: T) => string, ...lists: (readonly T[] | undefined)[]): T[] {
  const items = new Map<string, T>();
  for (const item of lists.flatMap((list) => list ?? []))
    if (!items.has(idOf(item))) items.set(idOf(item), item);
  return [...items.values()];
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

/** The draft in which one has an item of a part already, or not. */
export function withHave(draft: PlanDraft, part: PlanPart, id: string, has: boolean): PlanDraft {
  const { have = nothingHad } = draft;
  const others = have[part].filter((other) => other !== id);
  return { ...draft, have: { ...have, [part]: has ? [...others, id] : others } };
}

interface StoredState {
  alreadyHave?: AlreadyHave | null | undefined;
  updatedAt?: string | undefined;
}

/** The draft that changes a stored plan: what it holds, chosen at its own place, and what its visitor has. */
export function draftOfStored(
  items: PlanItems,
  { alreadyHave: have, updatedAt }: StoredState,
  place: PlanPlace,
): PlanDraft {
  const parts = ["skills", "knowledge", "certificates", "programs"] as const;
  const begun: PlanDraft = {
    ...emptyDraft,
    kept: items,
    keptSince: updatedAt,
    have: have ?? undefined,
  };
  return parts.reduce((draft, part) => withChosen(draft, part, idsOf(items, part), place), begun);
}

/** Whether anything differs from what the plan started with. */
export function isEdited(draft: PlanDraft): boolean {
  return (
    Object.keys(draft.chosen).length +
      draft.createdSkills.length +
      draft.createdCertificates.length +
      Object.values(draft.have ?? {}).flat().length >
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
