import type { PlanProgram } from "./plan.ts";

/** The plan gate of school names: while it is on, names are for those who upgrade, but for one college's, which shows its logo too. */
export interface SchoolNameGate {
  on: boolean;
  openSchool: { name: string; logo: string } | undefined;
}

/** Switched off, as specified. */
export const schoolNameGate: SchoolNameGate = { on: false, openSchool: undefined };

/** The name of a program's school, null where the gate hides it, and the logo of the college whose name is always shown. */
export function shownSchool(
  { SchoolName }: Pick<PlanProgram, "SchoolName">,
  { on, openSchool }: SchoolNameGate = schoolNameGate,
): { name: string | null; logo?: string } {
  if (SchoolName === openSchool?.name) return { name: SchoolName, logo: openSchool.logo };
  return { name: on ? null : SchoolName };
}
