import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RecordDefinition, records, userProfiles } from "@guildway/api-contract";
import { demoPassword } from "../../demo-world/users.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";
import { partsOf } from "../parts.ts";
import { openField } from "../sealed-fields.ts";
import { changeRow } from "../stored-rows.ts";
import { changesOf, openChange } from "./changes-of.ts";
import { erasePersonKey } from "./person-keys.ts";

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const supabase = "/v1/external/supabase";
const store = "/v1/external/firebase/store";
const write = (method: string, path: string, body?: Row, headers: Record<string, string> = {}) =>
  api.request<Row>(method, path, {
    headers: { authorization: `Bearer ${owner}`, ...headers },
    ...(body && { body }),
  });
const changes = (table: string, id: string) => changesOf(api.services.db, table, id);
const last = async (table: string, id: string) => (await changes(table, id)).at(-1)!;
const wholeJournal = async () => {
  const { rows } = await sql<{ text: string }>`
    SELECT row_to_json(entry)::text AS text FROM "recordChanges" AS entry`.execute(api.services.db);
  return rows.map(({ text }) => text).join("\n");
};

describe("the journal", () => {
  it("has who did what to a record and when, with the fields that changed, oldest first", async () => {
    const { body } = await write("POST", `${supabase}/resources`, {
      name: "Ladders",
      type: "link",
    });
    const id = String(body["id"]);
    await write("PUT", `${supabase}/resources`, { id, name: "Scaffolds", type: "link" });
    await write("DELETE", `${supabase}/resources?id=${id}`);
    const common = {
      table: "resources",
      recordType: "resources",
      recordId: id,
      orgId: "org-keystone",
      actor: "user-keystone-owner",
      at: api.services.clock().toISOString(),
      sealedFields: [],
    };
    const entries = await changes("resources", id);
    expect(entries).toMatchObject([
      {
        ...common,
        action: "create",
        version: 1,
        before: null,
        after: { name: "Ladders", type: "link", orgId: "org-keystone" },
      },
      {
        ...common,
        action: "update",
        version: 2,
        before: { name: "Ladders" },
        after: { name: "Scaffolds" },
      },
      { ...common, action: "delete", version: 2, after: null },
    ]);
    expect(entries[1]!.after).toEqual({ name: "Scaffolds" });
    expect(entries[2]!.before).toEqual({
      createdAt: expect.any(String),
      indexState: "waiting",
      name: "Scaffolds",
      type: "link",
      orgId: "org-keystone",
      userId: "user-keystone-owner",
      userName: expect.any(String),
    });
  });

  it("has of a history what was added, not what stood there", async () => {
    const entry = (actionTaken: string) => ({ actionAt: "2026-11-20T10:00:00Z", actionTaken });
    const change = (actionTaken: string) =>
      write("PUT", `${store}/employerProfiles`, {
        id: "ep-forge",
        data: { inviteHistory: [entry(actionTaken)] },
      });
    await change("Called");
    await change("Visited");
    expect(await last("employerProfiles", "ep-forge")).toMatchObject({
      before: { inviteHistory: [] },
      after: { inviteHistory: [{ ...entry("Visited"), by: "staff" }] },
    });
  });

  it("is read in pages", async () => {
    const { body } = await write("POST", `${supabase}/resources`, { name: "1", type: "link" });
    const id = String(body["id"]);
    for (const name of ["2", "3", "4"]) await write("PUT", `${supabase}/resources`, { id, name });
    const page = (after?: number) =>
      changesOf(api.services.db, "resources", id, { limit: 3, ...(after && { after }) });
    const first = await page();
    expect(first.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect((await page(first.at(-1)!.id)).map(({ version }) => version)).toEqual([4]);
  });

  it("has nothing of a write that was refused", async () => {
    const { db } = api.services;
    const count = () => db.selectFrom("recordChanges").select("id").execute();
    const before = (await count()).length;
    const unknown = { orgId: "org-keystone", name: "House", managerIds: ["nobody"] };
    expect((await write("POST", "/v1/external/content/location", unknown)).status).toBe(422);
    const entry = { actionAt: "2026-11-20T10:00:00Z", actionTaken: "Sent", to: "x".repeat(1900) };
    const inviteHistory = Array.from({ length: 40 }, () => entry);
    const large = { id: "inv-open", data: { inviteHistory, title: "Foreman" } };
    expect((await write("PUT", `${store}/invites`, large)).status).toBe(413);
    const signed = await write("DELETE", `${store}/employerAgreements?id=ea-signed`);
    expect(signed.status).toBe(409);
    expect(await count()).toHaveLength(before);
  });

  it("goes back with the transaction that made it", async () => {
    const { db, sealer } = api.services;
    const row = await db
      .selectFrom("resources")
      .selectAll()
      .where("id", "=", "res-pay")
      .executeTakeFirstOrThrow();
    const given = { values: { name: "Gone" } };
    const by = { actor: "test", now: new Date() };
    const undone = db.transaction().execute(async (transaction) => {
      await changeRow(transaction, sealer, records.resources, row, given, by);
      expect(await changesOf(transaction, "resources", "res-pay")).toHaveLength(1);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await changes("resources", "res-pay")).toEqual([]);
  });

  it.each([
    sql`UPDATE "recordChanges" SET "actor" = 'nobody'`,
    sql`DELETE FROM "recordChanges"`,
    sql`TRUNCATE "recordChanges"`,
  ])("is append-only", async (statement) => {
    await expect(statement.execute(api.services.db)).rejects.toThrow("append-only");
  });
});

describe("the journal of an entry", () => {
  it("has the change of its draft, and then what became published", async () => {
    const path = "/v1/external/content/class/course-welding";
    await write("PUT", path, { title: "Welding One" });
    await write("PUT", path, { title: "Welding Two", overview: "New" });
    await write("POST", `${path}/publish`, {});
    const entries = await changes("courses", "course-welding");
    expect(entries.map(({ before, after }) => ({ title: before!["title"], ...after }))).toEqual([
      { title: "Welding One" },
      { title: "Welding Two", overview: "New" },
      { title: "Welding Two", overview: "New" },
    ]);
    expect(
      entries.map(({ action, version, recordType, before }) => [
        action,
        version,
        recordType,
        before!["title"],
      ]),
    ).toEqual([
      ["update", 2, "class", "Welding Basics"],
      ["update", 3, "class", "Welding One"],
      ["publish", 4, "class", "Welding Basics"],
    ]);
  });

  it("that goes has its draft and its parts", async () => {
    const content = "/v1/external/content";
    const made = await write("POST", `${content}/class`, { title: "Soldering" });
    const { id } = made.body["sys"] as { id: string };
    await write("PUT", `${content}/class/${id}`, { title: "Soldering One" });
    const topic = { classId: id, title: "Flux" };
    const part = await write("POST", `${supabase}/courseTopics`, topic);
    expect((await write("DELETE", `${content}/class/${id}`)).status).toBe(200);
    expect((await last("courses", id)).before).toMatchObject({
      title: "Soldering",
      draft: { title: "Soldering One" },
    });
    expect(await last("courseTopics", String(part.body["id"]))).toMatchObject({
      action: "delete",
      before: topic,
    });
  });
});

it("what the database deletes with a record is known", async () => {
  const { rows } = await sql<{ whole: string; part: string; column: string }>`
    SELECT whole.relname AS whole, part.relname AS part, attname AS "column"
    FROM pg_constraint
    JOIN pg_class AS whole ON whole.oid = confrelid
    JOIN pg_class AS part ON part.oid = conrelid
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE confdeltype IN ('c', 'n')`.execute(api.services.db);
  const tables = new Map(
    Object.values(records as Record<string, RecordDefinition>).map((one) => [one.table, one]),
  );
  const cascades = rows.filter(({ whole, part }) => tables.has(whole) && tables.has(part));
  const known = [...tables.values()].flatMap((definition) =>
    partsOf(definition).map(({ part, column }) => ({
      whole: definition.table,
      part: part.table,
      column,
    })),
  );
  expect(known.length).toBeGreaterThan(3);
  const sorted = (list: typeof known) => list.map((one) => JSON.stringify(one)).toSorted();
  expect(sorted(known)).toEqual(sorted(cascades));
});

describe("private values", () => {
  const student = "user-keystone-student";
  const profile = "profile-keystone-student";
  const put = (values: Row) => write("PUT", `${supabase}/userProfiles`, { id: profile, ...values });

  it("stand in the journal sealed with the person's key, and open ones openly", async () => {
    const { db, sealer } = api.services;
    await put({ ssn: "900-11-2233", criminalBkg: "a speeding ticket", addressCity: "Easton" });
    await put({ ssn: "900-44-5566", addressCity: "Nazareth" });
    const entry = await last("userProfiles", profile);
    expect(entry).toMatchObject({
      before: { addressCity: "Easton" },
      after: { addressCity: "Nazareth" },
      sealedFields: ["ssn"],
      sealedBefore: { personId: student },
      sealedAfter: { personId: student },
    });
    expect(await openChange(db, sealer, entry)).toEqual({
      before: { ssn: "900-11-2233" },
      after: { ssn: "900-44-5566" },
    });
    const journal = await wholeJournal();
    for (const value of ["900-11-2233", "900-44-5566", "a speeding ticket"])
      expect(journal).not.toContain(value);
  });

  it("that are written again as they were have not changed", async () => {
    await put({ ssn: "900-44-5566", addressCity: "Bath" });
    expect(await last("userProfiles", profile)).toMatchObject({
      after: { addressCity: "Bath" },
      sealedFields: [],
      sealedAfter: null,
    });
  });

  it("are sealed for whose they were and whose they are where a record goes to another person", async () => {
    const { db, sealer } = api.services;
    const { body } = await write("POST", `${supabase}/userProfiles`, {
      userId: "user-keystone-admin",
      dob: "2001-01-01",
    });
    const id = String(body["id"]);
    const another = "user-keystone-teacher";
    await write("PUT", `${supabase}/userProfiles`, { id, userId: another, dob: "1990-01-01" });
    const entry = await last("userProfiles", id);
    expect(entry).toMatchObject({
      sealedBefore: { personId: "user-keystone-admin" },
      sealedAfter: { personId: another },
    });
    expect(await openChange(db, sealer, entry)).toEqual({
      before: { dob: "2001-01-01" },
      after: { dob: "1990-01-01" },
    });
    await write("DELETE", `${supabase}/userProfiles?id=${id}`);
    const gone = await last("userProfiles", id);
    expect(gone.before).toMatchObject({ userId: another });
    expect(await openChange(db, sealer, gone)).toEqual({ before: { dob: "1990-01-01" } });
  });

  it("are nobody's to open once the person's key is erased, and the rest of the journal stays", async () => {
    const { db, sealer } = api.services;
    await put({ ssn: "900-77-8899", addressCity: "Macungie" });
    const entry = await last("userProfiles", profile);
    expect((await openChange(db, sealer, entry)).after).toEqual({ ssn: "900-77-8899" });
    await erasePersonKey(db, student);
    const nothing = { before: undefined, after: undefined };
    expect(await openChange(db, sealer, entry)).toEqual(nothing);
    expect(await last("userProfiles", profile)).toEqual(entry);
    expect(entry.after).toEqual({ addressCity: "Macungie" });
    const { ssn } = await db
      .selectFrom("userProfiles")
      .select("ssn")
      .where("id", "=", profile)
      .executeTakeFirstOrThrow();
    expect(openField(sealer, userProfiles, profile, "ssn", ssn)).toBe("900-77-8899");
    await put({ ssn: "900-12-1212" });
    expect(await openChange(db, sealer, await last("userProfiles", profile))).toMatchObject({
      after: { ssn: "900-12-1212" },
    });
    expect(await openChange(db, sealer, entry)).toEqual(nothing);
  });

  it("of a record that is nobody's are sealed for its organization", async () => {
    const { db, sealer } = api.services;
    const row = await db
      .selectFrom("apprenticeAgreements")
      .selectAll()
      .where("orgId", "=", "org-keystone")
      .where("signerSignature", "is", null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const by = { actor: "test", now: new Date() };
    const values = { userId: null, privateData: { ssn: "***-**-1234" } };
    await db
      .transaction()
      .execute((transaction) =>
        changeRow(transaction, sealer, records.apprenticeAgreements, row, { values }, by),
      );
    const entry = await last("apprenticeAgreements", row.id);
    expect(entry.sealedAfter).toMatchObject({ personId: "organizations/org-keystone" });
    expect(JSON.stringify(entry)).not.toContain("***-**-1234");
  });
});

describe("an access code", () => {
  it("stands nowhere in the journal, only that it changed", async () => {
    const made = await write("POST", `${store}/invites`, {
      data: { inviteType: "survey", accessCode: "918273" },
    });
    const id = String(made.body["docId"]);
    await write("PUT", `${store}/invites`, { id, data: { accessCode: "817263" } });
    expect(await last("invites", id)).toMatchObject({
      sealedFields: ["accessCode"],
      sealedBefore: null,
      sealedAfter: null,
      after: {},
    });
    await write("DELETE", `${store}/invites?id=${id}`);
    expect(await last("invites", id)).toMatchObject({
      sealedFields: ["accessCode"],
      sealedBefore: null,
    });
    expect(await wholeJournal()).not.toMatch(/918273|817263/);
  });
});

describe("whoever writes records", () => {
  it("by making a plan without an account is written down", async () => {
    const data = { OnetTitle: "Welders", OnetCode: "51-4121.00", orgId: "org-keystone" };
    const made = await api.request<Row>("POST", `${store}/jobProfiles`, { body: { data } });
    const id = String(made.body["docId"]);
    await api.request("PUT", `${store}/jobProfiles`, {
      headers: { "x-edit-grant": String(made.body["editGrant"]) },
      body: { id, data: { location: "18018" } },
    });
    expect(await changes("jobProfiles", id)).toMatchObject([
      { action: "create", actor: "anonymous" },
      { action: "update", actor: "anonymous", after: { location: "18018" } },
    ]);
  });

  it("by an invite, and by completing it, is written down as the invitee", async () => {
    const checked = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
      body: { id: "inv-employer", table: "invites", accessCode: "246801" },
    });
    const headers = { "x-access-grant": checked.body.grant };
    const given = { id: "ep-forge", data: { naicsCode: "332112" } };
    const changed = await api.request("PUT", `${store}/employerProfiles`, { headers, body: given });
    expect(changed.status).toBe(200);
    expect(await last("employerProfiles", "ep-forge")).toMatchObject({
      actor: "invitee",
      after: { naicsCode: "332112" },
    });
    const before = await api.services.db
      .selectFrom("invites")
      .select("version")
      .where("id", "=", "inv-employer")
      .executeTakeFirstOrThrow();
    await api.request("POST", "/v1/access/declineInvite", {
      headers,
      body: { id: "inv-employer", reason: "The plant closes" },
    });
    expect(await last("invites", "inv-employer")).toMatchObject({
      actor: "invitee",
      version: before.version + 1,
      before: { consumedAt: null },
    });
  });

  it("by searching is written down", async () => {
    const asked = { orgId: "org-keystone", integrationId: "int-keystone", saveSearch: true };
    const { body } = await api.request<{ data: { searchId: string } }>(
      "POST",
      "/v1/external/supabase/vectorSearch",
      { body: { searchText: "pay", ...asked } },
    );
    expect(await changes("searches", body.data.searchId)).toMatchObject([
      { action: "create", actor: "anonymous", after: { searchText: "pay" } },
    ]);
  });

  it("by embedding a material is written down with the passages, and only another resource raises the version", async () => {
    const { db } = api.services;
    const material = await db
      .selectFrom("materials")
      .select(["id", "version"])
      .where("orgId", "=", "org-keystone")
      .limit(1)
      .executeTakeFirstOrThrow();
    const given = { materialId: material.id, resourceId: "res-pay", orgId: "org-keystone" };
    const embed = () => write("POST", "/v1/embed/material", given);
    expect((await embed()).status).toBe(200);
    const body = "<p>It says something else.</p>";
    await write("PUT", "/v1/external/supabase/materials", { id: material.id, body });
    expect((await embed()).status).toBe(200);
    expect((await changes("materials", material.id)).map(({ version }) => version)).toEqual([
      material.version + 1,
      material.version + 2,
      material.version + 2,
    ]);
    const passages = await db
      .selectFrom("recordChanges")
      .select(["action", "recordId"])
      .where("table", "=", "documents")
      .execute();
    const made = passages.filter(({ action }) => action === "create");
    const gone = new Set(
      passages.filter(({ action }) => action === "delete").map((one) => one.recordId),
    );
    expect(made.length).toBeGreaterThan(1);
    expect(made.some(({ recordId }) => gone.has(recordId))).toBe(true);
  });

  it("by changing their address, and by undoing that, is written down", async () => {
    const teacher = await api.signIn("teacher@keystone.test");
    const body = { email: "elsewhere@keystone.test", currentPassword: demoPassword };
    const changed = await api.request("POST", "/v1/identity/email/change", {
      token: teacher,
      body,
    });
    expect(changed.status).toBe(200);
    const confirmed = await api.request("POST", "/v1/identity/email/confirm", {
      body: { token: await api.mailedToken(body.email), password: demoPassword },
    });
    expect(confirmed.status).toBe(200);
    const token = await api.mailedToken("teacher@keystone.test");
    const undone = await api.request("POST", "/v1/identity/email/undo", { body: { token } });
    expect(undone.status).toBe(200);
    const actor = "user-keystone-teacher";
    expect(await changes("users", actor)).toMatchObject([
      { actor, version: 2, after: { email: "elsewhere@keystone.test" } },
      { actor, version: 3, after: { email: "teacher@keystone.test" } },
    ]);
  });
});
