import { apprenticeshipTemplates, isLabel } from "@guildway/api-contract";
import {
  competenciesOf,
  type ProgramDraft,
  reviewedFields,
  type ReviewedField,
} from "./program-draft.ts";
import { storable } from "./storable.ts";

/** What is wrong with a reviewed field; `most` is how many characters it may have, or how many hours. */
export interface ReviewFault {
  field: ReviewedField;
  kind: "missing" | "number" | "oNet" | "label" | "tooLong" | "tooMany";
  most?: number;
}

const { fields } = apprenticeshipTemplates;

/** All of a program's fields are needed and fit; its hours are whole numbers, its O*NET code has its form, and its names are no web address. */
export function reviewFaults({ values }: Pick<ProgramDraft, "values">): ReviewFault[] {
  return reviewedFields.flatMap((field): ReviewFault[] => {
    const value = storable(values[field]).trim();
    if (value === "") return [{ field, kind: "missing" }];
    if (field === "instructionHours" || field === "ojtHours") {
      if (!/^\d{1,9}$/.test(value)) return [{ field, kind: "number" }];
      return Number(value) > mostHours ? [{ field, kind: "tooMany", most: mostHours }] : [];
    }
    if (field === "occupationONetCode" && !/^\d{2}-\d{4}(?:\.\d{2})?$/.test(value))
      return [{ field, kind: "oNet" }];
    if (labels.includes(field) && !isLabel(value)) return [{ field, kind: "label" }];
    const { maxLength: most = Infinity } = fields[field] as { maxLength?: number };
    return value.length > most ? [{ field, kind: "tooLong", most }] : [];
  });
}

const labels: readonly ReviewedField[] = ["title", "occupationName"];

const mostHours = 100_000;

/** How many characters the description of a group or a competency may have. */
export const mostOfDescription = 5000;

/** The first group or competency whose description is longer than that. */
export const tooLongDescription = (draft: Pick<ProgramDraft, "groups">): string | undefined =>
  [...draft.groups, ...competenciesOf(draft)]
    .map(({ description }) => description)
    .find(({ length }) => length > mostOfDescription);
