import { recordsOf, type RowOf } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { comparedCode } from "@guildway/rules/program";
import type { ProgramDraft } from "./program-draft.ts";

/** A program that is in the console already. */
export type ExistingProgram = RowOf<typeof apprenticeshipTemplates>;

/** The organization's program with the same RAPIDS or O*NET code; none where there is none yet. */
export async function findExisting({
  orgId,
  values,
}: Pick<ProgramDraft, "orgId" | "values">): Promise<ExistingProgram | undefined> {
  for (const field of ["rapidsCode", "occupationONetCode"] as const) {
    const code = comparedCode(values[field]);
    if (code === "") continue;
    const { items } = await recordsOf(apprenticeshipTemplates).list({
      orgId,
      filters: { [`${field}[ilike]`]: code },
      select: ["id", field],
      limit: 500,
    });
    const same = items.find((one) => comparedCode(one[field] ?? "") === code);
    if (same) return recordsOf(apprenticeshipTemplates).read(same.id);
  }
  return undefined;
}
