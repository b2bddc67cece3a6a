import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const tables = "/v1/external/supabase";
const items = async (path: string, headers?: Record<string, string>) =>
  (await api.request<{ items: Row[] }>("GET", path, { ...(headers && { headers }) })).body.items;
const idsOf = (rows: Row[]) => rows.map((row) => row["id"]);

describe("a visitor", () => {
  it("PU-6.1 reads a public course by its slug, without its stream or its files", async () => {
    const [course, ...more] = await items(
      `${tables}/courses?orgId=org-keystone&f.courseSlug[eq]=welding-basics`,
    );
    expect(more).toEqual([]);
    expect(course).toMatchObject({ id: "course-welding", isPublic: true, hasPayment: false });
    for (const field of ["streamingLink", "integration", "slackChannel"])
      expect(course).not.toHaveProperty(field);
  });

  it("reads where the stream of a course is, which shows it, and of no other", async () => {
    const streams = async (id: string) =>
      (await items(`${tables}/courses?id=${id}&select=id,publicStreamLink`))[0];
    expect(await streams("course-live")).toEqual({
      id: "course-live",
      publicStreamLink: "https://stream.keystone.test/shop-safety",
    });
    await api.services.db
      .updateTable("courses")
      .set({ showStreamLink: false })
      .where("id", "=", "course-live")
      .execute();
    expect(await streams("course-live")).toEqual({ id: "course-live", publicStreamLink: null });
  });

  it("learns of a private course, by id or slug, only that it is private and whose it is", async () => {
    const closed = [{ id: "course-private", orgId: "org-keystone", isPublic: false }];
    expect(await items(`${tables}/courses?id=course-private`)).toEqual(closed);
    expect(
      await items(`${tables}/courses?orgId=org-keystone&f.courseSlug[eq]=forge-onboarding`),
    ).toEqual(closed);
    expect(await items(`${tables}/courses?id=course-private&f.title[ilike]=a`)).toEqual([]);
  });

  it("finds no private course by an order of what is not told of it", async () => {
    const asked = (order: string) =>
      items(`${tables}/courses?id=course-private&order=${order}`).then(idsOf);
    for (const order of ["title", "-title", "id,title"])
      expect(await asked(order), order).toEqual([]);
    for (const order of ["-id", "createdAt"])
      expect(await asked(order), order).toEqual(["course-private"]);
  });

  it("finds no page link with a code by an order of what is not told of it", async () => {
    const asked = (more: string) =>
      items(`${tables}/pageLinks?f.pageId[eq]=page-second${more}`).then(idsOf);
    expect((await asked("")).toSorted()).toEqual(["pl-code", "pl-second"]);
    for (const order of ["url", "-url", "locationId"])
      expect(await asked(`&order=${order}`), order).toEqual(["pl-second"]);
    // A page asks for its links by when they were made.
    expect((await asked("&order=createdAt")).toSorted()).toEqual(["pl-code", "pl-second"]);
  });

  it("finds no private course in a list", async () => {
    const ids = idsOf(await items(`${tables}/courses?orgId=org-keystone`));
    expect(ids).toContain("course-welding");
    expect(ids).not.toContain("course-private");
  });

  it("finds among the courses of an organization those that others share with it", async () => {
    const ids = idsOf(await items(`${tables}/courses?orgId=org-valley`));
    expect(ids).toEqual(expect.arrayContaining(["course-valley-anatomy", "course-welding"]));
    expect(ids).not.toContain("course-live");
  });

  it("PU-2.18 learns of a private pathway only that it is private and whose it is", async () => {
    expect(await items("/v1/external/firebase/store/pathways?id=pathway-private")).toEqual([
      { id: "pathway-private", orgId: "org-keystone", isPublic: false },
    ]);
  });

  it("reads the topics of a public course and of no private one", async () => {
    expect(await items(`${tables}/courseTopics?f.classId[eq]=course-welding`)).toHaveLength(5);
    expect(await items(`${tables}/courseTopics?f.classId[eq]=course-private`)).toEqual([]);
  });

  it("reads a material, but neither a draft nor a note", async () => {
    const ids = ["mat-safety", "mat-draft", "mat-note"];
    expect(idsOf(await items(`${tables}/materials?ids=${ids.join(",")}`))).toEqual(["mat-safety"]);
  });

  it("reads of the assistant what a page needs, and that there is a service e-mail", async () => {
    const [assistant] = await items(`${tables}/integrations?id=int-keystone`);
    expect(assistant).toMatchObject({ serviceDelayCount: 2, hasServiceEmail: true });
    expect(assistant).not.toHaveProperty("systemPrompt");
    expect(assistant).not.toHaveProperty("serviceEmail");
  });

  it("reads an instructor by id, without address or phone, and nobody who is not one", async () => {
    const [teacher] = await items(`${tables}/experts?id=user-keystone-teacher`);
    expect(Object.keys(teacher!).toSorted()).toEqual([
      "aboutMe",
      "calendarLink",
      "id",
      "name",
      "orgId",
      "profilePicture",
      "testUser",
      "title",
    ]);
    expect(await items(`${tables}/experts?id=user-keystone-student`)).toEqual([]);
  });

  it("makes no question by hand, since those of the assistant are counted as they are asked", async () => {
    const body = { integrationId: "int-keystone", orgId: "org-keystone", searchText: "Pay?" };
    const path = `${tables}/searches`;
    expect((await api.request("POST", path, { body })).status).toBe(401);
    const token = await api.signIn("student@keystone.test");
    expect((await api.request("POST", path, { token, body })).status).toBe(403);
  });
});

describe("a program with an API key", () => {
  const headers = { "x-api-key": "gw_demo_content_key" };

  it.each(["resources", "resourceGroups", "documents", "courses", "courseTopics"])(
    "reads the %s of its organization and of no other",
    async (table) => {
      const rows = await items(`${tables}/${table}?limit=3000`, headers);
      expect(new Set(rows.map((row) => row["orgId"]))).toEqual(new Set(["org-keystone"]));
    },
  );

  it("reads nothing of a course of another organization in the cursor behind it, which nobody can change", async () => {
    const list = "/v1/api/content/courses?id=course-private&limit=1&cursor=";
    const ask = (cursor: string) =>
      api.request<{ items: Row[]; nextCursor: string }>("GET", list + cursor, {
        headers: { "x-api-key": "gw_demo_valley_key" },
      });
    const { body } = await ask("first");
    expect(body.items).toEqual([{ id: "course-private", orgId: "org-keystone", isPublic: false }]);
    const parts = body.nextCursor.split(".");
    for (const part of [body.nextCursor, ...parts]) {
      const read = Buffer.from(part, "base64url").toString("latin1");
      for (const said of ["Onboarding", "Forge", "course-private"])
        expect(read).not.toContain(said);
    }
    const sealed = parts.at(-1)!;
    const changed = [...parts.slice(0, -1), (sealed[0] === "A" ? "B" : "A") + sealed.slice(1)];
    expect(await ask(changed.join("."))).toMatchObject({
      status: 400,
      body: {
        code: "query.invalid-value",
        details: { faults: [{ field: "cursor", reason: "is none of ours" }] },
      },
    });
    expect((await ask(body.nextCursor)).body.items).toEqual([]);
  });

  it("that is unknown or was revoked is refused", async () => {
    const path = `${tables}/resources`;
    const refused = (code: string) => ({ status: 401, body: { code } });
    const unknown = { headers: { "x-api-key": "gw_demo_nothing" } };
    expect(await api.request("GET", path, unknown)).toMatchObject(refused("key.unknown"));
    await api.services.db
      .updateTable("apiKeys")
      .set({ revokedAt: api.services.clock().toISOString() })
      .where("orgId", "=", "org-valley")
      .execute();
    const revoked = { headers: { "x-api-key": "gw_demo_valley_key" } };
    expect(await api.request("GET", path, revoked)).toMatchObject(refused("key.revoked"));
  });
});

describe("the list of wage schedules", () => {
  it("needs at least one filter", async () => {
    const token = await api.signIn("teacher@keystone.test");
    const path = "/v1/external/firebase/store/wageSchedules";
    expect(await api.get(path, token)).toMatchObject({
      status: 422,
      body: { code: "wage-list.no-filter", message: "Missing params" },
    });
    const { body } = await api.get<{ items: Row[] }>(
      `${path}?f.apprenticeshipId[eq]=ap-maintenance`,
      token,
    );
    expect(idsOf(body.items)).toEqual(["ws-maintenance"]);
  });
});

describe("the named views of users", () => {
  it.each([
    ["teachers", (row: Row) => (row["role"] as string[])[0] === "teacher"],
    ["experts", (row: Row) => (row["role"] as string[])[0] === "teacher"],
    ["apprentices", (row: Row) => (row["apprenticeshipIds"] as string[]).length > 0],
    ["sponsors", (row: Row) => String(row["id"]).match(/-(owner|admin)$/) !== null],
  ])("%s hold those and only those", async (view, fits) => {
    const token = await api.signIn("owner@keystone.test");
    const { body } = await api.get<{ items: Row[] }>(`${tables}/${view}?limit=3000`, token);
    expect(body.items.length).toBeGreaterThan(0);
    expect(body.items.filter((row) => !fits(row))).toEqual([]);
  });

  it("cannot be written", async () => {
    const token = await api.signIn("superadmin@guildway.test");
    const answer = await api.request("POST", `${tables}/teachers`, { token, body: {} });
    expect(answer.status).toBe(404);
  });
});
