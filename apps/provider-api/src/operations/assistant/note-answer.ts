import { type Kysely, sql } from "kysely";
import { searches } from "@guildway/api-contract";
import type { Database } from "../../platform/database/schema.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
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

/** Writes what became of a question beside it, one after the other, so that who waits for an answer is not kept waiting by those that were given. */
export function noteAnswer(
  { db, sealer, clock }: Pick<Services, "db" | "sealer" | "clock">,
  searchId: string,
  { outcome, answer = "", unsupportedSentences = 0 }: Outcome,
  actor: WrittenBy["actor"],
): Promise<void> {
  const note = async (transaction: Kysely<Database>) => {
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
  };
  return inTurn(["notes of answers"], () => db.transaction().execute(note));
}
