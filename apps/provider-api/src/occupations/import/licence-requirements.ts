import { CellFault, day, type CellReader } from "./cells.ts";

const names = {
  type: "Type",
  exam: "Exam",
  education: "Education",
  experience: "Experience",
  continuingEducation: "Continuing education",
  certification: "Certification",
  backgroundCheck: "Background check",
  physicalRequirement: "Physical requirement",
} as const;

/** What a licence asks for, without what its entry does not say. */
export function requirementsOf(
  asked: Readonly<Record<keyof typeof names, string>>,
): { Name: string; Value: string }[] {
  return Object.entries(names).flatMap(([key, Name]) => {
    const Value = asked[key as keyof typeof names];
    return Value === "" ? [] : [{ Name, Value }];
  });
}

/** One thing that a licence asks for, with the source's typing error mended. */
export const requirement: CellReader<string> = (cell) =>
  cell.replace("Certification my substitute", "Certification may substitute");

/** Null for entries without a day, which carry the year 1013, and for those whose day no calendar has. */
export const dayOfEntry: CellReader<string | null> = (cell) => {
  if (cell === "") return null;
  try {
    const read = day(cell);
    return read < "1900" ? null : read;
  } catch (error) {
    if (error instanceof CellFault && /^\d{4}-\d{2}-\d{2}$/.test(cell)) return null;
    throw error;
  }
};
