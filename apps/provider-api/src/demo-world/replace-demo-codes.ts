import { randomInt } from "node:crypto";
import { type RecordDefinition, records } from "@guildway/api-contract";
import { sql } from "kysely";
import { endGrants } from "../access/grants.ts";
import type { Platform } from "../platform/platform.ts";
import { openField, sealField } from "../records/sealed-fields.ts";
import { demoSentInvites } from "./crowds.ts";
import { demoApprenticeAgreements, demoEmployerAgreements, demoInvites } from "./invites.ts";
import { demoPageLinks } from "./page-links.ts";

const closedByCode = {
  invites: [...demoInvites, ...demoSentInvites],
  pageLinks: demoPageLinks,
  employerAgreements: demoEmployerAgreements,
  apprenticeAgreements: demoApprenticeAgreements,
};

/** Gives the records of the demo that still have the access code that everybody knows another one, and ends what it gave. */
export async function replaceDemoCodes({
  db,
  sealer,
}: Pick<Platform, "db" | "sealer">): Promise<void> {
  for (const [type, known] of Object.entries(closedByCode)) {
    const definition: RecordDefinition = records[type as keyof typeof closedByCode];
    for (const { id, accessCode } of known) {
      if (!accessCode) continue;
      await db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ accessCode: string | null }>`
          SELECT "accessCode" FROM ${sql.table(definition.table)} WHERE "id" = ${id} FOR UPDATE`.execute(
          transaction,
        );
        const opened = (): unknown => {
          try {
            return openField(sealer, definition, id, "accessCode", rows[0]?.accessCode);
          } catch {
            return undefined; // sealed with the demo's own key, with which nobody's code is compared any more
          }
        };
        if (opened() !== accessCode) return;
        const another = String(randomInt(100_000, 1_000_000));
        await sql`
          UPDATE ${sql.table(definition.table)} SET "accessCode" = ${sealField(sealer, definition, id, "accessCode", another)}
          WHERE "id" = ${id}`.execute(transaction);
        await endGrants(transaction, type, id);
      });
    }
  }
}
