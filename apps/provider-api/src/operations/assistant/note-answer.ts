import { sql } from "kysely";
import { searches } from "@guildway/api-contract";
import type { WrittenBy } from "../../records/journal/write-changes.ts";
import { changeRow } from "../../records/stored-rows.ts";
import type { Services } from "../../services.ts";

/** What became of a question. */
export interface Outcome {
  outcome: "answered" | "reviewed" | "refused" | "failed";
  answer?: string;
  unsupportedSentences?: number;
}

const mostCharacters = 10_000;

/** Writes what became of a question beside it. */
export async function noteAnswer(
  { db, sealer, clock, log }: Pick<Services, "db" | "sealer" | "clock" | "log">,
  searchId: string,
  { outcome, answer = "", unsupportedSentences = 0 }: Outcome,
  actor: WrittenBy["actor"],
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<Record<string, unknown>>`
        SELECT * FROM "searches" WHERE "id" = ${searchId} FOR UPDATE`.execute(transaction);
      const now = clock();
      const values = {
        outcome,
        answer: answer.slice(0, mostCharacters),
        unsupportedSentences,
        answeredAt: now.toISOString(),
      };
      if (rows[0])
        await changeRow(transaction, sealer, searches, rows[0], { values }, { actor, now });
    });
  } catch (error) {
    // The visitor has their answer all the same.
    log("error", "answer.not-noted", { search: searchId, reason: String(error) });
  }
}
