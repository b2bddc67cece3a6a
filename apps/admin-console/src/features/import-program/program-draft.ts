import {
  type apprenticeshipTemplates,
  journeyworkerRatio,
  plannedWage,
  type RecordInput,
  relatedCourse,
} from "@guildway/api-contract";
import {
  type Hours,
  isDamagedCode,
  type Place,
  type Read,
  type ReadProgram,
} from "@guildway/rules/training-program";
import type { ShownPart } from "./reading/shown-parts.ts";
import { storable } from "./storable.ts";

type Template = RecordInput<typeof apprenticeshipTemplates>;

/** What a program is given where its document says nothing. */
export const usualHours = { instructionHours: 495, ojtHours: 2700 } as const;

/** The fields of a program that are reviewed, in their order. */
export const reviewedFields = [
  "title",
  "description",
  "industryCode",
  "type",
  "estimatedLength",
  "instructionHours",
  "ojtHours",
  "occupationName",
  "rapidsCode",
  "occupationONetCode",
] as const;

/** A field that is reviewed. */
export type ReviewedField = (typeof reviewedFields)[number];

/** What a document has filled in is not typed over. */
export const lockedFields: readonly ReviewedField[] = [
  "occupationName",
  "rapidsCode",
  "occupationONetCode",
];

/** A competency on its way into a program. */
export interface DraftCompetency {
  id: string;
  description: string;
  at: Place;
  /** What it was classified as, by which question, and how that was answered. */
  tags?: readonly string[];
  asked?: string;
  answered?: string;
  /** The answer was kept from before. */
  isReused?: boolean;
}

/** Competencies that belong together. */
export interface DraftGroup {
  id: string;
  description: string;
  at: Place;
  hours?: Hours;
  competencies: readonly DraftCompetency[];
}

/** A program on its way from a document into the console. */
export interface ProgramDraft {
  /** Whose program it will be. */
  orgId: string;
  file: string;
  /** What of the document is drawn beside its values. */
  shown: readonly ShownPart[];
  values: Readonly<Record<ReviewedField, string>>;
  /** What was read of them, and where. */
  read: Readonly<Partial<Record<ReviewedField, string>>>;
  places: Readonly<Partial<Record<ReviewedField, Place>>>;
  /** Hours from the least to the most, where one number does not say all that was read. */
  ranges?: Readonly<Partial<Record<ReviewedField, Hours>>>;
  groups: readonly DraftGroup[];
  /** What else the document plans; it is kept with the program as it was read. */
  planned: Planned;
}

/** What of a program is read and not reviewed field by field. */
export type Planned = Pick<
  Template,
  "relatedInstruction" | "ratio" | "probation" | "wagePeriods" | "journeyworkerWage"
>;

/** A draft of what was read; `newId` names its parts. */
export function draftOf(
  { orgId, file }: Pick<ProgramDraft, "orgId" | "file">,
  shown: readonly ShownPart[],
  { details, workProcesses, courses, wagePeriods }: ReadProgram,
  newId: () => string,
): ProgramDraft {
  const read: Partial<Record<ReviewedField, Read<string>>> = {
    title: details.title,
    description: details.description,
    type: details.type,
    estimatedLength: details.estimatedLength,
    instructionHours: asText(details.instructionHours),
    ojtHours: asText(details.ojtHours),
    occupationName: details.occupationName,
    rapidsCode: details.rapidsCode,
    occupationONetCode: details.occupationONetCode,
  } as Partial<Record<ReviewedField, Read<string>>>;
  const of = <T>(value: (one: Read<string>) => T) =>
    Object.fromEntries(
      reviewedFields.flatMap((field) => (read[field] ? [[field, value(read[field])]] : [])),
    );
  return {
    orgId,
    file,
    shown,
    values: {
      ...(Object.fromEntries(reviewedFields.map((field) => [field, ""])) as Record<
        ReviewedField,
        string
      >),
      instructionHours: String(usualHours.instructionHours),
      ojtHours: String(usualHours.ojtHours),
      ...of(({ value }) => value),
    },
    read: of(({ value }) => value),
    places: of(({ at }) => at),
    ranges: Object.fromEntries(
      (["instructionHours", "ojtHours"] as const).flatMap((field) => {
        const hours = details[field]?.value;
        return hours && hours.least !== hours.most ? [[field, hours]] : [];
      }),
    ),
    groups: workProcesses.map(({ title, hours, competencies }) => ({
      id: newId(),
      description: title.value,
      at: title.at,
      ...(hours && { hours: hours.value }),
      competencies: competencies.map(({ value, at }) => ({ id: newId(), description: value, at })),
    })),
    planned: plannedBy({ details, courses, wagePeriods }),
  };
}

function plannedBy({
  details: { ratio, probation, journeyworkerWage },
  courses,
  wagePeriods,
}: Pick<ReadProgram, "details" | "courses" | "wagePeriods">): Planned {
  const relatedInstruction = courses
    .map(({ title, ...course }) => ({ ...course, hours: course.hours?.value, title: title.value }))
    .filter((course) => isTaken(relatedCourse, course));
  const periods = wagePeriods
    .map(({ title, ...step }) => ({ ...step, title: title.value }))
    .filter((step) => isTaken(plannedWage, step));
  return {
    ...(relatedInstruction.length > 0 && { relatedInstruction: relatedInstruction.slice(0, 300) }),
    ...(periods.length > 0 && { wagePeriods: periods.slice(0, 60) }),
    ...(ratio && isTaken(journeyworkerRatio, ratio.value) && { ratio: ratio.value }),
    ...(probation && { probation: probation.value.slice(0, 200) }),
    ...(journeyworkerWage && { journeyworkerWage: journeyworkerWage.value }),
  };
}

/** What no program can have is a slip of the document, or of its reading. */
const isTaken = (
  schema: { safeParse(value: unknown): { success: boolean } },
  value: unknown,
): boolean => schema.safeParse(value).success;

const asText = (hours: Read<Hours> | undefined): Read<string> | undefined => {
  const value = hours && (hours.value.least ?? hours.value.most);
  return hours && value !== undefined ? { ...hours, value: String(value) } : undefined;
};

/** Whether a value stands as it was read; what does not was typed by a person or is the usual. */
export const isRead = ({ values, read }: ProgramDraft, field: ReviewedField): boolean =>
  read[field] !== undefined && values[field] === read[field];

/** The hours that stand as they usually are, since neither the document nor a person has said others. */
export const usualIn = (draft: ProgramDraft): (keyof typeof usualHours)[] =>
  (["instructionHours", "ojtHours"] as const).filter(
    (field) => draft.read[field] === undefined && draft.values[field] === String(usualHours[field]),
  );

/** Whether a code was taken for a number by a spreadsheet. */
export const isDamaged = (draft: ProgramDraft): boolean =>
  draft.places.rapidsCode !== undefined && isDamagedCode(draft.values.rapidsCode);

/** All competencies of a draft, in their order. */
export const competenciesOf = ({ groups }: Pick<ProgramDraft, "groups">): DraftCompetency[] =>
  groups.flatMap(({ competencies }) => competencies);

/** Hours shared out evenly in whole ones, the first with what remains. */
export function sharedOut(hours: number, among: number): number[] {
  if (among === 0) return [];
  const each = Math.floor(hours / among);
  return Array.from({ length: among }, (_, index) =>
    index === 0 ? hours - each * (among - 1) : each,
  );
}

/** The hours of each competency: those of its group where the document has them, else its part of all. */
export function hoursOf({
  groups,
  values,
}: Pick<ProgramDraft, "groups" | "values">): Map<string, number> {
  const hours = new Map<string, number>();
  const give = (competencies: readonly DraftCompetency[], all: number) => {
    for (const [index, part] of sharedOut(all, competencies.length).entries())
      hours.set(competencies[index]!.id, part);
  };
  const said = ({ hours }: DraftGroup) => hours?.least ?? hours?.most;
  const isSaid = groups.some((group) => said(group) !== undefined);
  if (!isSaid) give(competenciesOf({ groups }), Number(values.ojtHours) || 0);
  else for (const group of groups) give(group.competencies, said(group) ?? 0);
  return hours;
}

/** The training program that a draft becomes. */
export function templateOf(draft: ProgramDraft, newId: () => string): Template {
  const { values, groups } = draft;
  const tags = new Map<string, string>();
  for (const { tags: own = [] } of competenciesOf(draft))
    for (const tag of own) if (!tags.has(tag)) tags.set(tag, newId());
  const hours = hoursOf(draft);
  const competencies = competenciesOf(draft).map(({ id, description, tags: own = [] }) => ({
    id,
    description,
    classificationIds: own.map((tag) => tags.get(tag)!),
    ...(hours.has(id) && { totalHours: hours.get(id)! }),
  }));
  return storable({
    orgId: draft.orgId,
    title: values.title.trim(),
    description: values.description.trim(),
    industryCode: values.industryCode as NonNullable<Template["industryCode"]>,
    type: values.type as NonNullable<Template["type"]>,
    estimatedLength: values.estimatedLength.trim(),
    instructionHours: Number(values.instructionHours),
    ojtHours: Number(values.ojtHours),
    occupationName: values.occupationName.trim(),
    rapidsCode: values.rapidsCode.trim(),
    occupationONetCode: values.occupationONetCode.trim(),
    competencyNameSpace: draft.file,
    competencies: Object.fromEntries(competencies.map((one) => [one.id, one])),
    competencyGroups: groups.map(({ id, description, hours: said, competencies: own }) => ({
      id,
      description,
      competencyIds: own.map((one) => one.id),
      ...(said && { hours: said }),
    })),
    classifications: Object.fromEntries([...tags].map(([tag, id]) => [id, tag])),
    classifiedBy: Object.fromEntries(
      competenciesOf(draft).flatMap(({ id, asked, answered }) =>
        asked !== undefined && answered !== undefined ? [[id, { asked, answered }]] : [],
      ),
    ),
    ...draft.planned,
  });
}
