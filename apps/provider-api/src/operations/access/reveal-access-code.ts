import { revealAccessCode as endpoint } from "@guildway/api-contract";
import { isAdminLevel, worksFor } from "../../access/caller.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { findGated } from "./gated-record.ts";

export const revealAccessCode = operation(
  endpoint,
  async ({ caller, body }, { db, sealer, clock }) => {
    if (caller.kind !== "user") throw new Problem("auth.token-missing");
    const { id, table, reason } = body;
    const gated = await findGated(db, sealer, table, id);
    if (!gated || !worksFor(caller, gated.orgId)) throw new Problem("record.not-found");
    if (gated.opensPrivate && !isAdminLevel(caller)) throw new Problem("access.forbidden");
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
