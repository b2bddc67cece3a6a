import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoFileUrl } from "../demo-world/files/demo-file-urls.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const role of ["student", "teacher", "admin", "owner"])
    tokens[role] = await api.signIn(`${role}@keystone.test`);
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const path = "/v1/external/supabase/users";
const put = (as: string, body: Row) => api.request<Row>("PUT", path, { token: tokens[as], body });
const post = (as: string, body: Row) => api.request<Row>("POST", path, { token: tokens[as], body });
const person = async (more: Row = {}) =>
  (await post("owner", { orgId: "org-keystone", firstName: "Rosa", lastName: "Diaz", ...more }))
    .body["id"] as string;

describe("a user whom an admin makes", () => {
  it("CO-6.1 has a composed name, the role student and a uid equal to the id", async () => {
    const { status, body } = await post("admin", {
      orgId: "org-keystone",
      firstName: "Rosa",
      middleName: "Maria",
      lastName: "Diaz",
      suffix: "Jr.",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Rosa Maria Diaz, Jr.",
      role: ["student"],
      uid: body["id"],
    });
  });

  it("has no uid of the admin's choice, who could try which others have", async () => {
    for (const uid of ["user-valley-college-owner", "nobody-has-this"])
      expect(await post("owner", { orgId: "org-keystone", firstName: "R", uid })).toMatchObject({
        status: 403,
        body: { details: { faults: [{ field: "uid" }] } },
      });
    const { body } = await post("owner", { orgId: "org-keystone", firstName: "R", uid: "" });
    expect(body["uid"]).toBe(body["id"]);
  });

  it("cannot stand above the admin or in another organization", async () => {
    const above = await post("admin", { orgId: "org-keystone", role: ["owner"] });
    expect(above.status).toBe(403);
    expect((await post("owner", { orgId: "org-valley" })).status).toBe(403);
  });

  it("cannot have the e-mail address of another", async () => {
    const twin = { orgId: "org-keystone", email: "Student@Keystone.test" };
    expect(await post("admin", twin)).toMatchObject({
      status: 409,
      body: { code: "record.conflict" },
    });
  });
});

describe("a change of a user", () => {
  it("merges into the current record", async () => {
    const id = await person({
      courseIds: ["course-welding"],
      completedCourseIds: ["course-paid"],
    });
    const { body } = await put("admin", {
      id,
      courseIds: ["course-live"],
      completedCourseIds: { add: ["course-locked"], remove: ["course-paid"] },
      membership: "premium",
      lastName: "Cole",
    });
    expect(body).toMatchObject({
      courseIds: ["course-welding", "course-live"],
      completedCourseIds: ["course-locked"],
      membership: ["premium"],
      name: "Rosa Cole",
    });
  });

  it("takes away what was joined where it says so, and joins nothing of another organization", async () => {
    const id = await person({
      courseIds: ["course-welding", "course-live"],
      cohortIds: ["cohort-a", "cohort-b"],
    });
    const { body } = await put("admin", {
      id,
      courseIds: { add: ["course-paid"], remove: ["course-welding"] },
      cohortIds: { remove: ["cohort-a", "cohort-b"] },
    });
    expect(body).toMatchObject({ courseIds: ["course-live", "course-paid"], cohortIds: null });
    const foreign = await put("admin", { id, courseIds: { add: ["course-valley-anatomy"] } });
    expect(foreign).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
    const own = { id: "user-keystone-student", courseIds: { remove: ["course-welding"] } };
    expect((await put("student", own)).status).toBe(403);
  });

  it("of the role is written to the audit log", async () => {
    const id = await person();
    expect(await put("admin", { id, role: "teacher" })).toMatchObject({
      status: 200,
      body: { role: ["teacher"] },
    });
    const entry = await api.services.db
      .selectFrom("auditLog")
      .selectAll()
      .where("action", "=", "role.changed")
      .where("subject", "=", `users/${id}`)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor: "user-keystone-admin",
      orgId: "org-keystone",
      details: { from: "student", to: "teacher" },
    });
  });

  it("lifts nobody above the one who makes it", async () => {
    const id = await person();
    expect((await put("admin", { id, role: "owner" })).status).toBe(403);
    expect((await put("admin", { id: "user-keystone-admin", role: "superAdmin" })).status).toBe(
      403,
    );
    expect((await put("owner", { id, role: "owner" })).status).toBe(200);
  });

  it("touches nobody who stands above the one who makes it", async () => {
    expect((await put("admin", { id: "user-keystone-owner", phone: "1" })).status).toBe(403);
    expect((await put("owner", { id: "user-superadmin", role: "student" })).status).toBe(403);
  });

  it("gives no signature in the name of somebody else, and may take one away", async () => {
    const userSignature = demoFileUrl("sign-sponsor", "png");
    const asked = { orgId: "org-keystone", firstName: "Rosa", lastName: "Diaz", userSignature };
    const refused = { status: 403, body: { details: { faults: [{ field: "userSignature" }] } } };
    expect(await post("admin", asked)).toMatchObject(refused);
    const id = await person();
    expect(await put("admin", { id, userSignature })).toMatchObject(refused);
    const ofOwner = { id: "user-keystone-admin", userSignature };
    expect((await put("admin", ofOwner)).status).toBe(422);
    const own = { id: "user-keystone-owner", userSignature };
    expect((await put("owner", { ...own, userSignature: null })).status).toBe(200);
    expect((await put("owner", own)).status).toBe(200);
    const { db } = api.services;
    await db.updateTable("users").set({ userSignature }).where("id", "=", id).execute();
    expect((await put("admin", { id, userSignature: null })).status).toBe(200);
  });

  it("cannot move a user to another organization", async () => {
    const id = await person();
    expect((await put("owner", { id, orgId: "org-valley" })).status).toBe(403);
  });
});

describe("a student", () => {
  it("changes their own name and phones, and takes their signature back", async () => {
    const answer = await put("student", {
      id: "user-keystone-student",
      firstName: "Noah",
      lastName: "Silva",
      suffix: "III",
      phone: "610-555-0100",
      userSignature: null,
    });
    expect(answer).toMatchObject({ status: 200, body: { name: "Noah Silva, III" } });
  });

  it.each([
    { role: "admin" },
    { membership: "pro" },
    { orgId: "org-valley" },
    { courseIds: ["course-paid"] },
    { email: "other@keystone.test" },
  ])("does not change their own %o", async (change) => {
    const answer = await put("student", { id: "user-keystone-student", ...change });
    expect(answer.status).toBe(403);
  });

  it("changes nobody else", async () => {
    expect((await put("student", { id: "user-keystone-0003", phone: "1" })).status).toBe(404);
  });
});

describe("an organization's last owner", () => {
  const owner = "user-riverbend-owner";
  const asSuperAdmin = async (body: Row) =>
    api.request<{ code: string; details: { faults: { field: string }[] } }>("PUT", path, {
      token: await api.signIn("superadmin@guildway.test"),
      body,
    });
  const owners = async () =>
    (
      await api.get<{ items: { id: string }[] }>(
        `${path}?orgId=org-riverbend&f.role[ov]=owner&select=id`,
        await api.signIn("superadmin@guildway.test"),
      )
    ).body.items.map(({ id }) => id);

  it("stays one, in their organization, until there is another", async () => {
    expect(await asSuperAdmin({ id: owner, role: ["admin"] })).toMatchObject({
      status: 409,
      body: { code: "user.last-owner", details: { faults: [{ field: "role" }] } },
    });
    expect(await asSuperAdmin({ id: owner, orgId: "org-valley" })).toMatchObject({
      status: 409,
      body: { details: { faults: [{ field: "orgId" }] } },
    });
    expect(await owners()).toEqual([owner]);
    expect((await asSuperAdmin({ id: "user-riverbend-admin", role: ["owner"] })).status).toBe(200);
    expect((await asSuperAdmin({ id: owner, role: ["admin"] })).status).toBe(200);
    expect(await owners()).toEqual(["user-riverbend-admin"]);
  });

  it("is left when two lose the role at the same moment", async () => {
    expect((await asSuperAdmin({ id: owner, role: ["owner"] })).status).toBe(200);
    const answers = await Promise.all(
      [owner, "user-riverbend-admin"].map((id) => asSuperAdmin({ id, role: ["admin"] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await owners()).toHaveLength(1);
  });
});
