import { checkAccessCode as endpoint } from "@guildway/api-contract";
import { opensWithoutCode } from "../../access/access-reach.ts";
import { codeLimits } from "../../access/code-limits.ts";
import { shareGrant } from "../../access/grants.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { attempt } from "../../platform/limits/attempts.ts";
import { findGated } from "./gated-record.ts";

export const checkAccessCode = operation(
  endpoint,
  async ({ body, address }, { db, sealer, clock }) => {
    const now = clock();
    const { id, table } = body;
    // The record is held until the grant is there, so that a code changed meanwhile ends that one as well.
    const openIt = () =>
      db.transaction().execute(async (transaction) => {
        const gated = await findGated(transaction, sealer, table, id, "hold");
        if (!gated || gated.closed) throw new Problem("record.not-found");
        const isOpen = gated.accessCode === null && opensWithoutCode.has(table);
        return isOpen || sameNumber(gated.accessCode, body.accessCode)
          ? shareGrant(
              transaction,
              sealer,
              { recordType: table, recordId: id, code: gated.accessCode },
              now,
            )
          : undefined;
      });
    const asked = { now, code: "access.too-many-codes" } as const;
    const limits = codeLimits(`${table}/${id}`, address);
    const grant = await attempt(db, limits, asked, openIt, (given) => given === undefined);
    return grant === undefined
      ? { success: false, message: "Invalid access code." }
      : { success: true, grant };
  },
);

/** Codes are compared as numbers, as the specification says. */
function sameNumber(code: string | null, given: string | number): boolean {
  return code !== null && /^\s*\d{1,9}\s*$/.test(String(given)) && Number(code) === Number(given);
}
