import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userProfiles } from "@guildway/api-contract";
import { checkAudit } from "../audit/append.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { openField } from "./sealed-fields.ts";

let api: TestApi;
let student: string;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn("student@keystone.test");
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const path = "/v1/external/supabase/userProfiles";
const id = "profile-keystone-student";
const read = async (query: string, token?: string) =>
  api.get<{ items: Row[]; code?: string }>(`${path}?${query}`, token);
const audited = () =>
  api.services.db
    .selectFrom("auditLog")
    .selectAll()
    .where("action", "=", "private.read")
    .orderBy("sequence")
    .execute();

/** Another letter than one. */
const changed = (letter: string): string => (letter === "A" ? "B" : "A");

describe("private information", () => {
  it("PU-5.22 is kept sealed, bound to its row and column", async () => {
    const stored = await api.services.db
      .selectFrom("userProfiles")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain("5678");
    const open = (row: string, name: string) =>
      openField(api.services.sealer, userProfiles, row, name, stored.ssn);
    expect(open(id, "ssn")).toBe("912-34-5678");
    expect(() => open("another-row", "ssn")).toThrow();
    expect(() => open(id, "dob")).toThrow();
  });

  it("is in no answer that does not ask for it by name", async () => {
    const { body } = await read(`id=${id}`, admin);
    expect(Object.keys(body.items[0]!).toSorted()).toEqual([
      "addressCity",
      "addressCountry",
      "addressLine1",
      "addressLine2",
      "addressPostalCode",
      "addressState",
      "createdAt",
      "id",
      "orgId",
      "orgReferral",
      "updatedAt",
      "userId",
      "version",
    ]);
  });

  it.each([
    "select=dob",
    `ids=${id}&select=dob`,
    "f.dob[eq]=2003-02-11",
    "order=dob",
    `id=${id}&f.orgId[eq]=org-keystone&select=ssn`,
  ])("is refused by a list that asks %s", async (query) => {
    const answer = await read(query, admin);
    expect(answer).toMatchObject({ status: 400, body: { code: "query.unknown-field" } });
  });

  it("CP-6.4 is read by the person themselves, the number masked, and the reading is written down without values", async () => {
    const before = (await audited()).length;
    const { body } = await read(`id=${id}&select=id,ssn,dob,races`, student);
    expect(body.items).toEqual([{ id, ssn: "***-**-5678", dob: "2003-02-11", races: null }]);
    const [entry, ...more] = (await audited()).slice(before);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actor: "user-keystone-student",
      orgId: "org-keystone",
      subject: `userProfiles/${id}`,
    });
    expect(entry!.details).toEqual({ fields: "ssn,dob,races" });
    expect(await checkAudit(api.services.db)).not.toHaveProperty("brokenAt");
  });

  it("is read 60 times in 15 minutes, since each reading is written down for good", async () => {
    const { db, clock } = api.services;
    const at = clock().toISOString();
    const key = `private of userProfiles/${id} by user-keystone-owner`;
    const rows = Array.from({ length: 59 }, () => ({ key, at }));
    await db.insertInto("attempts").values(rows).execute();
    const owner = await api.signIn("owner@keystone.test");
    expect((await read(`id=${id}&select=ssn`, owner)).body.items).toHaveLength(1);
    const before = await audited();
    expect(await read(`id=${id}&select=ssn`, owner)).toMatchObject({ status: 429 });
    expect(await audited()).toEqual(before);
    expect((await read(`id=${id}&select=ssn`, admin)).body.items).toHaveLength(1);
  });

  it("shows the whole number only to an admin who gives a reason, which is written down", async () => {
    const masked = await read(`id=${id}&select=ssn`, admin);
    expect(masked.body.items).toEqual([{ ssn: "***-**-5678" }]);
    const whole = await read(`id=${id}&select=ssn&reveal=filing+the+agreement`, admin);
    expect(whole.body.items).toEqual([{ ssn: "912-34-5678" }]);
    expect((await audited()).at(-1)!.details).toEqual({
      fields: "ssn",
      reveal: "filing the agreement",
    });
    const self = await read(`id=${id}&select=ssn&reveal=my+own`, student);
    expect(self.body.items).toEqual([{ ssn: "***-**-5678" }]);
  });

  it.each(["teacher@keystone.test", "owner@valley-college.test", "student@valley-college.test"])(
    "is not answered to %s",
    async (email) => {
      const { body } = await read(`id=${id}&select=ssn`, await api.signIn(email));
      expect(body.items ?? []).toEqual([]);
    },
  );

  it("is not answered without a token or to a program with a key", async () => {
    expect((await read(`id=${id}&select=ssn`)).status).toBe(401);
    const withKey = await api.request("GET", `${path}?id=${id}&select=ssn`, {
      headers: { "x-api-key": "gw_demo_content_key" },
    });
    expect(withKey.status).toBe(403);
  });

  it("is written by the person, sealed again, and not repeated in the answer", async () => {
    const { status, body } = await api.request<Row>("PUT", path, {
      token: student,
      body: { id, ssn: "955-55-1234", races: ["asian", "white"], addressCity: "Easton" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ addressCity: "Easton" });
    expect(body).not.toHaveProperty("ssn");
    const { rows } = await sql<Row>`SELECT * FROM "userProfiles" WHERE "id" = ${id}`.execute(
      api.services.db,
    );
    expect(JSON.stringify(rows)).not.toMatch(/1234|asian/);
    const again = await read(`id=${id}&select=ssn,races`, student);
    expect(again.body.items).toEqual([{ ssn: "***-**-1234", races: ["asian", "white"] }]);
  });

  it("CP-5.29 takes an empty list of races as none", async () => {
    await api.request("PUT", path, { token: student, body: { id, races: [] } });
    expect((await read(`id=${id}&select=races`, student)).body.items).toEqual([{ races: null }]);
  });

  it("refuses a number that is not written xxx-xx-xxxx, a masked one too", async () => {
    for (const ssn of ["955551234", "***-**-1234", "955-55-12345"]) {
      const answer = await api.request("PUT", path, { token: student, body: { id, ssn } });
      expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    }
  });

  it.each([
    ["was changed", (sealed: string) => sealed.replace(/.(?=.{10}$)/, changed)],
    ["is none that the product sealed", () => "912-34-5678"],
  ])(
    "CP-8.18 that %s answers an error with code and message, and can be written anew",
    async (_, broken) => {
      const { ssn } = await api.services.db
        .selectFrom("userProfiles")
        .select("ssn")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      await sql`UPDATE "userProfiles" SET "ssn" = ${broken(String(ssn))} WHERE "id" = ${id}`.execute(
        api.services.db,
      );
      const answer = await read(`id=${id}&select=ssn,dob`, student);
      expect(answer).toMatchObject({ status: 422, body: { code: "private.not-verified" } });
      expect(answer.body).toMatchObject({
        message: expect.stringContaining("does not verify"),
        requestId: expect.any(String),
      });
      // The id of the request may hold any figures.
      expect(JSON.stringify({ ...answer.body, requestId: "" })).not.toMatch(/912|2003/);
      expect((await read(`id=${id}&select=dob`, student)).body.items).toEqual([
        { dob: "2003-02-11" },
      ]);
      const anew = { id, ssn: "912-34-5678" };
      expect(await api.request("PUT", path, { token: student, body: anew })).toMatchObject({
        status: 200,
      });
      expect((await read(`id=${id}&select=ssn`, student)).body.items).toEqual([
        { ssn: "***-**-5678" },
      ]);
    },
  );
});
