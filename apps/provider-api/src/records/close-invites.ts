import { invites, type RecordDefinition } from "@guildway/api-contract";
import type { Kysely, Selectable } from "kysely";
import { endGrants } from "../access/grants.ts";
import type { Database } from "../platform/database/schema.ts";
import { lockKeys } from "../platform/limits/attempts.ts";
import type { Sealer } from "../platform/sealing.ts";
import { notedByServer, withNewest } from "./history.ts";
import type { WrittenBy } from "./journal/write-changes.ts";
import { changeRow } from "./stored-rows.ts";

type Row = Record<string, unknown>;

/** By which invite each agreement is signed, and the field that says whose it is. */
export const signedByInvite = {
  employerAgreements: {
    inviteType: "employer",
    column: "employerAgreementId",
    whose: "employerProfileId",
  },
  apprenticeAgreements: {
    inviteType: "apprentice",
    column: "apprenticeAgreementId",
    whose: "userId",
  },
} as const;

const signingOf = (type: string) =>
  Object.hasOwn(signedByInvite, type)
    ? signedByInvite[type as keyof typeof signedByInvite]
    : undefined;

/** Who holds this makes an agreement's invite, or knows that nobody does; taken before the invites, and those before the agreement. */
export const keyOfInvites = (type: string, agreementId: string) =>
  `invite of ${type}/${agreementId}`;

/** The open invites to sign an agreement of which a change names whose it is, held before it, as who signs holds them; another does not come until the transaction ends. */
export async function holdInvites(
  transaction: Kysely<Database>,
  { type }: RecordDefinition,
  id: string,
  values: Row,
): Promise<Selectable<Database["invites"]>[]> {
  const signing = signingOf(type);
  if (!signing || values[signing.whose] === undefined) return [];
  await lockKeys(transaction, [keyOfInvites(type, id)]);
  return transaction
    .selectFrom("invites")
    .selectAll()
    .where(signing.column, "=", id)
    .where("inviteType", "=", signing.inviteType)
    .where("consumedAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** An agreement that becomes another person's, or another employer's, opens to whoever was invited to it no more: what their code opened is of another now. Answers what else changes of the agreement. */
export async function closeInvites(
  transaction: Kysely<Database>,
  sealer: Sealer,
  { type }: RecordDefinition,
  held: readonly Selectable<Database["invites"]>[],
  found: Row,
  values: Row,
  by: WrittenBy,
): Promise<Row> {
  const ofAgreement = held.filter(({ orgId }) => orgId === found["orgId"]);
  const whose = signingOf(type)?.whose ?? "";
  const isAnothers = found[whose] !== null && values[whose] !== found[whose];
  if (!isAnothers || ofAgreement.length === 0) return {};
  const at = by.now.toISOString();
  const entry = notedByServer(at, "Invite Revoked");
  for (const invite of ofAgreement) {
    const inviteHistory = withNewest([entry], invite.inviteHistory);
    const closed = { consumedAt: at, revokedAt: at, inviteHistory };
    await changeRow(transaction, sealer, invites, invite, { values: closed }, by);
    await endGrants(transaction, invites.type, invite.id);
  }
  const history = values["inviteHistory"] ?? found["inviteHistory"];
  const inviteHistory = withNewest([entry], history);
  return { signerInviteSentAt: null, signerDeclinedAt: null, inviteHistory };
}
