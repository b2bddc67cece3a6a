import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { nextTurn } from "./turns.ts";

/** With 1,536 dimensions about 120 MB. */
const mostVectors = 20_000;
const readAtOnce = 32;

/** Reads the vectors of passages and keeps them in memory, since the embedded database takes half a millisecond to hand one out. */
export function rememberVectors(db: Kysely<Database>, model: string) {
  const kept = new Map<string, { textHash: string; vector: Float32Array }>();
  return async (ids: readonly string[]): Promise<{ id: string; vector: Float32Array }[]> => {
    await nextTurn();
    const { rows } = await sql<{ id: string; textHash: string }>`
      SELECT "passageId" AS "id", "textHash" FROM "passageVectors"
      WHERE "model" = ${model} AND "passageId" = ANY(${ids}::text[])`.execute(db);
    if (kept.size > mostVectors) kept.clear();
    const missing = rows.filter(({ id, textHash }) => kept.get(id)?.textHash !== textHash);
    for (let first = 0; first < missing.length; first += readAtOnce) {
      const ids = missing.slice(first, first + readAtOnce).map(({ id }) => id);
      await nextTurn();
      const read = await sql<{ id: string; textHash: string; vector: Uint8Array }>`
        SELECT "passageId" AS "id", "textHash", "vector" FROM "passageVectors"
        WHERE "model" = ${model} AND "passageId" = ANY(${ids}::text[])`.execute(db);
      await nextTurn();
      // A copy, since the driver's bytes may begin anywhere in memory.
      for (const { id, textHash, vector } of read.rows)
        kept.set(id, { textHash, vector: new Float32Array(new Uint8Array(vector).buffer) });
    }
    return rows.flatMap(({ id }) => {
      const vector = kept.get(id)?.vector;
      return vector ? [{ id, vector }] : [];
    });
  };
}
