import { type Kysely, sql } from "kysely";
import { type RecordDefinition, records } from "@guildway/api-contract";
import type { Database } from "../platform/database/schema.ts";
import { placeOfMail } from "../mail/outbox.ts";
import { placeOfForm } from "../platform/place-of-form.ts";
import { placeOfKey } from "./journal/person-keys.ts";
import { fieldsKept } from "./sealed-fields.ts";
import type { Sealer } from "../platform/sealing.ts";
import { placeOfSecret } from "../webhooks/sign-message.ts";
import { placeOf } from "../identity/signing-keys.ts";

/** Seals everything anew that an earlier master key sealed; answers how many values. A stopped run can be repeated. */
export async function reseal(db: Kysely<Database>, sealer: Sealer): Promise<number> {
  let count = 0;
  const anew = (sealed: string, place: string) => sealer.seal(sealer.open(sealed, place), place);
  for (const definition of Object.values(records) as RecordDefinition[]) {
    if (definition.view) continue;
    const table = sql.table(definition.table);
    for (const column of [
      ...fieldsKept(definition, "private"),
      ...fieldsKept(definition, "secret"),
    ]) {
      const { rows } = await sql<{ id: string; sealed: string }>`
        SELECT "id", ${sql.ref(column)} AS sealed FROM ${table} WHERE ${sql.ref(column)} IS NOT NULL`.execute(
        db,
      );
      for (const { id, sealed } of rows.filter((row) => !sealer.isCurrent(row.sealed))) {
        // Written only where nobody changed the value in between.
        await sql`
          UPDATE ${table} SET ${sql.ref(column)} = ${anew(sealed, `${definition.table}/${id}/${column}`)}
          WHERE "id" = ${id} AND ${sql.ref(column)} = ${sealed}`.execute(db);
        count += 1;
      }
    }
  }
  const keys = await db.selectFrom("signingKeys").select(["kid", "sealedPrivateJwk"]).execute();
  for (const { kid, sealedPrivateJwk } of keys.filter(
    (key) => !sealer.isCurrent(key.sealedPrivateJwk),
  )) {
    await db
      .updateTable("signingKeys")
      .set({ sealedPrivateJwk: anew(sealedPrivateJwk, placeOf(kid)) })
      .where("kid", "=", kid)
      .execute();
    count += 1;
  }
  count += await resealWebhooks(db, sealer, anew);
  for (const { personId, sealedKey } of await db.selectFrom("personKeys").selectAll().execute()) {
    if (sealer.isCurrent(sealedKey)) continue;
    await db
      .updateTable("personKeys")
      .set({ sealedKey: anew(sealedKey, placeOfKey(personId)) })
      .where("personId", "=", personId)
      .where("sealedKey", "=", sealedKey)
      .execute();
    count += 1;
  }
  for (const { id, sealedFacts, sealedFileSecret } of await db
    .selectFrom("signedForms")
    .select(["id", "sealedFacts", "sealedFileSecret"])
    .execute()) {
    const isOld = (sealed: string | null) => sealed !== null && !sealer.isCurrent(sealed);
    if (isOld(sealedFacts)) {
      const values = { sealedFacts: anew(sealedFacts, placeOfForm(id, "facts")) };
      await db.updateTable("signedForms").set(values).where("id", "=", id).execute();
      count += 1;
    }
    if (sealedFileSecret !== null && isOld(sealedFileSecret)) {
      const values = { sealedFileSecret: anew(sealedFileSecret, placeOfForm(id, "fileSecret")) };
      await db.updateTable("signedForms").set(values).where("id", "=", id).execute();
      count += 1;
    }
  }
  for (const { id, text, html } of await db
    .selectFrom("outbox")
    .select(["id", "text", "html"])
    .where("isSealed", "=", true)
    .execute()) {
    if (sealer.isCurrent(text) && sealer.isCurrent(html)) continue;
    await db
      .updateTable("outbox")
      .set({
        text: anew(text, placeOfMail(id, "text")),
        html: anew(html, placeOfMail(id, "html")),
      })
      .where("id", "=", id)
      .where("isSealed", "=", true)
      .execute();
    count += 1;
  }
  return count;
}

async function resealWebhooks(
  db: Kysely<Database>,
  sealer: Sealer,
  anew: (sealed: string, place: string) => string,
): Promise<number> {
  let count = 0;
  const webhooks = await db
    .selectFrom("webhookTargets")
    .select(["id", "sealedSecret", "earlierSealedSecret"])
    .execute();
  for (const { id, ...secrets } of webhooks)
    for (const column of ["sealedSecret", "earlierSealedSecret"] as const) {
      const sealed = secrets[column];
      if (sealed === null || sealer.isCurrent(sealed)) continue;
      await db
        .updateTable("webhookTargets")
        .set({ [column]: anew(sealed, placeOfSecret(id)) })
        .where("id", "=", id)
        .where(column, "=", sealed)
        .execute();
      count += 1;
    }
  return count;
}
