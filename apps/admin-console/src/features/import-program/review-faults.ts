import { apprenticeshipTemplates, isLabel } from "@guildway/api-contract";
import {
  competenciesOf,
  type ProgramDraft,
  reviewedFields,
  type ReviewedField,
} from "./program-draft.ts";

/** What is wrong with a reviewed field; `most` is how many characters it may have, or how many hours. */
export interface ReviewFault {
  field: ReviewedField;
  kind: "missing" | "number" | "oNet" | "tooLong" | "tooMany" | "notALine";
  most?: number;
}

const { fields } = apprenticeshipTemplates;

/** All of a program's fields are needed and fit; its hours are whole numbers and its O*NET code has its form. */
export function reviewFaults({ values }: Pick<ProgramDraft, "values">): ReviewFault[] {
  return reviewedFields.flatMap((field): ReviewFault[] => {
    const value = values[field].trim();
    if (value === "") return [{ field, kind: "missing" }];
    if (field === "instructionHours" || field === "ojtHours") {
      if (!/^\d{1,9}$/.test(value)) return [{ field, kind: "number" }];
      return Number(value) > mostHours ? [{ field, kind: "tooMany", most: mostHours }] : [];
    }
    if (field === "occupationONetCode" && !/^\d{2}-\d{4}(?:\.\d{2})?$/.test(value))
      return [{ field, kind: "oNet" }];
    const { maxLength: most = Infinity } = fields[field] as { maxLength?: number };
    if (value.length > most) return [{ field, kind: "tooLong", most }];
    return isName(field) && !isLabel(value) ? [{ field, kind: "notALine" }] : [];
  });
}

const isName = (field: ReviewedField) => field === "title" || field === "occupationName";

const mostHours = 100_000;

/** How many characters the description of a group or a competency may have. */
export const mostOfDescription = 5000;

/** The first group or competency whose description is longer than that. */
export const tooLongDescription = (draft: Pick<ProgramDraft, "groups">): string | undefined =>
  [...draft.groups, ...competenciesOf(draft)]
    .map(({ description }) => description)
    .find(({ length }) => length > mostOfDescription);
