import { comparedCode } from "@guildway/rules/program";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { lockKeys } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";

type Row = Record<string, unknown>;

const codes = ["rapidsCode", "occupationONetCode"] as const;

/** Refuses a training program whose RAPIDS or O*NET code another one of its organization has, made anew or given that code. */
export async function refuseProgramAgain(
  transaction: Kysely<Database>,
  values: Row,
  before: Row,
): Promise<void> {
  const now = { ...before, ...values };
  const isMoved = now["orgId"] !== before["orgId"];
  const given = codes
    .filter((field) => isMoved || now[field] !== before[field])
    .map((field) => ({ field, code: comparedCode(String(now[field] ?? "")) }))
    .filter(({ code }) => code !== "");
  if (given.length === 0) return;
  // Two that are made at the same moment would each find none.
  await lockKeys(transaction, [`codes of training programs of ${String(now["orgId"])}`]);
  for (const { field, code } of given) {
    const { rows } = await sql`
      SELECT 1 FROM "apprenticeshipTemplates"
      WHERE "orgId" = ${now["orgId"]} AND "id" <> ${now["id"]}
        AND regexp_replace(upper(trim(normalize(${sql.ref(field)}, NFKC))), '\\.00$', '') = ${code}
      LIMIT 1`.execute(transaction);
    if (rows.length === 0) continue;
    const reason = "Another training program of the organization has this code.";
    throw new Problem("training-program.exists", { faults: [{ field, reason }] });
  }
}
