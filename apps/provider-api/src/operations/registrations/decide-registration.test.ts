import { externalRegistrations } from "@guildway/api-contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesOf } from "../../records/journal/changes-of.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const role of ["student", "teacher", "admin"])
    tokens[role] = await api.signIn(`${role}@keystone.test`);
  tokens["foreign"] = await api.signIn("owner@valley-college.test");
  tokens["superAdmin"] = await api.signIn("superadmin@guildway.test");
});
afterAll(() => api.close());

let newcomers = 0;
/** Somebody signs up for a class, as they do on its page. */
async function register(more: object = {}) {
  const email = `registrant-${(newcomers += 1)}@example.test`;
  const password = "seven green lamps";
  const continueUrl = "http://localhost:3000/";
  const asked = await api.request("POST", "/v1/identity/sign-up", {
    body: {
      organizationSlug: "keystone",
      email,
      password,
      continueUrl,
      firstName: "Rosa",
      lastName: "Marsh",
      classId: "course-register",
      cohortId: "cohort-a",
      eUnitIds: ["code-a1", "code-a2"],
      ...more,
    },
  });
  expect(asked.status).toBe(200);
  const token = await api.mailedToken(email);
  await api.request("POST", "/v1/identity/sign-up/confirm", {
    body: { token, password, continueUrl },
  });
  const { id: userId } = await api.services.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const { id } = await api.services.db
    .selectFrom("externalRegistrations")
    .select("id")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return { id, userId, email };
}

const decide = (how: "confirm" | "refuse", id: string, as = "admin", more: object = {}) =>
  api.request<{ status: string; decidedAt: string; code: string }>(
    "POST",
    `/v1/external/registrations/${how}`,
    { token: tokens[as], body: { id, version: 1, ...more } },
  );
const person = (id: string) =>
  api.services.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const mailsTo = (email: string) =>
  api.services.db
    .selectFrom("outbox")
    .selectAll()
    .where("to", "=", email)
    .where("kind", "like", "registration.%")
    .execute();
const waiting = async (as: string) =>
  (
    await api.get<{ items: { id: string }[] }>(
      "/v1/external/supabase/users?f.registrationPending[is]=true&select=id&limit=1000",
      tokens[as],
    )
  ).body.items.map(({ id }) => id);

it("of what is decided a mailbox hears twenty times in an hour, with what else the organization sends it", async () => {
  const { id, userId, email } = await register();
  for (let sent = 0; sent < 19; sent += 1) {
    const letter = { to: email, subject: "Hello", body: "Plain" };
    const { status } = await api.request("POST", "/v1/external/gmail/send", {
      token: tokens["teacher"],
      body: letter,
    });
    expect(status).toBe(200);
  }
  expect((await decide("refuse", id)).status).toBe(200);
  const again = { id: `again-${id}`, userId, orgId: "org-keystone", classId: "course-register" };
  await api.services.db
    .insertInto("externalRegistrations")
    .values({ ...again, status: "pending", createdAt: api.services.clock().toISOString() })
    .execute();
  expect(await decide("refuse", again.id)).toMatchObject({
    status: 429,
    body: { code: "limit.too-many-requests" },
  });
  expect(await mailsTo(email)).toHaveLength(1);
});

describe("a registration that waits", () => {
  it("is found with the person by staff of the organization, and by nobody of another", async () => {
    const { id, userId } = await register();
    expect(await waiting("admin")).toContain(userId);
    expect(await waiting("foreign")).not.toContain(userId);
    const list = async (as: string) =>
      (
        await api.get<{ items?: { id: string }[] }>(
          `/v1/external/supabase/externalRegistrations?f.userId[eq]=${userId}`,
          tokens[as],
        )
      ).body.items?.map((one) => one.id);
    expect([await list("teacher"), await list("foreign"), await list("student")]).toEqual([
      [id],
      [],
      [],
    ]);
  });

  it("is confirmed: the person joins class, cohort and codes, and is told in their language", async () => {
    const { id, userId, email } = await register({ lang: "es" });
    const { status, body } = await decide("confirm", id);
    expect(status).toBe(200);
    expect(body.status).toBe("confirmed");
    expect(await person(userId)).toMatchObject({
      courseIds: ["course-register"],
      externalRegisteredCourseIds: ["course-register"],
      cohortIds: ["cohort-a"],
      educationUnitIds: ["code-a1", "code-a2"],
      registrationPending: false,
    });
    expect(await waiting("admin")).not.toContain(userId);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "registration.confirmed", replyTo: "admin@keystone.test" });
    expect(mail!.subject).toMatch(/^Su inscripción está confirmada: /);
    expect(mail!.text).toContain("Hola Rosa");
  });

  it("stands, once decided, in the audit log and in the journal of the person and of itself", async () => {
    const { id, userId } = await register();
    await decide("confirm", id);
    const { db } = api.services;
    const entry = await db
      .selectFrom("auditLog")
      .selectAll()
      .where("action", "=", "registration.confirmed")
      .where("subject", "=", `users/${userId}`)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor: "user-keystone-admin", orgId: "org-keystone" });
    expect((await changesOf(db, "users", userId)).at(-1)).toMatchObject({
      actor: "user-keystone-admin",
      after: { courseIds: ["course-register"] },
    });
    expect((await changesOf(db, "externalRegistrations", id)).map(({ action }) => action)).toEqual([
      "create",
      "update",
    ]);
  });

  it("is refused: the person joins nothing and is told why", async () => {
    const { id, userId, email } = await register();
    const reason = "The class is full.";
    expect((await decide("refuse", id, "admin", { reason })).body.status).toBe("refused");
    expect(await person(userId)).toMatchObject({
      courseIds: null,
      cohortIds: null,
      educationUnitIds: null,
      registrationPending: false,
    });
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toMatch(/^Your registration was not accepted: /);
    expect(mail!.text).toContain(reason);
  });

  it("is decided once: again it answers the same and mails nobody, even at the same moment", async () => {
    const { id, email } = await register();
    const answers = await Promise.all([1, 2, 3].map(() => decide("confirm", id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.decidedAt)).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await decide("refuse", id)).toMatchObject({
      status: 409,
      body: { code: "registration.decided" },
    });
  });

  it("is no more to another organization than one that is not there, and is decided by admins alone", async () => {
    const { id, userId } = await register();
    for (const how of ["confirm", "refuse"] as const) {
      expect(await decide(how, id, "foreign")).toMatchObject({
        status: 404,
        body: { code: "record.not-found" },
      });
      expect((await decide(how, "nothing", "admin")).status).toBe(404);
      for (const as of ["teacher", "student"]) expect((await decide(how, id, as)).status).toBe(403);
    }
    expect(await person(userId)).toMatchObject({ registrationPending: true, courseIds: null });
    expect((await decide("confirm", id, "superAdmin")).status).toBe(200);
  });

  it("that its person changes meanwhile is not decided unseen: it says what it is by now", async () => {
    const { id, userId } = await register();
    const { db } = api.services;
    const wanted = { values: { cohortId: "cohort-b", eUnitIds: [] } };
    const by = { actor: userId, now: api.services.clock() };
    const waits = await db
      .selectFrom("externalRegistrations")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await changeRow(db, api.services.sealer, externalRegistrations, { ...waits }, wanted, by);
    for (const how of ["confirm", "refuse"] as const)
      expect(await decide(how, id)).toMatchObject({
        status: 409,
        body: {
          code: "record.changed",
          details: { current: { version: 2, cohortId: "cohort-b" } },
        },
      });
    expect(await person(userId)).toMatchObject({ cohortIds: null, registrationPending: true });
    expect((await decide("confirm", id, "admin", { version: 2 })).status).toBe(200);
    expect((await person(userId)).cohortIds).toEqual(["cohort-b"]);
  });

  it("for a cohort that is gone is not confirmed, and stays to be refused", async () => {
    const { id, userId } = await register();
    const { db } = api.services;
    await db
      .updateTable("externalRegistrations")
      .set({ cohortId: "cohort-gone" })
      .where("id", "=", id)
      .execute();
    expect(await decide("confirm", id)).toMatchObject({
      status: 422,
      body: { code: "record.reference-unknown" },
    });
    expect((await person(userId)).courseIds).toBeNull();
    expect((await decide("refuse", id)).status).toBe(200);
  });

  it("leaves the person among those who wait while another of theirs does", async () => {
    const { id, userId } = await register();
    const { db } = api.services;
    const other = { id: `${id}-2`, userId, orgId: "org-keystone", classId: "course-welding" };
    await db
      .insertInto("externalRegistrations")
      .values({ ...other, eUnitIds: [], status: "pending" })
      .execute();
    await decide("refuse", id);
    expect((await person(userId)).registrationPending).toBe(true);
    await decide("confirm", other.id);
    expect(await person(userId)).toMatchObject({
      registrationPending: false,
      courseIds: ["course-welding"],
      educationUnitIds: null,
    });
  });

  it("is not decided by a write of the records", async () => {
    const { userId } = await register();
    const body = { id: userId, registrationPending: false };
    const written = await api.request("PUT", "/v1/external/supabase/users", {
      token: tokens["admin"],
      body,
    });
    expect(written.status).toBe(400);
  });
});
