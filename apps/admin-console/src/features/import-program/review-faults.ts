import { type ProgramDraft, reviewedFields, type ReviewedField } from "./program-draft.ts";

/** What is wrong with a reviewed field. */
export interface ReviewFault {
  field: ReviewedField;
  kind: "missing" | "number" | "oNet";
}

/** All of a program's fields are needed; its hours are whole numbers and its O*NET code has its form. */
export function reviewFaults({ values }: Pick<ProgramDraft, "values">): ReviewFault[] {
  return reviewedFields.flatMap((field): ReviewFault[] => {
    const value = values[field].trim();
    if (value === "") return [{ field, kind: "missing" }];
    const isHours = field === "instructionHours" || field === "ojtHours";
    if (isHours && !/^\d{1,6}$/.test(value)) return [{ field, kind: "number" }];
    if (field === "occupationONetCode" && !/^\d{2}-\d{4}(?:\.\d{2})?$/.test(value))
      return [{ field, kind: "oNet" }];
    return [];
  });
}
