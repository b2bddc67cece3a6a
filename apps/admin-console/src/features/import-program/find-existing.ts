import { recordsOf, type RowOf } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import type { ProgramDraft } from "./program-draft.ts";

/** A program that is in the console already. */
export type ExistingProgram = RowOf<typeof apprenticeshipTemplates>;

/** The organization's program with the same RAPIDS or O*NET code; none where there is none yet. */
export async function findExisting({
  orgId,
  values: { rapidsCode, occupationONetCode },
}: Pick<ProgramDraft, "orgId" | "values">): Promise<ExistingProgram | undefined> {
  const same = [
    rapidsCode && { "rapidsCode[eq]": rapidsCode.trim() },
    occupationONetCode && { "occupationONetCode[eq]": occupationONetCode.trim() },
  ].filter((filters) => typeof filters === "object");
  for (const filters of same) {
    const { items } = await recordsOf(apprenticeshipTemplates).list({ orgId, filters, limit: 1 });
    if (items[0]) return recordsOf(apprenticeshipTemplates).read(items[0].id);
  }
  return undefined;
}
