import { invites } from "@guildway/api-contract";
import { storedDay } from "@guildway/rules";
import type { Kysely } from "kysely";
import { endGrants, findGrant, issueGrant } from "../../access/grants.ts";
import { appendAudit } from "../../audit/append.ts";
import type { Database } from "../../platform/database/schema.ts";
import { nameInUrl } from "../../files/stored-file.ts";
import { Problem } from "../../platform/problem.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { notedByServer, withNewest } from "../../records/history.ts";

type AgreementType = "employerAgreements" | "apprenticeAgreements";

/** How the audit log and the journal name whoever signs by an invite. */
export const signer = "invitee";

const inviteTypeOf = {
  employerAgreements: "employer",
  apprenticeAgreements: "apprentice",
} as const;

const columnOf = {
  employerAgreements: "employerAgreementId",
  apprenticeAgreements: "apprenticeAgreementId",
} as const;

/** The invite that a grant opens, if it asks for this agreement, locked until the transaction ends. */
export async function lockInviteToSign(
  transaction: Kysely<Database>,
  type: AgreementType,
  agreementId: string,
  token: string | undefined,
  now: Date,
) {
  const grant = token ? await findGrant(transaction, token, "access", now) : undefined;
  if (grant?.recordType !== "invites") throw new Problem("access.grant-needed");
  const invite = await transaction
    .selectFrom("invites")
    .selectAll()
    .where("id", "=", grant.recordId)
    .where(columnOf[type], "=", agreementId)
    .where("inviteType", "=", inviteTypeOf[type])
    .where("consumedAt", "is", null)
    // Without a code anybody who knows the invite's id could sign in an apprentice's name.
    .$if(type === "apprenticeAgreements", (query) => query.where("hasAccessCode", "=", true))
    .forUpdate()
    .executeTakeFirst();
  if (!invite?.orgId) throw new Problem("access.grant-needed");
  return { ...invite, orgId: invite.orgId };
}

/** The address of a signature on our own site; refuses one that is not an image which this invite's holder has uploaded. */
export async function requireOwnSignature(
  transaction: Kysely<Database>,
  url: string | undefined,
  invite: { id: string; orgId: string },
): Promise<string> {
  const name = url ? nameInUrl(url) : undefined;
  const file = name
    ? await transaction
        .selectFrom("files")
        .select("type")
        .where("name", "=", name)
        .where("orgId", "=", invite.orgId)
        .where("createdBy", "=", `invites/${invite.id}`)
        .forKeyShare()
        .executeTakeFirst()
    : undefined;
  if (file?.type !== "image/png") throw new Problem("file.not-found");
  return `/v1/files/${name}`;
}

/** The day on which something happens for an organization, in its own time zone. */
export async function dayIn(
  transaction: Kysely<Database>,
  orgId: string,
  now: Date,
): Promise<string> {
  const organization = await transaction
    .selectFrom("organizations")
    .select("timeZone")
    .where("id", "=", orgId)
    .executeTakeFirst();
  return storedDay(now, organization?.timeZone);
}

/** A history with one more entry at its head, which keeps what else is given. */
export function withEntry(
  history: unknown,
  actionTaken: string,
  now: Date,
  kept: object = {},
): unknown[] {
  return withNewest([notedByServer(now.toISOString(), actionTaken, kept)], history);
}

/** What a history keeps of an invite: what it was about, without its bookkeeping. */
export function copyOf({
  employerAgreementId,
  apprenticeAgreementId,
  apprenticeshipId,
}: Awaited<ReturnType<typeof lockInviteToSign>>): object {
  const about = { employerAgreementId, apprenticeAgreementId, apprenticeshipId };
  return Object.fromEntries(Object.entries(about).filter(([, value]) => value !== null));
}

/** Keeps the invite as evidence, writes the signing down, and grants its signer the signed agreement. */
export async function finishSigning(
  transaction: Kysely<Database>,
  sealer: Sealer,
  type: AgreementType,
  agreementId: string,
  invite: Awaited<ReturnType<typeof lockInviteToSign>>,
  actionTaken: string,
  now: Date,
): Promise<string> {
  const values = {
    consumedAt: now.toISOString(),
    inviteHistory: withEntry(invite.inviteHistory, actionTaken, now),
  };
  await changeRow(transaction, sealer, invites, { ...invite }, { values }, { actor: signer, now });
  await endGrants(transaction, "invites", invite.id);
  await appendAudit(
    transaction,
    {
      actor: signer,
      orgId: invite.orgId,
      action: "agreement.signed",
      subject: `${type}/${agreementId}`,
      details: { invite: invite.id },
    },
    now,
  );
  return issueGrant(transaction, "access", type, agreementId, now);
}
