import { checkAccessCode as endpoint } from "@guildway/api-contract";
import { noteWrongCode, requireCodePatience } from "../../access/code-attempts.ts";
import { issueGrant } from "../../access/grants.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
import { requirePatience } from "../../identity/sign-in-attempts.ts";
import { findGated } from "./gated-record.ts";

export const checkAccessCode = operation(
  endpoint,
  async ({ body, address }, { db, sealer, clock }) => {
    const now = clock();
    const { id, table } = body;
    const record = `${table}/${id}`;
    const here = `codes from ${address}`;
    return inTurn([`code ${record}`, here], async () => {
      await requirePatience(db, here, here, now, "access.too-many-codes");
      await requireCodePatience(db, record, now);
      // The record is held until the grant is there, so that a code changed meanwhile ends that one as well.
      const grant = await db.transaction().execute(async (transaction) => {
        const gated = await findGated(transaction, sealer, table, id, "hold");
        if (!gated || gated.closed) throw new Problem("record.not-found");
        const opensWithoutCode = gated.accessCode === null && needNoCode.has(table);
        return opensWithoutCode || sameNumber(gated.accessCode, body.accessCode)
          ? issueGrant(transaction, "access", table, id, now)
          : undefined;
      });
      if (grant !== undefined) return { success: true, grant };
      await noteWrongCode(db, record, here, now);
      return { success: false, message: "Invalid access code." };
    });
  },
);

/** An invite or page link without a code is open; an agreement without one is nobody's to open by its id. */
const needNoCode: ReadonlySet<string> = new Set(["invites", "pageLinks"]);

/** Codes are compared as numbers, as the specification says. */
function sameNumber(code: string | null, given: string | number): boolean {
  return code !== null && /^\s*\d{1,9}\s*$/.test(String(given)) && Number(code) === Number(given);
}
