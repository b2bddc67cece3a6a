import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesOf } from "../../records/journal/changes-of.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const slug of ["keystone", "valley-college", "riverbend"])
    tokens[slug] = await api.signIn(`student@${slug}.test`);
  tokens["teacher"] = await api.signIn("teacher@keystone.test");
});
afterAll(() => api.close());

const register = (as: string, body: object) =>
  api.request<{ id: string; status: string; code: string }>("POST", "/v1/external/registrations", {
    ...(tokens[as] && { token: tokens[as] }),
    body,
  });
const ofPerson = (userId: string, classId: string) =>
  api.services.db
    .selectFrom("externalRegistrations")
    .selectAll()
    .where("userId", "=", userId)
    .where("classId", "=", classId)
    .execute();

describe("somebody who has an account", () => {
  it("gets the same pending registration as who signs up, and waits for an administrator", async () => {
    const asked = {
      classId: "course-cohorts",
      cohortId: "cohort-c",
      eUnitIds: ["code-c1", "code-c2"],
      lang: "es",
    };
    const { status, body } = await register("keystone", asked);
    expect([status, body.status]).toEqual([200, "pending"]);
    const [made, ...others] = await ofPerson("user-keystone-student", "course-cohorts");
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      id: body.id,
      orgId: "org-keystone",
      externalRegisterClassId: null,
      cohortId: "cohort-c",
      eUnitIds: ["code-c1", "code-c2"],
      lang: "es",
      status: "pending",
    });
    const { db } = api.services;
    const person = await db
      .selectFrom("users")
      .select("registrationPending")
      .where("id", "=", "user-keystone-student")
      .executeTakeFirstOrThrow();
    expect(person.registrationPending).toBe(true);
    expect((await changesOf(db, "externalRegistrations", body.id)).map((one) => one.actor)).toEqual(
      ["user-keystone-student"],
    );
  });

  it("is registered once, however often and however quickly they ask", async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => register("teacher", { classId: "course-welding" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await ofPerson("user-keystone-teacher", "course-welding")).toHaveLength(1);
  });

  it("who chooses otherwise while it waits has chosen that, with the number that the cohort has itself, and once it is confirmed waits for nothing anew", async () => {
    const asked = { classId: "course-register", cohortId: "cohort-a", eUnitIds: ["code-a1"] };
    const { id } = (await register("teacher", asked)).body;
    const other = {
      classId: "course-register",
      extRegClassId: "a-class-that-is-locked",
      cohortId: "cohort-b",
    };
    expect((await register("teacher", other)).body).toEqual({ id, status: "pending" });
    const [waits, ...others] = await ofPerson("user-keystone-teacher", "course-register");
    expect(others).toEqual([]);
    expect(waits).toMatchObject({
      cohortId: "cohort-b",
      externalRegisterClassId: "MC-101-WE",
      eUnitIds: [],
    });
    const admin = await api.signIn("admin@keystone.test");
    await api.request("POST", "/v1/external/registrations/confirm", {
      token: admin,
      body: { id, version: 2 },
    });
    expect((await register("teacher", other)).body).toEqual({ id, status: "confirmed" });
    expect((await register("teacher", asked)).body.status).toBe("pending");
  });

  it.each(["course-private", "course-invite", "course-locked", "course-paid"])(
    "is not registered for %s, which is not open to everybody",
    async (classId) => {
      expect(await register("keystone", { classId })).toMatchObject({
        status: 403,
        body: { code: "class.not-open" },
      });
      expect(await ofPerson("user-keystone-student", classId)).toEqual([]);
    },
  );

  it("is registered for a class that their organization shows as its own, and for none of another's", async () => {
    expect((await register("valley-college", { classId: "course-welding" })).status).toBe(200);
    for (const classId of ["course-welding", "course-nothing"])
      expect(await register("riverbend", { classId })).toMatchObject({
        status: 422,
        body: { code: "record.reference-unknown" },
      });
  });

  it.each([
    ["a cohort, where the class has some", { classId: "course-register" }, "cohortId"],
    [
      "a class code, where the cohort has some",
      { classId: "course-register", cohortId: "cohort-a" },
      "eUnitIds",
    ],
  ])("CP-5.35, CP-5.36 chooses %s", async (_, asked, field) => {
    expect(await register("keystone", asked)).toMatchObject({
      status: 400,
      body: { code: "input.invalid", details: { faults: [{ field }] } },
    });
  });

  it("chooses no class code of another cohort", async () => {
    const asked = { classId: "course-register", cohortId: "cohort-b", eUnitIds: ["code-a1"] };
    expect(await register("keystone", asked)).toMatchObject({
      status: 422,
      body: { code: "record.reference-unknown", details: { faults: [{ field: "eUnitIds" }] } },
    });
  });

  it("chooses no cohort and no class code of another class", async () => {
    for (const wrong of [{ cohortId: "cohort-a" }, { eUnitIds: ["code-a1"] }])
      expect((await register("keystone", { classId: "course-live", ...wrong })).status).toBe(422);
  });

  it("changes their mind as often as a student may write, since each change is kept", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "10" });
    try {
      const token = await few.signIn("student@keystone.test");
      few.wait(61);
      const body = { classId: "course-register", cohortId: "cohort-b" };
      const path = "/v1/external/registrations";
      const ask = async () => (await few.request("POST", path, { token, body })).status;
      expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    } finally {
      await few.close();
    }
  });

  it("has to be signed in", async () => {
    expect((await register("nobody", { classId: "course-welding" })).status).toBe(401);
  });
});
