import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const keptMilliseconds = 60_000;

/** In what share of all passages the most common stems stand, as the database's own statistics say; read once a minute. */
export function rememberCommonStems(db: Kysely<Database>) {
  let kept: { at: number; shares: Promise<ReadonlyMap<string, number>> } | undefined;
  return (): Promise<ReadonlyMap<string, number>> => {
    const now = performance.now();
    if (!kept || now - kept.at > keptMilliseconds) {
      const shares = readShares(db);
      shares.catch(() => (kept = undefined));
      kept = { at: now, shares };
    }
    return kept.shares;
  };
}

async function readShares(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ stems: string[] | null; shares: number[] | null }>`
    SELECT "most_common_elems"::text::text[] AS "stems", "most_common_elem_freqs" AS "shares"
    FROM pg_stats WHERE "schemaname" = current_schema()
      AND "tablename" = 'passageWords' AND "attname" = 'stems'`.execute(db);
  const { stems, shares } = rows[0] ?? {};
  return new Map((stems ?? []).map((stem, place) => [stem, shares?.[place] ?? 0]));
}
