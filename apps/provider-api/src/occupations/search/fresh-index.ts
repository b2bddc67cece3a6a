import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { loadIndex } from "./load-index.ts";
import type { OccupationIndex } from "./occupation-index.ts";

/** How long an import by another process may stay unseen, in milliseconds. */
const checkAfter = 3000;

/** Keeps the search index in memory: built when first asked for, and again after an import. */
export function keepIndexFresh(
  db: Kysely<OccupationTables>,
  now: () => number,
): () => Promise<OccupationIndex> {
  let built: { revision: string; index: Promise<OccupationIndex> } | undefined;
  let checkedAt = -Infinity;

  return async () => {
    if (!built || now() - checkedAt >= checkAfter) {
      checkedAt = now();
      const revision = await dataRevision(db);
      if (built?.revision !== revision) {
        const index = loadIndex(db);
        built = { revision, index };
        // A failed build must not stay: the next search tries again.
        index.catch(() => (built = undefined));
      }
    }
    return built.index;
  };
}

async function dataRevision(db: Kysely<OccupationTables>): Promise<string> {
  const { revision } = await db
    .selectFrom("dataSources")
    .select(
      sql<
        string | null
      >`string_agg("source" || ' ' || "importedAt"::text, ', ' order by "source")`.as("revision"),
    )
    .executeTakeFirstOrThrow();
  return revision ?? "";
}
