import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { createSealer, type Sealer } from "../../platform/sealing.ts";

/** Seals with a person's own key, which is made for their first change; held until the transaction ends, so that it is not erased meanwhile. */
export async function sealerOfPerson(
  transaction: Kysely<Database>,
  sealer: Sealer,
  personId: string,
  now: Date,
): Promise<Sealer> {
  const fresh = sealer.seal(randomBytes(32).toString("base64"), placeOfKey(personId));
  const { rows } = await sql<{ sealedKey: string }>`
    INSERT INTO "personKeys" ("personId", "sealedKey", "createdAt")
    VALUES (${personId}, ${fresh}, ${now.toISOString()})
    ON CONFLICT ("personId") DO UPDATE SET "personId" = excluded."personId"
    RETURNING "sealedKey"`.execute(transaction);
  return createSealer(sealer.open(rows[0]!.sealedKey, placeOfKey(personId)));
}

/** What opens a person's values in the journal; undefined once their key is erased. */
export async function findSealerOfPerson(
  db: Kysely<Database>,
  sealer: Sealer,
  personId: string,
): Promise<Sealer | undefined> {
  const key = await db
    .selectFrom("personKeys")
    .select("sealedKey")
    .where("personId", "=", personId)
    .executeTakeFirst();
  return key && createSealer(sealer.open(key.sealedKey, placeOfKey(personId)));
}

/** Erases a person's key: nobody opens what the journal holds sealed of them any more, and everything else of it stays readable. */
export async function erasePersonKey(db: Kysely<Database>, personId: string): Promise<void> {
  await db.deleteFrom("personKeys").where("personId", "=", personId).execute();
}

/** Where a person's key is kept, as sealing names it. */
export function placeOfKey(personId: string): string {
  return `personKeys/${personId}`;
}
