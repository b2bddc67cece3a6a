import type { Kysely } from "kysely";
import { appendAudit } from "../../audit/append.ts";
import { limitsOfSignedMails } from "../../mail/limits-of-staff-mails.ts";
import type { Database } from "../../platform/database/schema.ts";
import { countAttempt, lockKeys } from "../../platform/limits/attempts.ts";
import type { AgreementType } from "../invites/lock-invite.ts";

/** Somebody who is told of a signature. */
export interface Reader {
  to: string;
  as: "signer" | "sponsor";
  name: string;
}

/** Those of the readers whom the organization has not mailed too often; that one is left out is written down. */
export async function withinLimits(
  transaction: Kysely<Database>,
  { type, id, orgId }: { type: AgreementType; id: string; orgId: string },
  readers: readonly Reader[],
  now: Date,
): Promise<Reader[]> {
  const counted = readers.map((reader) => ({
    reader,
    limits: limitsOfSignedMails(orgId, reader.to, reader.as),
  }));
  // All at once, so that two that sign do not wait for each other.
  const keys = counted.flatMap(({ limits }) => limits.map(({ key }) => key));
  await lockKeys(transaction, keys);
  const within: Reader[] = [];
  for (const { reader, limits } of counted)
    try {
      await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
      within.push(reader);
    } catch (error) {
      if ((error as Error).name !== "Problem") throw error;
      await appendAudit(
        transaction,
        {
          actor: "server",
          orgId,
          action: "agreement.mail-left-out",
          subject: `${type}/${id}`,
          details: { to: reader.as },
        },
        now,
      );
    }
  return within;
}
