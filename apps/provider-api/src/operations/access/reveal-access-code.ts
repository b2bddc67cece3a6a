import { revealAccessCode as endpoint } from "@guildway/api-contract";
import { kindOf, worksFor } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { refuseCodeOfPersonAbove } from "../../records/person-above.ts";
import { findGated } from "./gated-record.ts";

export const revealAccessCode = operation(
  endpoint,
  async ({ caller, body }, { db, sealer, clock }) => {
    if (caller.kind !== "user") throw new Problem("auth.token-missing");
    const { id, table, reason } = body;
    const gated = await findGated(db, sealer, table, id);
    if (!gated || !worksFor(caller, gated.orgId)) throw new Problem("record.not-found");
    // Who may give it another code is told the one that it has: whoever has it acts as who was invited.
    if (policyOf(table).update[kindOf(caller)] === "none") throw new Problem("access.forbidden");
    await refuseCodeOfPersonAbove(db, table, gated, caller);
    await appendAudit(
      db,
      {
        actor: caller.userId,
        orgId: gated.orgId ?? undefined,
        action: "access-code.revealed",
        subject: `${table}/${id}`,
        details: { reason },
      },
      clock(),
    );
    return { accessCode: gated.accessCode };
  },
);
