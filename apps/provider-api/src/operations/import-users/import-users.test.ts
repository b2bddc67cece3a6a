import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportedRow, ResultOfRow } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const role of ["student", "teacher", "admin", "owner"])
    tokens[role] = await api.signIn(`${role}@keystone.test`);
  tokens["superAdmin"] = await api.signIn("superadmin@guildway.test");
});
afterAll(() => api.close());

interface Asked {
  as?: string;
  dryRun?: boolean;
  orgId?: string;
}
type Person = Omit<ImportedRow, "line">;

const send = (people: readonly Person[], { as = "admin", dryRun = false, orgId }: Asked = {}) =>
  api.request<{ rows: ResultOfRow[]; code: string }>("POST", "/v1/external/users/import", {
    token: tokens[as],
    body: {
      dryRun,
      ...(orgId && { orgId }),
      rows: people.map((row, at) => ({ line: at + 2, ...row })),
    },
  });
const rowsOf = async (people: readonly Person[], asked?: Asked) => {
  const { status, body } = await send(people, asked);
  expect(status).toBe(200);
  return body.rows;
};
const outcomes = async (people: readonly Person[], asked?: Asked) =>
  (await rowsOf(people, asked)).map(({ outcome }) => outcome);
const stored = (email: string) =>
  api.services.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
let count = 0;
const address = () => `import-${++count}@example.test`;
const written = async () => {
  const tables = ["users", "recordChanges", "auditLog", "outbox"] as const;
  const counts = tables.map((table) =>
    api.services.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as("n"))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ n }) => Number(n));
};

describe("people of a file", () => {
  it("are made with every field, in the importer's organization, each with a history", async () => {
    const email = address();
    const [row] = await rowsOf([
      {
        firstName: "Rosa",
        middleName: "Maria",
        lastName: "Diaz",
        suffix: "Jr.",
        email,
        displayName: "Ro",
        phone: "610-555-0100",
        phoneExt: "7",
        mobilePhone: "610-555-0101",
        title: "Coach",
        role: "expert",
        membership: "Premium",
        location: "bethlehem works",
        testUser: "yes",
        courseReadOnly: "sí",
      },
    ]);
    expect(row).toEqual({ line: 2, outcome: "created", id: expect.any(String), faults: [] });
    expect(await stored(email)).toMatchObject({
      id: row!.id,
      uid: row!.id,
      orgId: "org-keystone",
      name: "Rosa Maria Diaz, Jr.",
      displayName: "Ro",
      phone: "610-555-0100",
      phoneExt: "7",
      title: "Coach",
      role: ["teacher"],
      membership: ["premium"],
      locationId: "loc-bethlehem",
      testUser: true,
      courseReadOnly: true,
    });
    const history = await api.get<{ items: { action: string; by: { id: string } }[] }>(
      `/v1/external/changes?type=users&id=${row!.id}`,
      tokens["admin"],
    );
    expect(history.body.items).toMatchObject([
      { action: "create", by: { id: "user-keystone-admin" } },
    ]);
  });

  it("are known by their address, however it is written, which stays; an empty cell leaves what is there", async () => {
    const email = address();
    await rowsOf([{ email, firstName: "Ana", lastName: "Cole", phone: "1" }]);
    const change = { email: email.toUpperCase(), firstName: "Anna", lastName: " ", phone: "" };
    const before = await written();
    expect(await outcomes([change])).toEqual(["updated"]);
    expect(await stored(email)).toMatchObject({ name: "Anna Cole", phone: "1", version: 2 });
    const after = await written();
    expect(after.map((n, table) => n - before[table]!)).toEqual([0, 1, 0, 0]);
  });

  it("sent again change nothing", async () => {
    const people = [
      { email: address(), firstName: "Ana", role: "teacher", membership: "starter" },
      { email: address(), firstName: "Ben", testUser: "no", location: "loc-bethlehem" },
    ];
    expect(await outcomes(people)).toEqual(["created", "created"]);
    const before = await written();
    expect(await outcomes(people)).toEqual(["unchanged", "unchanged"]);
    expect(await written()).toEqual(before);
  });

  it("may stand in two files that are imported at once, in whatever order", async () => {
    const people = Array.from({ length: 40 }, () => ({ email: address() }));
    const named = (firstName: string) => people.map((person) => ({ ...person, firstName }));
    for (const roles of [{}, { role: "teacher" }, { role: "student" }]) {
      const files = [
        named("Ana"),
        named("Eva").toReversed(),
        named("Mia"),
        named("Zoe").toReversed(),
      ];
      const answers = await Promise.all(
        files.map((file) => send(file.map((person) => ({ ...person, ...roles })))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });

  it("whose role changes stand in the audit log", async () => {
    const email = address();
    const [made] = await rowsOf([{ email }]);
    await rowsOf([{ email, role: "Expert" }]);
    const entry = await api.services.db
      .selectFrom("auditLog")
      .selectAll()
      .where("action", "=", "role.changed")
      .where("subject", "=", `users/${made!.id}`)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor: "user-keystone-admin",
      details: { from: "student", to: "teacher" },
    });
  });
});

describe("a row that is refused", () => {
  it("says why by field and line, and holds up no other", async () => {
    const good = [address(), address()];
    const rows = await rowsOf([
      { email: good[0]! },
      { email: "nobody", firstName: "x".repeat(301), role: "king", testUser: "maybe" },
      { firstName: "No", location: "Atlantis" },
      { email: good[1]!, lastName: "Last" },
      { email: good[1]!.toUpperCase() },
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      "created",
      "refused",
      "refused",
      "created",
      "refused",
    ]);
    expect(rows[1]!.line).toBe(3);
    expect(Object.fromEntries(rows[1]!.faults.map(({ field, reason }) => [field, reason]))).toEqual(
      {
        email: "must be one mail address",
        firstName: expect.stringContaining("300"),
        role: "must be one of superAdmin, owner, admin, teacher, student",
        testUser: "must be yes or no",
      },
    );
    expect(rows[2]!.faults).toEqual([
      { field: "email", reason: "must be one mail address" },
      { field: "location", reason: "names no record of this organization: Atlantis" },
    ]);
    expect(rows[4]!.faults).toEqual([{ field: "email", reason: "is the same as in line 5" }]);
    expect(await stored(good[1]!)).toMatchObject({ lastName: "Last" });
  });

  it("is another organization's person, and nobody is told whose", async () => {
    const theirs = { email: "student@valley-college.test", firstName: "Taken" };
    const before = await stored(theirs.email);
    for (const as of [{}, { as: "superAdmin", orgId: "org-keystone" }]) {
      const [row] = await rowsOf([theirs], as);
      expect(row).toMatchObject({ outcome: "refused", id: null, faults: [{ field: "email" }] });
      expect(JSON.stringify(row)).not.toMatch(/valley/i);
    }
    expect(await stored(theirs.email)).toEqual(before);
  });

  it("is counted for nobody who may add no people, so that a student spends nothing of the staff's", async () => {
    const { db } = api.services;
    const key = "addresses elsewhere of org-keystone";
    const counted = () => db.selectFrom("attempts").select("key").where("key", "=", key).execute();
    const before = await counted();
    const token = await api.signIn("student@keystone.test");
    const email = "student@valley-college.test";
    for (const [method, body] of [
      ["POST", { orgId: "org-keystone", email, role: ["student"] }],
      ["PUT", { id: "user-keystone-student", email }],
    ] as const) {
      const answer = await api.request(method, "/v1/external/supabase/users", { token, body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await counted()).toEqual(before);
  });

  it("is told of a hundred in a day, also by dry runs, and stands in the audit log", async () => {
    const { db, clock } = api.services;
    const key = "addresses elsewhere of org-keystone";
    const forget = () =>
      db
        .deleteFrom("attempts")
        .where("key", "in", [key, `refused ${key}`])
        .execute();
    await forget();
    const theirs = { email: "student@valley-college.test" };
    const filled = sql`INSERT INTO "attempts" ("key", "at")
      SELECT ${key}, ${clock().toISOString()}::timestamptz FROM generate_series(1, 99)`;
    await filled.execute(db);
    expect(await outcomes([theirs], { dryRun: true })).toEqual(["refused"]);
    const fresh = address();
    const answer = await send([theirs, { email: fresh }]);
    expect(answer).toMatchObject({ status: 429, body: { code: "limit.too-many-requests" } });
    expect(await stored(fresh)).toBeUndefined();
    expect(await outcomes([{ email: fresh }])).toEqual(["created"]);
    expect(await send([theirs], { dryRun: true })).toMatchObject({ status: 429 });
    // Nor is it told to who adds them one by one.
    const add = (email: string) =>
      api.request("POST", "/v1/external/supabase/users", {
        token: tokens.admin,
        body: { orgId: "org-keystone", email, role: ["student"] },
      });
    expect(await add(theirs.email)).toMatchObject({ status: 429 });
    expect((await add(address())).status).toBe(200);
    const entries = await db
      .selectFrom("auditLog")
      .select("details")
      .where("action", "=", "users.found-elsewhere")
      .orderBy("sequence", "desc")
      .limit(2)
      .execute();
    // What was told, and once that more was refused.
    expect(entries.map(({ details }) => details)).toEqual([
      { addresses: 1, dryRun: false },
      { addresses: 1, dryRun: true },
    ]);
    // Nor do the refusals tell of more and more: soon whoever is new is refused, wherever they are.
    const tried = (email: string) =>
      api.request("POST", "/v1/external/supabase/users", {
        token: tokens.admin,
        body: { orgId: "org-keystone", email, role: ["student"], locationId: "nope" },
      });
    expect((await tried(address())).status).toBe(422);
    for (let refused = 0; refused < 20; refused++) await tried(theirs.email);
    expect((await tried(address())).status).toBe(429);
    expect((await add(address())).status).toBe(429);
    expect(await send([{ email: address() }], { dryRun: true })).toMatchObject({ status: 429 });
    expect(await outcomes([{ email: "student@keystone.test" }])).toEqual(["unchanged"]);
    await forget();
  });

  it("lifts nobody above the importer, and touches nobody above them", async () => {
    const above = [{ field: "role", reason: "is above your own" }];
    const email = address();
    const rows = await rowsOf([
      { email, role: "owner" },
      { email: "student@keystone.test", role: "Super Admin" },
      { email: "owner@keystone.test", phone: "1" },
    ]);
    expect(rows.map(({ faults }) => faults)).toEqual([above, above, above]);
    expect(await stored(email)).toBeUndefined();
    expect(await outcomes([{ email, role: "owner" }], { as: "owner" })).toEqual(["created"]);
  });

  it("leaves nothing behind of what it has written before", async () => {
    const email = address();
    await rowsOf([{ email }]);
    // So large that it is refused after the change of its role was written down.
    const integration = JSON.stringify({ notes: "x".repeat(1_000_001) });
    await api.services.db
      .updateTable("users")
      .set({ integration } as never)
      .where("email", "=", email)
      .execute();
    const before = await written();
    const [row, next] = await rowsOf([{ email, role: "teacher" }, { email: address() }], {
      as: "owner",
    });
    expect([row!.outcome, next!.outcome]).toEqual(["refused", "created"]);
    // The next one and its history are there, and no change of a role.
    expect((await written()).map((n, table) => n - before[table]!)).toEqual([1, 1, 0, 0]);
    expect(await stored(email)).toMatchObject({ role: ["student"], version: 1 });
  });
});

it("says what is changed in somebody who is known, as a file would say it", async () => {
  const email = address();
  await rowsOf([{ email, firstName: "Ana", lastName: "Cole", location: "bethlehem works" }]);
  const change = {
    email,
    firstName: "Anna",
    location: "Allentown Training Center",
    testUser: "yes",
  };
  const [row] = await rowsOf([change], { dryRun: true });
  expect(row!.changes).toEqual([
    { field: "firstName", from: "Ana", to: "Anna" },
    { field: "location", from: "Bethlehem Works", to: "Allentown Training Center" },
    { field: "testUser", from: null, to: "yes" },
  ]);
  expect((await rowsOf([change]))[0]!.changes).toEqual(row!.changes);
});

describe("a dry run", () => {
  it("answers what would come of each row and writes nothing", async () => {
    const known = { email: address(), firstName: "Ana" };
    await rowsOf([known]);
    const before = await written();
    const fresh = { email: address(), firstName: "New" };
    const above = { email: "owner@keystone.test", phone: "1" };
    const rows = await rowsOf([fresh, { ...known, role: "teacher" }, above], { dryRun: true });
    expect(rows.map(({ outcome }) => outcome)).toEqual(["created", "updated", "refused"]);
    expect(rows[0]!.id).toBeNull();
    expect(rows[1]!.changes).toEqual([{ field: "role", from: "student", to: "teacher" }]);
    expect(await outcomes([known], { dryRun: true })).toEqual(["unchanged"]);
    expect(await written()).toEqual(before);
    expect(await stored(fresh.email)).toBeUndefined();
  });

  it("makes nobody, not even to take them back, however many the file names", async () => {
    // A number that was given is not given again, also where what had it is taken back.
    const given = async () =>
      (
        await sql<{ last: string | null }>`SELECT pg_sequence_last_value(
          pg_get_serial_sequence('"recordChanges"', 'id'))::text AS "last"`.execute(api.services.db)
      ).rows;
    const before = await given();
    const people = Array.from({ length: 30 }, () => ({
      email: address(),
      location: "bethlehem works",
    }));
    expect(new Set(await outcomes(people, { dryRun: true }))).toEqual(new Set(["created"]));
    expect(await given()).toEqual(before);
    expect(await outcomes([{ email: address(), role: "owner" }], { dryRun: true })).toEqual([
      "refused",
    ]);
  });
});

describe("importing people", () => {
  it.each(["student", "teacher"])("is not for a %s", async (as) => {
    expect((await send([{ email: address() }], { as })).status).toBe(403);
  });

  it("is for one's own organization, and for a superAdmin the one that they name", async () => {
    const email = address();
    expect((await send([{ email }], { orgId: "org-valley" })).status).toBe(403);
    expect((await send([{ email }], { as: "superAdmin" })).status).toBe(400);
    expect(await send([{ email }], { as: "superAdmin", orgId: "org-none" })).toMatchObject({
      status: 422,
      body: { code: "record.reference-unknown" },
    });
    expect(await outcomes([{ email }], { as: "superAdmin", orgId: "org-valley" })).toEqual([
      "created",
    ]);
    expect(await stored(email)).toMatchObject({ orgId: "org-valley" });
  });

  it("takes 10,000 rows in a call and no more", async () => {
    const none = Array.from({ length: 10_000 }, () => ({ email: "-" }));
    expect(new Set(await outcomes(none))).toEqual(new Set(["refused"]));
    expect((await send([...none, { email: "-" }])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    const long = Array.from({ length: 3000 }, () => ({ title: "x".repeat(800) }));
    expect((await send(long)).status).toBe(413);
  });

  it("by who reads courses only makes people who do", async () => {
    const reader = { email: "reader@keystone.test", role: "admin", courseReadOnly: "yes" };
    await rowsOf([reader], { as: "owner" });
    const { id } = (await stored(reader.email))!;
    await api.services.db
      .updateTable("users")
      .set({ courseReadOnly: true })
      .where("id", "=", "user-keystone-admin")
      .execute();
    tokens["reader"] = await api.signIn("admin@keystone.test");
    const email = address();
    await rowsOf([{ email }], { as: "reader" });
    expect(await stored(email)).toMatchObject({ courseReadOnly: true });
    const [lifted] = await rowsOf([{ email: reader.email, courseReadOnly: "no" }], {
      as: "reader",
    });
    expect(lifted).toMatchObject({ outcome: "refused", faults: [{ field: "courseReadOnly" }] });
    expect(await stored(reader.email)).toMatchObject({ id, courseReadOnly: true });
  });
});
