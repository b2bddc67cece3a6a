import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { hashSecret, newSecret } from "../identity/secrets.ts";

const lifetimeHours: Record<"edit", number> = { edit: 24 };

/** Makes a grant bound to one record; the answer is shown once and only its hash is kept. */
export async function issueGrant(
  db: Kysely<Database>,
  kind: "edit",
  recordType: string,
  recordId: string,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimeHours[kind] * 3_600_000).toISOString();
  await db
    .insertInto("grants")
    .values({ tokenHash: hashSecret(token), kind, recordType, recordId, expiresAt })
    .execute();
  return token;
}

/** Whether the grant is of this kind, for this record, and still good. */
export async function holdsGrant(
  db: Kysely<Database>,
  token: string,
  kind: "edit",
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
