import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Platform } from "../platform/platform.ts";
import { type PassageText, storedWords, wordsMethod } from "./stored-words.ts";
import { nextTurn } from "./turns.ts";

const mostAtOnce = 100;
const everyMilliseconds = 60_000;

/** Makes the words of passages that were written, in the transaction that writes them. */
export async function keepWords(
  transaction: Kysely<Database>,
  passageIds: readonly string[],
): Promise<void> {
  for (let first = 0; first < passageIds.length; first += mostAtOnce) {
    const ids = passageIds.slice(first, first + mostAtOnce);
    await makeWords(transaction, sql`passage."id" = ANY(${ids}::text[])`);
  }
}

/** Makes the words of all passages of a resource, whose name is among them. */
export async function keepWordsOfResource(
  transaction: Kysely<Database>,
  refId: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "documents" WHERE "refId" = ${refId}`.execute(transaction);
  await keepWords(
    transaction,
    rows.map(({ id }) => id),
  );
}

/** Makes the words of some passages that have none, or some that were made in an earlier way; answers of how many. */
export async function makeMissingWords(db: Kysely<Database>): Promise<number> {
  const waiting = sql`passage."id" IN (
    SELECT waiting."id" FROM "documents" AS waiting
    LEFT JOIN "passageWords" AS made ON made."passageId" = waiting."id" AND made."method" = ${wordsMethod}
    WHERE made."passageId" IS NULL LIMIT ${mostAtOnce})`;
  return db.transaction().execute((transaction) => makeWords(transaction, waiting));
}

/**
 * Looks for passages without words until stopped: those of before the search kept words, and those that a server of
 * an earlier version writes while this one runs.
 */
export function keepMakingWords({ db, log }: Pick<Platform, "db" | "log">): {
  stop(): Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const next = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = makeMissingWords(db).then(
        (made) => {
          if (!stopped) next(made > 0 ? 0 : everyMilliseconds);
        },
        (error: unknown) => {
          log("error", "words.failed", { reason: String(error) });
          if (!stopped) next(everyMilliseconds);
        },
      );
    }, milliseconds).unref();
  };
  next(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function makeWords(
  transaction: Kysely<Database>,
  which: RawBuilder<unknown>,
): Promise<number> {
  // Locked, so that no text changes between its reading and the storing of its words.
  const { rows } = await sql<PassageText>`
    SELECT passage."id", passage."orgId", passage."refId", passage."heading", passage."rawText", (
      SELECT "name" FROM "resources" WHERE "id" = passage."refId"
    ) AS "name"
    FROM "documents" AS passage WHERE ${which} ORDER BY passage."id" FOR SHARE OF passage`.execute(
    transaction,
  );
  if (rows.length === 0) return 0;
  const made = [];
  for (const row of rows) {
    if (made.length % 20 === 0) await nextTurn();
    made.push(storedWords(row));
  }
  await sql`
    INSERT INTO "passageWords" ("passageId", "refId", "method", "stems", "inOrder")
    SELECT "passageId", "refId", "method", ARRAY(SELECT jsonb_array_elements_text("stems")), "inOrder"
    FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      AS made("passageId" text, "refId" text, "method" integer, "stems" jsonb, "inOrder" text)
    WHERE EXISTS (SELECT 1 FROM "documents" WHERE "id" = made."passageId")
    ON CONFLICT ("passageId") DO UPDATE SET "refId" = excluded."refId", "method" = excluded."method",
      "stems" = excluded."stems", "inOrder" = excluded."inOrder"`.execute(transaction);
  return rows.length;
}
