import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import {
  type InviteType,
  type RecordDefinition,
  records,
  type RecordType,
  type Role,
  roles,
} from "@guildway/api-contract";
import { findGrant } from "./grants.ts";
import { placesOf } from "./managed-places.ts";
import { policyOf } from "./record-policies.ts";
import type { RecordPolicy } from "./record-policy.ts";
import type { Database } from "../platform/database/schema.ts";

/** What a grant of kind `access` opens: its record, and the facts by which other records hang on it. */
export interface AccessReach {
  recordType: string;
  recordId: string;
  orgId: string | null;
  /** The record has a code, which was given, or its holder has signed it. */
  byCode: boolean;
  /** What the invite asks for, where the record is one. */
  inviteType?: string | undefined;
  facts: Readonly<Record<string, readonly string[]>>;
}

type Row = Record<string, unknown>;
type Facts = Record<string, string[]>;

/** An invite or page link without a code is open; an agreement without one is nobody's to open by its id. */
export const opensWithoutCode: ReadonlySet<string> = new Set(["invites", "pageLinks"]);

/** The agreement that an invite names, by the invite's column. */
const agreementOf = {
  employerAgreementId: "employerAgreements",
  apprenticeAgreementId: "apprenticeAgreements",
} as const;

/** The column of an invite that names what it asks to sign. */
const signedBy: Readonly<Record<string, keyof typeof agreementOf>> = {
  employer: "employerAgreementId",
  apprentice: "apprenticeAgreementId",
};

/** What the grant opens; undefined where it is unknown, has ended, or its record is gone. */
export async function accessReachOf(
  db: Kysely<Database>,
  token: string | undefined,
  now: Date,
): Promise<AccessReach | undefined> {
  const grant = token ? await findGrant(db, token, "access", now) : undefined;
  if (!grant) return undefined;
  const definition: RecordDefinition | undefined = records[grant.recordType as RecordType];
  const row = definition && (await rowOf(db, definition.table, grant.recordId));
  if (!row || (grant.managerId !== null && !(await manages(db, grant.managerId, row))))
    return undefined;
  const { goneOnce, switchedOffBy } = policyOf(grant.recordType);
  if (goneOnce && row[goneOnce] !== null) return undefined;
  if (switchedOffBy && row[switchedOffBy] === true) return undefined;

  const facts: Facts = {};
  collect(facts, row);
  if (grant.recordType === "invites") await collectAgreements(db, facts, row);
  const sponsorId = asksToSign(grant.recordType, row)
    ? await sponsorOf(db, facts["locationId"]?.[0])
    : undefined;
  if (sponsorId) facts["sponsorId"] = [sponsorId];
  return {
    ...grant,
    orgId: (row["orgId"] as string | null) ?? null,
    byCode: row["accessCode"] !== null || !opensWithoutCode.has(grant.recordType),
    ...(grant.recordType === "invites" && { inviteType: String(row["inviteType"]) }),
    facts,
  };
}

function collect(facts: Facts, from: Row): void {
  for (const [name, value] of Object.entries(from))
    if (name.endsWith("Id") && typeof value === "string") (facts[name] ??= []).push(value);
}

/** Adds what the agreement that an invite asks to sign names, as long as nobody has signed it; another one it opens not, whatever it names. */
async function collectAgreements(db: Kysely<Database>, facts: Facts, invite: Row): Promise<void> {
  const column = signedBy[String(invite["inviteType"])];
  for (const other of Object.keys(agreementOf)) if (other !== column) delete facts[other];
  const agreement =
    column && invite[column]
      ? await rowOf(db, agreementOf[column], String(invite[column]))
      : undefined;
  if (!column || !agreement || agreement["orgId"] !== invite["orgId"]) return;
  const isSigned = agreement["signerSignature"] !== null;
  // Whoever has signed reads it by the grant of that, or by its own code.
  if (isSigned) delete facts[column];
  else {
    // An apprentice's agreement names their employer's, whose signer they are shown.
    collect(facts, agreement);
    if (column === "apprenticeAgreementId")
      Object.assign(facts, await apprenticeOf(db, invite, agreement));
  }
  keepPlaces(facts, agreement, isSigned);
}

/** Whoever is asked to sign is an employer, in an apprenticeship, at a location: those of what they sign, whatever their invite names. */
function keepPlaces(facts: Facts, agreement: Row, isSigned: boolean): void {
  for (const column of ["employerProfileId", "apprenticeshipId", "locationId"]) {
    const place = agreement[column];
    if (typeof place !== "string") continue;
    if (!isSigned || facts[column]?.includes(place)) facts[column] = [place];
    else delete facts[column];
  }
}

/** Whether somebody is of a record's organization still, and manages its location. */
async function manages(
  db: Kysely<Database>,
  userId: string,
  { orgId, locationId }: Row,
): Promise<boolean> {
  const user = await rowOf(db, "users", userId);
  if (!user || user["orgId"] !== orgId) return false;
  return (await placesOf(db, userId, String(orgId))).includes(String(locationId));
}

/** Only on an agreement the sponsor's signature stands as well; whoever signs up or tells of a workforce needs none. */
function asksToSign(recordType: string, { inviteType }: Row): boolean {
  const isAgreement = recordType === "employerAgreements" || recordType === "apprenticeAgreements";
  return isAgreement || inviteType === "employer" || inviteType === "apprentice";
}

/** Whether who holds the grant may change or create records of a type that it opens. */
export function mayWriteBy(
  { inviteType, byCode }: AccessReach,
  { accessInvites, changedWithoutCode = [] }: RecordPolicy,
): boolean {
  if (accessInvites && !isAmong(inviteType, accessInvites)) return false;
  return byCode || isAmong(inviteType, changedWithoutCode);
}

const isAmong = (inviteType: string | undefined, kinds: readonly InviteType[] | "any"): boolean =>
  kinds === "any" || kinds.some((kind) => kind === inviteType);

/** The columns that a grant shows of the records of a type that it opens; undefined where every one. */
export function columnsBy(
  { recordType, inviteType, byCode }: AccessReach,
  { columnsWithoutCode, columnsBesides, accessColumns }: RecordPolicy,
): readonly string[] | undefined {
  const isFor =
    columnsBesides?.forTypes.some((type) => type === recordType) ||
    isAmong(inviteType, columnsBesides?.forInvites ?? []);
  const besides = isFor ? undefined : columnsBesides?.columns;
  const withoutCode = byCode ? undefined : columnsWithoutCode;
  if (besides && withoutCode) return besides.filter((name) => withoutCode.includes(name));
  return withoutCode ?? besides ?? accessColumns;
}

/** Whose private information an invite opens: only an apprentice's own, and only where a code was given. A profile that is somebody else's it does not open, whatever the agreement names. */
async function apprenticeOf(
  db: Kysely<Database>,
  invite: Row,
  { userId, userProfileId }: Row,
): Promise<Record<string, string[]>> {
  if (invite["inviteType"] !== "apprentice" || invite["accessCode"] === null) return {};
  const profile =
    typeof userProfileId === "string" ? await rowOf(db, "userProfiles", userProfileId) : undefined;
  const owner = profile?.["userId"] ?? userId;
  const person = userId ?? owner;
  if (typeof person === "string" && (await standsAboveAdmins(db, person))) return {};
  return {
    ...(typeof userId === "string" && { apprenticeUserId: [userId] }),
    ...(profile && owner === person && { apprenticeProfileId: [String(profile["id"])] }),
  };
}

/** An admin writes invites with their codes, and neither reads nor changes by one who stands above them, nor signs for them. */
export async function standsAboveAdmins(db: Kysely<Database>, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("role")
    .where("id", "=", userId)
    .executeTakeFirst();
  const role = user?.role?.[0] as Role | undefined;
  return role !== undefined && roles.indexOf(role) < roles.indexOf("admin");
}

/** Which rows of a type the grant opens, to be read or to be changed; undefined where it opens none. */
export function openedBy(
  reach: AccessReach | undefined,
  definition: RecordDefinition,
  does: "read" | "change" = "read",
): RawBuilder<SqlBool> | undefined {
  if (!reach) return undefined;
  if (reach.recordType === definition.type) return sql`"id" = ${reach.recordId}`;
  const policy = policyOf(definition.type);
  const { reachedByAccess = [], readWithoutCode = "any", organizationColumn, goneOnce } = policy;
  if (!reach.byCode && !isAmong(reach.inviteType, readWithoutCode)) return undefined;
  const isOneOf = (column: string, ids: readonly string[] | undefined) =>
    sql`${sql.ref(column)} = ANY(${ids}::text[])`;
  const isShared = (same: string) => (does === "read" ? sql`${sql.ref(same)} IS NULL` : sql`false`);
  const ways = reachedByAccess
    .filter(([, fact]) => reach.facts[fact])
    .map(([column, fact, same]) =>
      same
        ? sql`(${isOneOf(column, reach.facts[fact])} AND (${isShared(same)} OR ${isOneOf(same, reach.facts[same] ?? [])}))`
        : isOneOf(column, reach.facts[fact]),
    );
  if (ways.length === 0 || reach.orgId === null) return undefined;
  return sql<SqlBool>`(${sql.join(ways, sql` OR `)}) AND ${sql.ref(organizationColumn)} = ${reach.orgId} ${
    goneOnce ? sql`AND ${sql.ref(goneOnce)} IS NULL` : sql``
  }`;
}

/** Whose a record of a type is that a grant makes, where it does not say so: without it, everybody's in the same apprenticeship. */
export function madeFor(reach: AccessReach, { type }: RecordDefinition): Row {
  const sames = (policyOf(type).reachedByAccess ?? []).flatMap(([, , same]) => same ?? []);
  return Object.fromEntries(
    sames.flatMap((same) => reach.facts[same]?.slice(0, 1).map((fact) => [same, fact]) ?? []),
  );
}

async function rowOf(db: Kysely<Database>, table: string, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE "id" = ${id}`.execute(db);
  return rows[0];
}

/** The sponsor is the first manager of the location. */
async function sponsorOf(
  db: Kysely<Database>,
  locationId: string | undefined,
): Promise<string | undefined> {
  if (!locationId) return undefined;
  const location = await db
    .selectFrom("locations")
    .select("managerIds")
    .where("id", "=", locationId)
    .executeTakeFirst();
  return location?.managerIds?.[0];
}
