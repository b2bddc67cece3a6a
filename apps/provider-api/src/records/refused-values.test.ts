import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const tables = "/v1/external/supabase";
const store = "/v1/external/firebase/store";
const content = "/v1/external/content";
const write = (method: "POST" | "PUT", path: string, body: Row, token = admin) =>
  api.request<Row>(method, path, { token, body });
const refused = (field: string, status = 400) => ({
  status,
  body: { details: { faults: [{ field: expect.stringContaining(field) }] } },
});

describe("a training program", () => {
  const make = (data: Row) =>
    write("POST", `${store}/apprenticeshipTemplates`, { data: { title: "Welder", ...data } });
  const weld = { weld: { id: "weld", description: "Weld" } };
  const group = (competencyIds: string[], hours?: Row) => ({
    id: "g",
    description: "Joining",
    competencyIds,
    ...(hours && { hours }),
  });

  it("has groups of its own competencies", async () => {
    const groups = [group(["weld", "braze"])];
    expect(await make({ competencies: weld, competencyGroups: groups })).toMatchObject(
      refused("competencyGroups"),
    );
    const { body, status } = await make({
      competencies: weld,
      competencyGroups: [group(["weld"], { least: 10, most: 20 })],
    });
    expect(status).toBe(200);
    const emptied = { id: body["docId"], data: { competencies: {} } };
    expect(await write("PUT", `${store}/apprenticeshipTemplates`, emptied)).toMatchObject(
      refused("competencyGroups"),
    );
  });

  it.each([
    { competencies: weld, competencyGroups: [group(["weld"], { least: 20, most: 10 })] },
    { wagePeriods: [{ title: "First", hours: { least: 2000, most: 1000 } }] },
    { title: "Welder at www.evil.example" },
    { title: "Wel\u202eder" },
  ])("is not %j", async (data) => {
    expect((await make(data)).status).toBe(400);
  });
});

it("an apprenticeship does not end before it begins", async () => {
  const path = `${tables}/apprenticeships`;
  const days = { startDate: "2026-09-01", expectedEndDate: "2026-08-31" };
  const made = { occupationName: "Welder", ...days };
  expect(await write("POST", path, made)).toMatchObject(refused("expectedEndDate"));
  const { body } = await write("POST", path, { ...made, expectedEndDate: "2030-09-01" });
  const later = { id: body["id"], startDate: "2031-01-01" };
  expect(await write("PUT", path, later)).toMatchObject(refused("expectedEndDate"));
});

it("a class has no integration of another organization", async () => {
  const elsewhere = await api.signIn("admin@valley-college.test");
  const made = await write(
    "POST",
    `${tables}/integrations`,
    { name: "Theirs", orgNickname: "Valley" },
    elsewhere,
  );
  const path = `${content}/class/course-welding`;
  const foreign = { integrationId: made.body["id"] };
  expect(await write("PUT", path, foreign)).toMatchObject(refused("integrationId", 422));
  const course = { id: "course-welding", ...foreign };
  expect(await write("PUT", `${tables}/courses`, course)).toMatchObject(
    refused("integrationId", 422),
  );
  expect((await write("PUT", path, { integrationId: "int-keystone" })).status).toBe(200);
});

it("a user's uid never changes", async () => {
  const path = `${tables}/users`;
  const user = { id: "user-keystone-student", uid: "user-keystone-owner" };
  expect(await write("PUT", path, user)).toMatchObject(refused("uid", 403));
  expect((await write("PUT", path, { ...user, uid: user.id })).status).toBe(200);
});

it("a student does not say that their material is embedded", async () => {
  const path = `${tables}/materials`;
  const made = await write("POST", path, { title: "Notes", userId: "user-keystone-student" });
  const student = await api.signIn("student@keystone.test");
  const change = { id: made.body["id"], isEmbedded: true };
  expect(await write("PUT", path, change, student)).toMatchObject(refused("isEmbedded", 403));
});

it("who manages a location is written down, once it is so", async () => {
  const path = `${content}/location/loc-bethlehem`;
  const noted = async () =>
    (
      await api.services.db
        .selectFrom("auditLog")
        .selectAll()
        .where("action", "=", "location.managers-changed")
        .execute()
    ).length;
  const before = await noted();
  const managerIds = ["user-keystone-teacher"];
  expect((await write("PUT", path, { managerIds })).status).toBe(200);
  expect(await noted()).toBe(before);
  expect((await write("POST", `${path}/publish`, {})).status).toBe(200);
  expect(await noted()).toBe(before + 1);
  const last = await api.services.db
    .selectFrom("auditLog")
    .selectAll()
    .orderBy("sequence", "desc")
    .executeTakeFirstOrThrow();
  expect(last).toMatchObject({
    actor: "user-keystone-admin",
    orgId: "org-keystone",
    subject: "locations/loc-bethlehem",
    details: { to: "user-keystone-teacher" },
  });
});

it("an organization is framed by sites alone, whatever was stored before", async () => {
  const owner = await api.signIn("owner@keystone.test");
  const path = `${content}/organization/org-keystone`;
  for (const body of [{ frameAncestors: ["*"] }, { timeZone: "Mars/Olympus" }])
    expect(await write("PUT", path, body, owner)).toMatchObject(refused(Object.keys(body)[0]!));
  const kept = ["https://partner.example", "*", "https://a.example; script-src *"];
  await api.services.db
    .updateTable("organizations")
    .set({ frameAncestors: kept })
    .where("id", "=", "org-keystone")
    .execute();
  const { body } = await api.get<{ origins: string[] }>(
    "/v1/embed/frame-ancestors?orgId=org-keystone",
  );
  expect(body.origins).toEqual(["https://partner.example"]);
});

it.each([{ Url: "https://bank.test@evil.test" }, { OrganizationUrl: "javascript:alert(1)" }])(
  "a certificate of a plan leads nowhere else than it says: %j",
  async (address) => {
    const data = {
      OnetCode: "47-2111.00",
      OnetTitle: "Electricians",
      selectedCerts: [{ Id: "1", Name: "Safety", ...address }],
    };
    expect(await write("POST", `${store}/jobProfiles`, { data })).toMatchObject(
      refused("selectedCerts"),
    );
  },
);

it.each([
  ["courseTopics", { classId: "course-welding", title: "Sa\u202efety" }],
  ["resources", { name: "Sa\u2066fety", type: "link" }],
  ["resourceGroups", { title: "Sa\u202efety" }],
  [
    "materials",
    { title: "Safety", cdnFiles: [{ name: "gnp.\u202eexe", url: "https://a.test/b" }] },
  ],
])("a title in %s does not turn text round", async (type, body) => {
  expect((await write("POST", `${tables}/${type}`, body)).status).toBe(400);
});
