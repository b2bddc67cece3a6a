import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesOf } from "../../records/journal/changes-of.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

let newcomers = 0;
const signUp = (values: object, grant?: string) => {
  const email = `newcomer-${(newcomers += 1)}@example.test`;
  const body = {
    organizationSlug: "keystone",
    email,
    password: "seven green lamps",
    firstName: "Rosa",
    lastName: "Marsh",
    continueUrl: "http://localhost:3000/",
    ...values,
  };
  return api
    .request<{ code: string }>("POST", "/v1/identity/sign-up", {
      body,
      ...(grant && { headers: { "x-access-grant": grant } }),
    })
    .then((answer) => ({ ...answer, email }));
};
const confirm = async (email: string) =>
  api.request("POST", "/v1/identity/sign-up/confirm", {
    body: {
      token: await api.mailedToken(email),
      password: "seven green lamps",
      continueUrl: "http://localhost:3000/",
    },
  });
const invite = async (data: object) =>
  (
    await api.request<{ docId: string }>("POST", "/v1/external/firebase/store/invites", {
      token: admin,
      body: { data: { inviteType: "register", ...data } },
    })
  ).body.docId;
const grantOf = async (id: string, accessCode: string) =>
  (
    await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
      body: { id, table: "invites", accessCode },
    })
  ).body.grant;
const change = (id: string, data: object) =>
  api.request("PUT", "/v1/external/firebase/store/invites", {
    token: admin,
    body: { id, data },
  });

describe("signing up for a class", () => {
  it.each([
    ["course-private", "is private"],
    ["course-invite", "is by invitation only"],
    ["course-locked", "is not open for enrollment"],
    ["course-paid", "has to be paid for"],
  ])("%s is refused, since it %s", async (classId, reason) => {
    expect(await signUp({ classId })).toMatchObject({
      status: 403,
      body: { code: "class.not-open", details: { faults: [{ field: "classId", reason }] } },
    });
  });

  it("that is open is taken, and the account stands in the journal as its own maker", async () => {
    const { status, email } = await signUp({ classId: "course-welding" });
    expect(status).toBe(200);
    expect((await confirm(email)).status).toBe(200);
    const { db } = api.services;
    const user = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(await changesOf(db, "users", user.id)).toMatchObject([
      { action: "create", actor: user.id, after: { email, role: ["student"] } },
    ]);
  });

  it("is refused with a cohort that is closed", async () => {
    const { db } = api.services;
    const cohort = { classId: "course-welding", orgId: "org-keystone", title: "Spring" };
    await db
      .insertInto("cohorts")
      .values([
        { id: "cohort-open", ...cohort, openCohortEnrollment: true },
        { id: "cohort-closed", ...cohort, openCohortEnrollment: false },
      ])
      .execute();
    const ask = (cohortId: string) => signUp({ classId: "course-welding", cohortId });
    expect((await ask("cohort-open")).status).toBe(200);
    expect((await ask("cohort-closed")).status).toBe(422);
  });

  it("that is not open is taken with an invitation to it, once", async () => {
    const classId = "course-invite";
    const inviteId = await invite({ classId });
    const first = await signUp({ classId, inviteId });
    const second = await signUp({ classId, inviteId });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await confirm(first.email)).status).toBe(200);
    expect((await confirm(second.email)).status).toBe(401);
    expect((await signUp({ classId, inviteId })).status).toBe(422);
  });

  it("does not let anybody find out by trying to whom an invitation was sent", async () => {
    const inviteId = await invite({ classId: "course-invite", email: "invited@example.test" });
    const tries = [];
    for (let count = 0; count < 9; count++) tries.push((await signUp({ inviteId })).status);
    expect(tries).toEqual([...Array(8).fill(422), 429]);
    expect((await signUp({ inviteId, email: "invited@example.test" })).status).toBe(429);
    const another = await invite({ email: "another@example.test" });
    expect((await signUp({ inviteId: another, email: "another@example.test" })).status).toBe(200);
  });

  it("is not confirmed once the invitation asks for a code or names another class", async () => {
    const classId = "course-invite";
    for (const data of [{ accessCode: "112233" }, { classId: "course-private" }]) {
      const inviteId = await invite({ classId });
      const { email } = await signUp({ classId, inviteId });
      await change(inviteId, data);
      expect(await confirm(email)).toMatchObject({
        status: 401,
        body: { code: "auth.link-invalid" },
      });
    }
  });

  it("is taken by who gave the invitation's code, and by nobody else once it was viewed", async () => {
    const classId = "course-private";
    const inviteId = await invite({ classId, accessCode: "112233" });
    await change(inviteId, { viewedAt: "2026-11-20T12:00:00Z" });
    const uninvited = { status: 422, body: { details: { faults: [{ field: "inviteId" }] } } };
    expect(await signUp({ classId, inviteId })).toMatchObject(uninvited);
    const other = await invite({ classId, accessCode: "112233" });
    const ofAnother = await grantOf(other, "112233");
    expect(await signUp({ classId, inviteId }, ofAnother)).toMatchObject(uninvited);
    const grant = await grantOf(inviteId, "112233");
    const { status, email } = await signUp({ classId, inviteId }, grant);
    expect(status).toBe(200);
    // The link of the mail outlives the grant.
    api.wait(3 * 3600);
    expect(await signUp({ classId, inviteId }, grant)).toMatchObject(uninvited);
    expect((await confirm(email)).status).toBe(200);
    admin = await api.signIn("admin@keystone.test");
  });

  it("is not taken by who gave a code that the invitation has no more", async () => {
    const classId = "course-private";
    const inviteId = await invite({ classId, accessCode: "112233" });
    const grant = await grantOf(inviteId, "112233");
    const { status, email } = await signUp({ classId, inviteId }, grant);
    expect(status).toBe(200);
    await change(inviteId, { accessCode: "445566" });
    await change(inviteId, { viewedAt: "2026-11-20T12:00:00Z" });
    expect((await signUp({ classId, inviteId }, grant)).status).toBe(422);
    expect((await confirm(email)).status).toBe(401);
  });

  it("that closes meanwhile is not confirmed and makes no account, and is once it opens again", async () => {
    const setLocked = (locked: boolean) =>
      api.services.db
        .updateTable("courses")
        .set({ locked })
        .where("id", "=", "course-welding")
        .execute();
    const { email } = await signUp({ classId: "course-welding" });
    await setLocked(true);
    expect(await confirm(email)).toMatchObject({
      status: 403,
      body: {
        code: "class.not-open",
        details: { faults: [{ field: "classId", reason: "is not open for enrollment" }] },
      },
    });
    const made = () =>
      api.services.db.selectFrom("users").select("id").where("email", "=", email).execute();
    expect(await made()).toEqual([]);
    await setLocked(false);
    expect((await confirm(email)).status).toBe(200);
    expect(await made()).toHaveLength(1);
  });

  it("in an organization that takes only invited people meanwhile is not confirmed", async () => {
    const restrict = (restrictRegister: boolean) =>
      api.services.db
        .updateTable("organizations")
        .set({ restrictRegister })
        .where("id", "=", "org-keystone")
        .execute();
    const { email } = await signUp({});
    const invited = await signUp({ inviteId: await invite({}) });
    await restrict(true);
    expect(await confirm(email)).toMatchObject({
      status: 403,
      body: { code: "auth.sign-up-closed" },
    });
    expect((await confirm(invited.email)).status).toBe(200);
    await restrict(false);
  });

  it("is taken from whom the invitation was sent to, and from nobody else", async () => {
    const classId = "course-private";
    const inviteId = await invite({ classId, email: "invited@example.test" });
    expect((await signUp({ classId, inviteId })).status).toBe(422);
    const sent = await signUp({ classId, inviteId, email: "Invited@example.test" });
    expect(sent.status).toBe(200);
  });

  it("is not taken with an invitation to another class, of another kind, or whose code was not given", async () => {
    const classId = "course-private";
    for (const inviteId of [
      await invite({ classId: "course-invite" }),
      await invite({ classId, inviteType: "workforce" }),
      await invite({ classId, accessCode: "112233" }),
      "inv-nothing",
    ])
      expect(await signUp({ classId, inviteId })).toMatchObject({
        status: 422,
        body: { code: "record.reference-unknown" },
      });
  });
});

it("of one mailbox, whatever stands behind its plus, five accounts are made in a day", async () => {
  const status = async (email: string) => {
    expect((await signUp({ email })).status).toBe(200);
    // So few mails go to one mailbox at a time.
    api.wait(16 * 60);
    return (await confirm(email)).status;
  };
  for (let number = 1; number <= 5; number++)
    expect(await status(`many+${number}@example.test`)).toBe(200);
  expect(await status("Many@example.test")).toBe(429);
  expect(await status("few@example.test")).toBe(200);
  const made = await api.services.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "Many@example.test")
    .execute();
  expect(made).toEqual([]);
  api.wait(86_400);
  expect(await status("Many@example.test")).toBe(200);
  admin = await api.signIn("admin@keystone.test");
});
