import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { userProfiles } from "@guildway/api-contract";
import { factsOf, fillSignedForm, readFilledForm } from "../forms/fill-signed-form.ts";
import { newestForm } from "../forms/newest-form.ts";
import { openField } from "./sealed-fields.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { changesOf, openChange } from "./journal/changes-of.ts";
import { reseal } from "./reseal.ts";
import { changeRow } from "./stored-rows.ts";
import { createSealer, masterKeyFor } from "../platform/sealing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it("after resealing with a new master key the old one is not needed any more, and the values are the same", async () => {
  const { db, settings } = api.services;
  const profile = () =>
    db
      .selectFrom("userProfiles")
      .select(["id", "ssn"])
      .where("ssn", "is not", null)
      .orderBy("id")
      .executeTakeFirstOrThrow();
  const before = await profile();
  const value = openField(api.services.sealer, userProfiles, before.id, "ssn", before.ssn);
  expect(value).toMatch(/^9\d\d-\d\d-\d{4}$/);

  const personal = { actor: "test", now: new Date() };
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("userProfiles")
      .selectAll()
      .where("id", "=", before.id)
      .executeTakeFirstOrThrow();
    const change = { values: { criminalBkg: "a speeding ticket" } };
    await changeRow(transaction, api.services.sealer, userProfiles, row, change, personal);
  });

  const agreement = {
    type: "apprenticeAgreements",
    id: "aa-signed",
    orgId: "org-keystone",
  } as const;
  const form = (await newestForm(api.services, agreement))!;
  const filled = await readFilledForm(api.services, await fillSignedForm(api.services, form));

  const newKey = randomBytes(32).toString("base64");
  const rotated = createSealer(newKey, [masterKeyFor(settings)]);
  expect(await reseal(db, rotated)).toBeGreaterThan(10);
  expect(await reseal(db, rotated)).toBe(0);
  const after = await profile();
  expect(after.ssn).not.toBe(before.ssn);
  expect(openField(createSealer(newKey), userProfiles, after.id, "ssn", after.ssn)).toBe(value);
  const [change] = await changesOf(db, "userProfiles", before.id);
  expect(await openChange(db, createSealer(newKey), change!)).toMatchObject({
    after: { criminalBkg: "a speeding ticket" },
  });
  const byNewKey = { ...api.services, sealer: createSealer(newKey) };
  const kept = await readFilledForm(byNewKey, await fillSignedForm(byNewKey, form));
  expect(kept.equals(filled)).toBe(true);
  const { sealedFacts } = await db
    .selectFrom("signedForms")
    .selectAll()
    .where("id", "=", form)
    .executeTakeFirstOrThrow();
  expect(factsOf(byNewKey.sealer, { id: form, sealedFacts }).agreementId).toBe("aa-signed");
});
