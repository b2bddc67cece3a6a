import { openAsSponsor as endpoint } from "@guildway/api-contract";
import { shareGrant } from "../../access/grants.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { countReadings } from "./count-readings.ts";
import { requireManager } from "./require-manager.ts";

export const openAsSponsor = operation(endpoint, async ({ caller, body }, services) => {
  const { db, sealer, clock } = services;
  const { table, id } = body;
  const found = await db
    .selectFrom(table as "employerAgreements")
    .select(["orgId", "locationId"])
    .where("id", "=", id)
    .executeTakeFirst();
  const { agreement, userId } = await requireManager(db, table, found, caller);
  await countReadings(services, userId, `sponsor's ${table}/${id}`);
  const now = clock();
  await appendAudit(
    db,
    {
      actor: userId,
      orgId: agreement.orgId,
      action: "agreement.opened",
      subject: `${table}/${id}`,
      details: { as: "sponsor" },
    },
    now,
  );
  const opened = { recordType: table, recordId: id, code: null, managerId: userId };
  return { grant: await shareGrant(db, sealer, opened, now) };
});
