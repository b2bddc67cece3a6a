import type { Kysely } from "kysely";
import { documents, resources, type RecordDefinition } from "@guildway/api-contract";
import { keepWords, keepWordsOfResource } from "../passages/keep-words.ts";
import type { Database } from "../platform/database/schema.ts";

type Row = Record<string, unknown>;

/** What the words of a passage are made of. */
const ofPassage = ["refId", "orgId", "heading", "rawText"];

/** Keeps the words that the assistant searches beside passages that were written, and beside those of a resource that was renamed. */
export async function keepWordsOf(
  transaction: Kysely<Database>,
  { type }: RecordDefinition,
  rows: readonly Row[],
  before?: Row,
): Promise<void> {
  const hasChanged = (field: string) => before?.[field] !== rows[0]?.[field];
  if (type === documents.type && (!before || ofPassage.some(hasChanged)))
    await keepWords(
      transaction,
      rows.map(({ id }) => String(id)),
    );
  if (type === resources.type && before && hasChanged("name"))
    await keepWordsOfResource(transaction, String(before["id"]));
}
