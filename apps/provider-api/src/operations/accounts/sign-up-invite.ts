import { invites } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { endGrants, grantStands, holdsGrant } from "../../access/grants.ts";
import type { Database } from "../../platform/database/schema.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import type { Sealer } from "../../platform/sealing.ts";
import type { WrittenBy } from "../../records/journal/write-changes.ts";
import { changeRow } from "../../records/stored-rows.ts";

/** Who shows an invite to sign up, and for what. */
export interface Invited {
  email: string;
  classId?: string | undefined;
  inviteId: string;
  /** Of the grant that the code of the invite was answered with; null where none was sent. */
  inviteGrantHash: string | null;
}

/** Whether an invite of the organization asks its holder to register, for this class where it names one, its code was given where it has one, and who asks is whom it was sent to where it says to whom. */
export async function isInvited(
  db: Kysely<Database>,
  orgId: string,
  { email, classId, inviteId, inviteGrantHash }: Invited,
): Promise<boolean> {
  const invite = await db
    .selectFrom("invites")
    .select(["email", "classId", "hasAccessCode", "viewedAt"])
    .where("id", "=", inviteId)
    .where("orgId", "=", orgId)
    .where("inviteType", "=", "register")
    .where("consumedAt", "is", null)
    .executeTakeFirst();
  if (!invite || (classId !== undefined && invite.classId !== classId)) return false;
  if (invite.email && mailboxOf(invite.email) !== mailboxOf(email)) return false;
  if (!invite.hasAccessCode) return true;
  // Whom it was sent to is known by their mailbox, and it is stamped as viewed once no code is pending.
  if (invite.email) return invite.viewedAt !== null;
  return inviteGrantHash !== null && grantStands(db, inviteGrantHash, "invites", inviteId);
}

/** What is kept of the grant of an invite; null where it is not a good one. */
export async function hashOfInviteGrant(
  db: Kysely<Database>,
  inviteId: string,
  grant: string | undefined,
  now: Date,
): Promise<string | null> {
  const isGood =
    grant !== undefined && (await holdsGrant(db, grant, "access", "invites", inviteId, now));
  return isGood ? hashSecret(grant) : null;
}

/** An invite lets one person in; whoever confirms first has used it up. */
export async function useInvite(
  transaction: Kysely<Database>,
  sealer: Sealer,
  inviteId: string,
  by: WrittenBy,
): Promise<boolean> {
  const invite = await transaction
    .selectFrom("invites")
    .selectAll()
    .where("id", "=", inviteId)
    .where("consumedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!invite) return false;
  const values = { consumedAt: by.now.toISOString() };
  await changeRow(transaction, sealer, invites, invite, { values }, by);
  await endGrants(transaction, "invites", inviteId);
  return true;
}
