import { type Kysely, sql, type SqlBool } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import { forgetTries } from "./code-limits.ts";

/** `edit`: its holder made the record. `access`: its holder gave the record's access code. */
export type GrantKind = "edit" | "access";

export const lifetimeHours: Record<GrantKind, number> = { edit: 24, access: 2 };

/** Makes a grant bound to one record; the answer is shown once and only its hash is kept. */
export async function issueGrant(
  db: Kysely<Database>,
  kind: GrantKind,
  recordType: string,
  recordId: string,
  now: Date,
  hours = lifetimeHours[kind],
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  await db
    .insertInto("grants")
    .values({ tokenHash: hashSecret(token), kind, recordType, recordId, expiresAt })
    .execute();
  return token;
}

/** For how many hours more somebody may edit a record by a grant; 0 where nobody may. */
export async function hoursOfEditing(
  db: Kysely<Database>,
  recordType: string,
  recordId: string,
  now: Date,
): Promise<number> {
  const { until } = await db
    .selectFrom("grants")
    .select(({ fn }) => fn.max("expiresAt").as("until"))
    .where("kind", "=", "edit")
    .where("recordType", "=", recordType)
    .where("recordId", "=", recordId)
    .executeTakeFirstOrThrow();
  return until === null ? 0 : Math.max(0, (Date.parse(until) - now.getTime()) / 3_600_000);
}

const minuteMs = 60_000;

/** What somebody is let in to: by its code, or as the manager of its location, whose grant ends when they manage it no more. */
export interface Opened {
  recordType: string;
  recordId: string;
  code: string | null;
  managerId?: string;
}

/**
 * The grant that giving a record's code, or opening one without, is answered with. Within a minute it is the same for all
 * who give the same code, so that giving it again and again stores nothing more.
 */
export async function shareGrant(
  db: Kysely<Database>,
  sealer: Sealer,
  { recordType, recordId, code, managerId }: Opened,
  now: Date,
): Promise<string> {
  const minute = Math.floor(now.getTime() / minuteMs);
  const by = managerId === undefined ? (code ?? "") : `sponsor ${managerId}`;
  const token = sealer.following(`access ${recordType}/${recordId} ${by} ${minute}`);
  const expiresAt = new Date(minute * minuteMs + lifetimeHours.access * 3_600_000).toISOString();
  await db
    .insertInto("grants")
    .values({
      tokenHash: hashSecret(token),
      kind: "access",
      recordType,
      recordId,
      managerId: managerId ?? null,
      expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return token;
}

/** Whether the grant is of this kind, for this record, and still good. */
export async function holdsGrant(
  db: Kysely<Database>,
  token: string,
  kind: GrantKind,
  recordType: string,
  recordId: string,
  now: Date,
): Promise<boolean> {
  const grant = await db
    .selectFrom("grants")
    .where("tokenHash", "=", hashSecret(token))
    .where("kind", "=", kind)
    .where("recordType", "=", recordType)
    .where("recordId", "=", recordId)
    .where("expiresAt", ">", now.toISOString())
    .select("recordId")
    .executeTakeFirst();
  return grant !== undefined;
}

/** Whether a grant has not been ended by a change of its record's code; one that only ran out still shows that its holder gave the code. */
export async function grantStands(
  db: Kysely<Database>,
  tokenHash: string,
  recordType: string,
  recordId: string,
): Promise<boolean> {
  const grant = await db
    .selectFrom("grants")
    .where("tokenHash", "=", tokenHash)
    .where("kind", "=", "access")
    .where("recordType", "=", recordType)
    .where("recordId", "=", recordId)
    .select("recordId")
    .executeTakeFirst();
  return grant !== undefined;
}

/** The record that a grant of this kind is for, and as whose manager somebody has it; undefined where it is unknown or has ended. */
export async function findGrant(
  db: Kysely<Database>,
  token: string,
  kind: GrantKind,
  now: Date,
): Promise<{ recordType: string; recordId: string; managerId: string | null } | undefined> {
  return db
    .selectFrom("grants")
    .where("tokenHash", "=", hashSecret(token))
    .where("kind", "=", kind)
    .where("expiresAt", ">", now.toISOString())
    .select(["recordType", "recordId", "managerId"])
    .executeTakeFirst();
}

/** Ends every grant that the code of a record has given, and what was counted of tries at it. */
export async function endGrants(
  db: Kysely<Database>,
  recordType: string,
  recordId: string,
): Promise<void> {
  await forgetTries(db, `${recordType}/${recordId}`);
  await db
    .deleteFrom("grants")
    .where("kind", "=", "access")
    .where("recordType", "=", recordType)
    .where("recordId", "=", recordId)
    .execute();
}

/** Ends every grant of records that are deleted. */
export async function endAllGrants(
  db: Kysely<Database>,
  recordType: string,
  recordIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("grants")
    .where("recordType", "=", recordType)
    // Unlike `in`, which takes no list of none.
    .where(sql<SqlBool>`"recordId" = ANY(${recordIds}::text[])`)
    .execute();
}

/** Ends every edit grant of a record but that of `maker`, where it is the short one that creating the record answered: a longer one went out as a link, and others may have it. */
export async function endEditLinks(
  db: Kysely<Database>,
  recordType: string,
  recordId: string,
  maker: string,
  now: Date,
): Promise<void> {
  const soon = new Date(now.getTime() + lifetimeHours.edit * 3_600_000).toISOString();
  await db
    .deleteFrom("grants")
    .where("kind", "=", "edit")
    .where("recordType", "=", recordType)
    .where("recordId", "=", recordId)
    .where((where) =>
      where.or([where("tokenHash", "!=", hashSecret(maker)), where("expiresAt", ">", soon)]),
    )
    .execute();
}
