import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let superAdmin: string;
beforeAll(async () => {
  api = await startTestApi();
  superAdmin = await api.signIn("superadmin@guildway.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
interface Answer extends Row {
  id: string;
  code?: string;
  details?: { faults: { field: string; reason: string }[] };
}
const write = async (method: "POST" | "PUT" | "DELETE", type: string, body: Row) =>
  api.request<Answer>(method, `/v1/external/supabase/${type}`, { token: superAdmin, body });
const make = async (type: string, values: Row) => {
  const { status, body } = await write("POST", type, { orgId: "org-keystone", ...values });
  expect(status).toBe(200);
  return body.id;
};
const makeEntry = async (type: string, values: Row) => {
  const body = { orgId: "org-keystone", ...values };
  const path = `/v1/external/content/${type}`;
  expect((await api.request("POST", path, { token: superAdmin, body })).status).toBe(200);
};
const move = (type: string, id: string, values: Row = {}) =>
  write("PUT", type, { id, orgId: "org-valley", ...values });
const showing = (id: string) => ({ moduleType: "MATERIAL", selectedIds: [id] });
const named = (count: number, by: string) => ({
  field: "orgId",
  reason: `stays while records of its organization name it: ${count} of ${by}`,
});

describe("a record is given to another organization without what it leaves behind", () => {
  it("as a course is not while topics, cohorts, class codes or learners name it", async () => {
    const id = await make("courses", { title: "Welding" });
    await make("courseTopics", { title: "Joints", classId: id });
    await make("courseTopics", { title: "Seams", classId: id });
    await makeEntry("cohort", { title: "Mondays", classId: id });
    await makeEntry("classCode", { code: "W-1", classId: id });
    await write("PUT", "users", { id: "user-keystone-student", courseIds: [id] });
    const { status, body } = await move("courses", id);
    expect({ status, code: body.code }).toEqual({ status: 409, code: "record.conflict" });
    const faults = body.details!.faults;
    expect(faults).toHaveLength(4);
    expect(faults).toContainEqual(named(2, "courseTopics by classId"));
    expect(faults).toContainEqual(named(1, "cohort by classId"));
    expect(faults).toContainEqual(named(1, "classCode by classId"));
    expect(faults).toContainEqual(named(1, "users by courseIds"));
  });

  it("as a course is that only learners name, where it stays shared with their organization", async () => {
    const id = await make("courses", { title: "Welding", orgIds: ["org-keystone"] });
    await write("PUT", "users", { id: "user-keystone-0003", courseIds: [id] });
    expect((await move("courses", id, { orgIds: [] })).body.details!.faults).toEqual([
      named(1, "users by courseIds"),
    ]);
    expect((await move("courses", id)).status).toBe(200);
  });

  it("as a resource is not while it has passages", async () => {
    const id = await make("resources", { name: "A handbook" });
    const refId = { refId: id, rawText: "Wear gloves." };
    const passage = await make("documents", refId);
    expect((await move("resources", id)).body.details!.faults).toEqual([
      named(1, "documents by refId"),
    ]);
    const path = `/v1/external/supabase/documents?id=${passage}`;
    await api.request("DELETE", path, { token: superAdmin });
    expect((await move("resources", id)).status).toBe(200);
  });

  it("as an integration is not while a course has it", async () => {
    const id = await make("integrations", { name: "Of a course" });
    await make("courses", { title: "Welding", integrationId: id });
    expect((await move("integrations", id)).body.details!.faults).toEqual([
      named(1, "class by integrationId"),
    ]);
  });

  it("as what a dashboard shows is not", async () => {
    const material = await make("materials", { title: "News" });
    await make("dashboards", { title: "Shows it", zone1: [showing(material)] });
    expect((await move("materials", material)).body.details!.faults).toEqual([
      named(1, "dashboards by shownIds"),
    ]);
  });
});

describe("a record is given to another organization without what is not that organization's", () => {
  it("as a page is not with its dashboard, and is without it", async () => {
    const dashboardId = await make("dashboards", { title: "Of a page" });
    const id = await make("pages", { title: "A page", dashboardId });
    expect(await move("pages", id)).toMatchObject({
      status: 422,
      body: { code: "record.reference-unknown", details: { faults: [{ field: "dashboardId" }] } },
    });
    expect((await move("pages", id, { dashboardId: null })).status).toBe(200);
    expect((await move("dashboards", dashboardId)).status).toBe(200);
    expect((await write("PUT", "pages", { id, dashboardId })).status).toBe(200);
  });

  it("as a dashboard is not with the materials that it shows", async () => {
    const material = await make("materials", { title: "News" });
    const id = await make("dashboards", { title: "Shows it", zone1: [showing(material)] });
    expect(await move("dashboards", id)).toMatchObject({
      status: 422,
      body: { details: { faults: [{ field: "zone1" }] } },
    });
  });

  it.each([
    ["courseTopics", "classId", { title: "Joints", classId: "course-welding" }],
    ["courses", "integrationId", { title: "Welding", integrationId: "int-keystone" }],
    ["courses", "teacherIds", { title: "Welding", teacherIds: ["user-keystone-teacher"] }],
    ["resources", "parentId", { name: "A handbook", parentId: "rg-training" }],
  ])("as one of %s is not by its %s", async (type, field, values) => {
    const id = await make(type, values);
    expect(await move(type, id)).toMatchObject({
      status: 422,
      body: { code: "record.reference-unknown", details: { faults: [{ field }] } },
    });
  });

  it("but with the person who made it", async () => {
    const body = { orgId: "org-keystone", name: "A handbook" };
    const token = await api.signIn("teacher@keystone.test");
    const path = "/v1/external/supabase/resources";
    const made = await api.request<Answer>("POST", path, { token, body });
    const moved = await move("resources", made.body.id);
    expect(moved).toMatchObject({ status: 200, body: { userId: "user-keystone-teacher" } });
  });
});
