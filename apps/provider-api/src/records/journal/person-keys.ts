import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { createSealer, type Sealer } from "../../platform/sealing.ts";

/** Seals with a person's own key, which is made for their first change. */
export async function sealerOfPerson(
  transaction: Kysely<Database>,
  sealer: Sealer,
  personId: string,
  now: Date,
): Promise<Sealer> {
  const known = await findSealerOfPerson(transaction, sealer, personId);
  if (known) return known;
  const key = randomBytes(32).toString("base64");
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("personKeys")
    .values({
      personId,
      sealedKey: sealer.seal(key, placeOfKey(personId)),
      createdAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Another change of theirs made one meanwhile.
  return numInsertedOrUpdatedRows === 1n
    ? createSealer(key)
    : sealerOfPerson(transaction, sealer, personId, now);
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
