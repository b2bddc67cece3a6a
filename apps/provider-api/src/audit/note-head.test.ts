import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { appendAudit, checkAudit } from "./append.ts";
import { keepNotingHead } from "./note-head.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (const action of ["one", "two", "three"])
    await appendAudit(api.services.db, { actor: "test", action }, api.services.clock());
});
afterAll(() => api.close());

it("the head of the audit log is in the server's log and on the health page", async () => {
  const { stop } = await keepNotingHead(api.services);
  stop();
  const { body } = await api.get<{ auditHead: { sequence: number; hash: string } }>("/v1/health");
  const { entries } = await checkAudit(api.services.db);
  expect(body.auditHead).toMatchObject({
    sequence: entries,
    hash: expect.stringMatching(/^\w{64}$/),
  });
  expect(api.logged.some((line) => line.includes(body.auditHead.hash))).toBe(true);
});

it("an end that was cut off shows by the head that was noted, and by nothing else", async () => {
  const { db, auditHead } = api.services;
  const head = auditHead.noted!;
  expect(await checkAudit(db, head)).toEqual({ entries: head.sequence });
  await appendAudit(db, { actor: "test", action: "four" }, api.services.clock());
  expect((await checkAudit(db, head)).brokenAt).toBeUndefined();
  await sql`ALTER TABLE "auditLog" DISABLE TRIGGER USER`.execute(db);
  await db
    .deleteFrom("auditLog")
    .where("sequence", ">", head.sequence - 2)
    .execute();
  await sql`ALTER TABLE "auditLog" ENABLE TRIGGER USER`.execute(db);
  expect((await checkAudit(db)).brokenAt).toBeUndefined();
  expect((await checkAudit(db, head)).brokenAt).toBe(head.sequence - 1);
});

it("a check comes to the same however many entries it reads at once", async () => {
  const { db, clock, auditHead } = api.services;
  for (const action of ["five", "six", "seven"])
    await appendAudit(db, { actor: "test", action }, clock());
  const { entries } = await checkAudit(db);
  const heads = [undefined, { sequence: entries, hash: "another" }, auditHead.noted];
  const outcomes = (atOnce: number) =>
    Promise.all(heads.map((head) => checkAudit(db, head, atOnce)));
  const sound = await outcomes(1000);
  expect(sound[1]).toEqual({ entries, brokenAt: entries });
  for (const atOnce of [1, 2, 3, entries]) expect(await outcomes(atOnce)).toEqual(sound);

  await sql`ALTER TABLE "auditLog" DISABLE TRIGGER USER`.execute(db);
  await db.updateTable("auditLog").set({ actor: "x" }).where("action", "=", "six").execute();
  await sql`ALTER TABLE "auditLog" ENABLE TRIGGER USER`.execute(db);
  for (const atOnce of [1, 2, 1000])
    expect(await checkAudit(db, undefined, atOnce)).toEqual({ entries, brokenAt: entries - 1 });
});
