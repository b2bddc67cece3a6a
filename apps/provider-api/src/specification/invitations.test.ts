import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { as, type Ask, enterCode, entries, type Row, store, tables, uploadPicture } from "./ask.ts";

let api: TestApi;
let visitor: Ask;
let admin: Ask;
let employer: Ask;
beforeAll(async () => {
  api = await startTestApi();
  visitor = await as("visitor", api);
  admin = await as("admin@keystone.test", api);
  employer = await as(await enterCode(api, "invites", "inv-workforce", "468023"), api);
});
afterAll(() => api.close());

const history = (actionTaken: string) => ({ actionAt: "2026-11-20T12:00:00.000Z", actionTaken });

it("Get invite by id (collection invites). A 401 status or missing orgId leads to the error route", async () => {
  expect(await employer.list(`${store}/invites?id=inv-workforce`)).toMatchObject([
    {
      orgId: "org-keystone",
      inviteType: "workforce",
      employerProfileId: "ep-forge",
      apprenticeshipId: "ap-maintenance",
    },
  ]);
  expect(await visitor.list(`${store}/invites?id=inv-nothing`)).toEqual([]);
  const [orphan] = await visitor.list(`${store}/invites?id=inv-orphan`);
  expect(orphan?.["orgId"] ?? null).toBeNull();
});

it("Update invite (collection invites, by id): viewedAt", async () => {
  const viewedAt = "2026-11-20T12:00:00.000Z";
  await employer.put(`${store}/invites`, { id: "inv-workforce", data: { viewedAt } });
  expect(await employer.list(`${store}/invites?id=inv-workforce`)).toMatchObject([{ viewedAt }]);
});

it("Update employer profile (collection employerProfiles, by id): body ein, naicsCode, the six totals, inviteHistory", async () => {
  const data = {
    ein: "31-5914023",
    naicsCode: "332111",
    totalEmployees: 80,
    totalEmployeesFemale: 20,
    totalEmployeesColor: 15,
    totalJourneyWorkers: 30,
    totalJourneyWorkersFemale: 5,
    totalJourneyWorkersColor: 6,
  };
  const [before] = await employer.list(`${store}/employerProfiles?id=ep-forge`);
  const inviteHistory = [history("Data Submitted"), ...(before!["inviteHistory"] as object[])];
  await employer.put(`${store}/employerProfiles`, {
    id: "ep-forge",
    data: { ...data, inviteHistory },
  });
  expect(await employer.list(`${store}/employerProfiles?id=ep-forge`)).toMatchObject([
    { ...data, inviteHistory },
  ]);
});

it("Load organization (select name, orgLogo), location, and apprenticeship by id", async () => {
  expect(await employer.get(`${entries}/organization/org-keystone`)).toMatchObject({
    name: "Keystone Workforce Partners",
    orgLogo: expect.any(String),
  });
  expect(await employer.get(`${entries}/location/loc-allentown`)).toMatchObject({
    locationImage: expect.any(String),
  });
  const select = "id,occupationName,ojtHours";
  expect(
    await employer.list(`${tables}/apprenticeships?id=ap-maintenance&select=${select}`),
  ).toEqual([
    { id: "ap-maintenance", occupationName: "Industrial Machinery Mechanics", ojtHours: 8000 },
  ]);
});

it("List documents: filters orgId, refId, ids, select, order, page; limit 20", async () => {
  const reply = await admin.get<{ items: Row[] }>(
    `${tables}/documents?orgId=org-keystone&f.refId[eq]=res-pay&select=id,rawText,pageNumber&order=pageNumber&page=1`,
  );
  expect(reply).toMatchObject({ limit: 20, page: 1 });
  expect(reply.items[0]).toMatchObject({ rawText: expect.stringMatching(/\w/) });
  const [id] = reply.items.map((item) => item["id"]);
  expect(await admin.list(`${tables}/documents?ids=${id}&select=id`)).toEqual([{ id }]);
});

it("List resources: filters orgId, parentId, parentType, name like, body like, ids; limit 1000. Create and update resources", async () => {
  const ids = async (query: string) =>
    (await admin.list(`${tables}/resources?orgId=org-keystone&${query}`)).map(({ id }) => id);
  expect(await ids("f.parentId[eq]=rg-training&f.parentType[eq]=resourceGroup")).not.toEqual([]);
  expect(await ids("f.name[ilike]=pay")).toContain("res-pay");
  expect(await ids("f.body[ilike]=apprentice")).not.toEqual([]);
  expect(await ids("ids=res-pay")).toEqual(["res-pay"]);
  expect(await admin.get(`${tables}/resources`)).toMatchObject({ limit: 1000 });
  const { id } = await admin.post(`${tables}/resources`, { name: "Ladders", type: "link" });
  expect(
    await admin.put(`${tables}/resources`, { id, body: "Three points of contact." }),
  ).toMatchObject({ name: "Ladders", body: "Three points of contact." });
});

it("Get integrations by id; get searches by id", async () => {
  const [integration] = await visitor.list(`${tables}/integrations?id=int-keystone`);
  expect(integration).toMatchObject({ serviceDelayCount: 2, hasServiceEmail: true });
  expect(integration).not.toHaveProperty("serviceEmail");
  expect(integration).not.toHaveProperty("systemPrompt");
  expect(await visitor.list(`${tables}/searches?id=search-pay`)).toMatchObject([
    { id: "search-pay", integrationId: "int-keystone" },
  ]);
});

it("List apprenticeshipTemplates filtered by rapidsCode or occupationONetCode. Create apprenticeshipTemplate: the response has docId", async () => {
  const path = `${store}/apprenticeshipTemplates`;
  const data = {
    title: "Welder",
    description: "Joins metal.",
    type: "TB",
    occupationName: "Welder",
    occupationONetCode: "51-4121.06",
    rapidsCode: "0622",
    estimatedLength: "3 years",
    instructionHours: 495,
    ojtHours: 2700,
    industryCode: "31",
  };
  const { docId } = await admin.post<{ docId: string }>(path, { data });
  for (const filter of ["f.rapidsCode[eq]=0622", "f.occupationONetCode[eq]=51-4121.06"])
    expect(await admin.list(`${path}?${filter}`)).toMatchObject([{ id: docId }]);
});

it("Occupation lookup by keyword returns OccupationDetail.OnetTitle", async () => {
  expect(await admin.get("/v1/external/cos/occupation?keyword=49-9041.00")).toMatchObject({
    OccupationDetail: [{ OnetTitle: "Industrial Machinery Mechanics" }],
  });
});

it("Get pageLinks by id (select id, pageId, url, orgId, hasAccessCode, inactive, enablePageContent); list pageLinks by pageId and orgId; get pages and dashboards by id", async () => {
  const select = "id,pageId,url,orgId,hasAccessCode,inactive,enablePageContent";
  const [link] = await visitor.list(`${tables}/pageLinks?id=pl-page&select=${select}`);
  expect(Object.keys(link!).toSorted()).toEqual(select.split(",").toSorted());
  expect(link).toMatchObject({ pageId: "page-welcome", hasAccessCode: false });
  const ofPage = await visitor.list(
    `${tables}/pageLinks?f.pageId[eq]=page-welcome&orgId=org-keystone`,
  );
  expect(ofPage.map(({ id }) => id)).toContain("pl-page");
  const [page] = await visitor.list(`${tables}/pages?id=page-welcome`);
  expect(page).toMatchObject({ showOrgLogo: true, dashboardId: "dash-welcome" });
  expect(await visitor.list(`${tables}/dashboards?id=dash-welcome`)).toMatchObject([
    { activeLayout: "layout1", zone1: expect.any(Array), zone2: expect.any(Array) },
  ]);
});

it("List widgets: filters orgId, type, isFeatured, title like, ids; limit 20; order title", async () => {
  const reply = await admin.get<{ items: Row[] }>(`${tables}/widgets?orgId=org-keystone`);
  expect(reply).toMatchObject({ limit: 20 });
  const titles = reply.items.map(({ title }) => String(title));
  expect(titles).toEqual(titles.toSorted());
  const ids = async (query: string) =>
    (await admin.list(`${tables}/widgets?orgId=org-keystone&${query}`)).map(({ id }) => id);
  expect(await ids("f.type[eq]=embed")).not.toContain("widget-courses");
  expect(await ids("f.title[ilike]=cour")).toContain("widget-courses");
  expect(await ids("f.isFeatured[is]=true&ids=widget-courses,widget-apply")).not.toContain(
    "widget-news",
  );
});

it("List materials (many filters); get and update materials by id", async () => {
  expect(await visitor.list(`${tables}/materials?id=mat-safety`)).toMatchObject([
    { title: expect.any(String), cdnFiles: expect.any(Array) },
  ]);
  const ids = async (query: string) =>
    (await admin.list(`${tables}/materials?${query}`)).map(({ id }) => id);
  expect(await ids("orgId=org-keystone&f.isDraft[is]=true")).toContain("mat-draft");
  expect(await ids("f.title[ilike]=working safely&f.isDraft[is]=false")).toContain("mat-safety");
  expect(
    await admin.put(`${tables}/materials`, { id: "mat-draft", title: "First week" }),
  ).toMatchObject({ title: "First week", isDraft: true });
});

it("User lookup by id returning profilePicture and name", async () => {
  expect(
    await admin.list(`${tables}/users?id=user-keystone-owner&select=profilePicture,name`),
  ).toEqual([{ profilePicture: null, name: expect.any(String) }]);
  expect(await visitor.get("/v1/external/materials/mat-safety/author")).toEqual({
    name: expect.any(String),
    profilePicture: null,
  });
});

it("File upload to storage with an organization prefix", async () => {
  const { url } = await uploadPicture(
    "admin@keystone.test",
    api,
    "fileExt=png&organizationId=org-keystone&prefix=public-content/org-keystone",
  );
  expect((await api.fetch(url)).status).toBe(200);
});

it("POST /v1/external/openai/create-completion: prompt; data: string of comma-separated tags", async () => {
  const { data } = await admin.post<{ data: string }>("/v1/external/openai/create-completion", {
    prompt: "Choose the tags of this competency.",
    labels: ["Safety", "Welding", "Bookkeeping"],
    text: "Wears the gear that safety asks for while welding.",
  });
  expect(
    data
      .split(",")
      .map((tag) => tag.trim())
      .toSorted(),
  ).toEqual(["Safety", "Welding"]);
});

const question = "How many hours of on-the-job training does an apprenticeship take?";
interface Found {
  data: { items: Row[]; searchId: string; resourceVecIds: string[] };
}
const search = () =>
  visitor.post<Found>("/v1/external/supabase/vectorSearch", {
    orgId: "org-keystone",
    locationId: null,
    userId: null,
    contentTypes: ["text"],
    saveSearch: true,
    threshold: 0.3,
    count: 5,
    parentType: "resourceGroup",
    integrationId: "int-keystone",
    searchText: question,
    parentIds: ["rg-apprenticeship", "rg-training"],
  });

it("POST /v1/external/supabase/vectorSearch: orgId, locationId, userId, contentTypes, saveSearch, threshold, count, parentType, optional prompt, integrationId, searchText, refIds, parentIds; data: items (id, refId, similarity), searchId, resourceVecIds", async () => {
  const { data } = await search();
  expect(data.items[0]).toEqual({
    id: expect.any(String),
    refId: expect.stringMatching(/^res-/),
    similarity: expect.any(Number),
  });
  expect(data.items.length).toBeLessThanOrEqual(5);
  expect(data.resourceVecIds).toEqual(data.items.map(({ id }) => id));
  expect(data.searchId).toMatch(/\w/);
});

it("POST /v1/llm/completions/chatEngine: orgId, systemPrompt, prompt, promptType (embedPrompt or userPrompt), refId, resourceVecIds, searchId; streamed text", async () => {
  const { searchId, resourceVecIds } = (await search()).data;
  const response = await api.fetch("/v1/llm/completions/chatEngine", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      orgId: "org-keystone",
      prompt: question,
      promptType: "userPrompt",
      refId: null,
      resourceVecIds,
      searchId,
    }),
  });
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(/\[\d+\]/);
});

it("POST to a mail-send endpoint: to, from, replyTo, bcc, subject, body, htmlBody; success requires status 200", async () => {
  const sent = await admin.call("POST", "/v1/external/gmail/send", {
    to: "leo@example.test",
    from: "Keystone",
    replyTo: "office@keystone.test",
    bcc: "somebody@example.test",
    subject: "Invitation",
    body: "Please sign.",
    htmlBody: "<p>Please sign.</p>",
  });
  expect(sent.status).toBe(200);
});

it("An unanswered question can be forwarded to a service e-mail", async () => {
  await visitor.post("/v1/external/gmail/forward-question", {
    integrationId: "int-keystone",
    userEmail: "rosa@example.test",
    chatHistory: [{ role: "user", content: question }],
  });
  const mail = await api.services.db
    .selectFrom("outbox")
    .select(["to", "replyTo"])
    .where("to", "=", "help@keystone.test")
    .executeTakeFirstOrThrow();
  expect(mail.replyTo).toBe("rosa@example.test");
});

it("POST /v1/analytics/track: refId, refTable, isUnique, userId, orgId, language, platform", async () => {
  const view = { refId: "pl-page", refTable: "pageLinks", isUnique: true, orgId: "org-keystone" };
  await visitor.post("/v1/analytics/track", {
    ...view,
    userId: null,
    language: "en-US",
    platform: "Linux",
  });
  expect(await api.services.db.selectFrom("viewEvents").selectAll().execute()).toMatchObject([
    view,
  ]);
});

it("POST /v1/access/checkAccessCode: id, table, accessCode; success, message", async () => {
  const check = (accessCode: string) =>
    visitor.post("/v1/access/checkAccessCode", { id: "pl-code", table: "pageLinks", accessCode });
  expect(await check("111111")).toEqual({ success: false, message: "Invalid access code." });
  expect(await check("482913")).toMatchObject({ success: true });
});

it("POST /v1/embed/material: materialId, resourceId, orgId", async () => {
  const { id } = await admin.post(`${tables}/resources`, {
    name: "Safety",
    type: "text",
    parentType: "resourceGroup",
    parentId: "rg-training",
  });
  const body = { materialId: "mat-safety", resourceId: id, orgId: "org-keystone" };
  const { passages } = await admin.post<{ passages: number }>("/v1/embed/material", body);
  expect(passages).toBeGreaterThan(0);
  expect(await admin.list(`${tables}/documents?f.refId[eq]=${String(id)}`)).toHaveLength(passages);
});

it("Mark invite complete by invite id", async () => {
  expect(
    await employer.post("/v1/access/completeInvite", {
      id: "inv-workforce",
      actionTaken: "Data Submitted",
    }),
  ).toEqual({ completed: true });
  expect(await visitor.list(`${store}/invites?id=inv-workforce`)).toEqual([]);
});
