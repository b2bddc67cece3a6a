import type { Kysely, Selectable } from "kysely";
import type { Database, SealedValues } from "../../platform/database/schema.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { findSealerOfPerson } from "./person-keys.ts";
import { placeOfValues } from "./write-changes.ts";

type Row = Record<string, unknown>;

/** One change as the journal keeps it. */
export type JournalEntry = Selectable<Database["recordChanges"]>;

/** The changes of one record, oldest first; the next page begins after the id of the last. */
export function changesOf(
  db: Kysely<Database>,
  table: string,
  recordId: string,
  { after = 0, limit = 100 }: { after?: number; limit?: number } = {},
): Promise<JournalEntry[]> {
  return db
    .selectFrom("recordChanges")
    .selectAll()
    .where("table", "=", table)
    .where("recordId", "=", recordId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The private values of a change; a side is undefined where it has none, or where the person's key is erased. */
export async function openChange(
  db: Kysely<Database>,
  sealer: Sealer,
  { table, recordId, sealedBefore, sealedAfter }: JournalEntry,
): Promise<{ before: Row | undefined; after: Row | undefined }> {
  const open = async (sealed: SealedValues | null) => {
    if (!sealed) return undefined;
    const ofPerson = await findSealerOfPerson(db, sealer, sealed.personId);
    // A key made after the erasing opens only what came after it.
    return ofPerson?.isCurrent(sealed.text)
      ? (JSON.parse(ofPerson.open(sealed.text, placeOfValues(table, recordId))) as Row)
      : undefined;
  };
  return { before: await open(sealedBefore), after: await open(sealedAfter) };
}
