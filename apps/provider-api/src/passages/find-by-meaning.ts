import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Embedder } from "./embedder.ts";
import type { PassageReach } from "./find-by-words.ts";
import type { Ranked } from "./rank.ts";
import { rememberVectors } from "./remember-vectors.ts";
import { nextTurn } from "./turns.ts";

const mostPassages = 10_000;
const pageSize = 2000;

/** Ranks up to 10,000 passages in reach by how near their vectors are to the question's; throws where the embeddings server fails. */
export function createFindByMeaning(db: Kysely<Database>, embedder: Embedder) {
  const vectorsOf = rememberVectors(db, embedder.model);
  return async (question: string, reach: PassageReach): Promise<Ranked[]> => {
    const [meaning] = await embedder.embed([question]);
    if (!meaning) return [];
    const found: Ranked[] = [];
    for await (const ids of idsIn(db, reach))
      for (const { id, vector } of await vectorsOf(ids))
        found.push({ id, similarity: Math.max(0, cosine(meaning, vector)) });
    await nextTurn();
    return found.toSorted((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
  };
}

/** A page at a time, so that other requests are answered between. */
async function* idsIn(
  db: Kysely<Database>,
  { orgId, refIds }: PassageReach,
): AsyncGenerator<string[]> {
  const narrowed = refIds ? sql`AND "refId" = ANY(${refIds}::text[])` : sql``;
  let last = "";
  for (let read = 0; read < mostPassages; read += pageSize) {
    // The embedded database works in this thread.
    await nextTurn();
    const { rows } = await sql<{ ids: string[] }>`
      SELECT coalesce(json_agg("id"), '[]') AS "ids" FROM (
        SELECT "id" FROM "documents"
        WHERE "orgId" = ${orgId} AND "id" > ${last} ${narrowed} ORDER BY "id" LIMIT ${pageSize}
      ) AS page`.execute(db);
    const { ids } = rows[0]!;
    yield ids;
    if (ids.length < pageSize) return;
    last = ids.at(-1)!;
  }
}

/** Of two vectors of length 1. */
function cosine(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}
