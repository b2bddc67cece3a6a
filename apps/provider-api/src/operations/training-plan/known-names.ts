import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { namesOfPlan, type PlanInMail } from "../../mail/training-plan-mails.ts";

const named = [
  ["elements", "name"],
  ["certifications", "name"],
  ["licences", "title"],
  ["cipTitles", "title"],
  ["schools", "name"],
] as const;

/** The names in a plan that the occupation data has; a program is one where it has its title and its school. */
export async function knownNames(
  db: Kysely<Database>,
  plan: PlanInMail,
): Promise<ReadonlySet<string>> {
  const { programs, ...others } = namesOfPlan(plan);
  const chosen = plan.selectedSchoolPrograms ?? [];
  const parts = chosen.flatMap(({ ProgramName, SchoolName }) => [ProgramName, SchoolName]);
  const asked = [...new Set([...Object.values(others).flat(), ...parts])];
  const ofEach = named.map(
    ([table, column]) => sql`
      SELECT ${sql.ref(column)} AS "name" FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} = ANY(${asked}::text[])`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(ofEach, sql` UNION `)}`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  const isKnown = (at: number) =>
    known.has(chosen[at]!.ProgramName) && known.has(chosen[at]!.SchoolName);
  return new Set([...known, ...programs.filter((_, at) => isKnown(at))]);
}
