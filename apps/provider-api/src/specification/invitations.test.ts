import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import {
  as,
  type Ask,
  enterCode,
  entries,
  pixel,
  type Row,
  store,
  tables,
  uploadPicture,
} from "./ask.ts";
import { expectFilter, idOf } from "./expect-filter.ts";

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

it("IN-7.5, IN-7.6 an invite is read by its id with its code; one that is none is not there, one of no organization has none", async () => {
  expect(await employer.list(`${store}/invites?id=inv-workforce`)).toMatchObject([
    {
      orgId: "org-keystone",
      inviteType: "workforce",
      employerProfileId: "ep-forge",
      apprenticeshipId: "ap-maintenance",
    },
  ]);
  expect(await visitor.list(`${store}/invites?id=inv-nothing`)).toEqual([]);
  expect(await visitor.list(`${store}/invites?id=inv-workforce`)).toEqual([
    { id: "inv-workforce", hasAccessCode: true },
  ]);
  expect(await visitor.list(`${store}/invites?id=inv-orphan`)).toMatchObject([
    { id: "inv-orphan", orgId: null },
  ]);
});

it("IN-7.4, IN-4.1 an invite's first view is stored by who holds its code, and by nobody else", async () => {
  const viewedAt = "2026-11-20T12:00:00.000Z";
  const view = { id: "inv-workforce", data: { viewedAt } };
  expect((await visitor.call("PUT", `${store}/invites`, view)).status).toBe(401);
  await employer.put(`${store}/invites`, view);
  expect(await employer.list(`${store}/invites?id=inv-workforce`)).toMatchObject([{ viewedAt }]);
});

it("IN-7.2 workforce data is stored with both numbers, six totals and the history", async () => {
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

it("IN-7.7 an invite leads to its organization, location and apprenticeship", async () => {
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

it("IN-7.8 passages come 20 at a time, by organization, resource or ids, with the fields, order and page that are asked for", async () => {
  const list = `${tables}/documents`;
  const reply = await admin.get<{ items: Row[] }>(list);
  expect(reply).toMatchObject({ limit: 20, page: 1 });
  expect(reply.items).toHaveLength(20);
  const payPages = await admin.list(
    `${list}?orgId=org-keystone&f.refId[eq]=res-length&select=id,rawText,pageNumber&order=-pageNumber&limit=1&page=1`,
  );
  expect(payPages).toEqual([
    { id: expect.any(String), rawText: expect.stringMatching(/\w/), pageNumber: expect.anything() },
  ]);
  await expectFilter(admin, list, "f.refId[eq]=res-length", ({ refId }) => refId === "res-length");
  const everywhere = await as("superadmin@guildway.test", api);
  await expectFilter(everywhere, list, "orgId=org-valley", ({ orgId }) => orgId === "org-valley");
  const wanted = reply.items.slice(3, 5).map(idOf);
  expect((await admin.list(`${list}?ids=${wanted.join(",")}`)).map(idOf).toSorted()).toEqual(
    wanted.toSorted(),
  );
});

it("IN-7.9, IN-7.10 resources come 1000 at a time, by organization, parent, name, body or ids; they are made and changed", async () => {
  const list = `${tables}/resources?orgId=org-keystone`;
  expect(await admin.get(list)).toMatchObject({ limit: 1000 });
  await expectFilter(
    admin,
    list,
    "f.parentId[eq]=rg-training&f.parentType[eq]=resourceGroup",
    ({ parentId }) => parentId === "rg-training",
  );
  await expectFilter(admin, list, "f.name[ilike]=pay", ({ name }) => /pay/i.test(String(name)));
  await expectFilter(admin, `${list}&select=id,body`, "f.body[ilike]=apprentice", ({ body }) =>
    /apprentice/i.test(String(body)),
  );
  expect((await admin.list(`${list}&ids=res-pay,res-cost`)).map(idOf).toSorted()).toEqual([
    "res-cost",
    "res-pay",
  ]);
  const { id } = await admin.post(`${tables}/resources`, { name: "Ladders", type: "link" });
  expect(
    await admin.put(`${tables}/resources`, { id, body: "Three points of contact." }),
  ).toMatchObject({ name: "Ladders", body: "Three points of contact." });
});

it("IN-7.11 an assistant is read by its id without its prompt and mailbox, a search by its id", async () => {
  const [integration] = await visitor.list(`${tables}/integrations?id=int-keystone`);
  expect(integration).toMatchObject({ serviceDelayCount: 2, hasServiceEmail: true });
  expect(integration).not.toHaveProperty("serviceEmail");
  expect(integration).not.toHaveProperty("systemPrompt");
  expect(await visitor.list(`${tables}/searches?id=search-pay`)).toMatchObject([
    { id: "search-pay", integrationId: "int-keystone" },
  ]);
});

it("IN-7.12, IN-7.13 a training program is made, and found by either of its codes", async () => {
  const path = `${store}/apprenticeshipTemplates`;
  const others = await admin.list(path);
  expect(others.length).toBeGreaterThan(0);
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

it("IN-7.14 an occupation's title is looked up by a keyword", async () => {
  expect(await admin.get("/v1/external/cos/occupation?keyword=49-9041.00")).toMatchObject({
    OccupationDetail: [{ OnetTitle: "Industrial Machinery Mechanics" }],
  });
});

it("IN-7.15 page links are read by id or page, pages and dashboards by id", async () => {
  const select = "id,pageId,url,orgId,hasAccessCode,inactive,enablePageContent";
  const [link] = await visitor.list(`${tables}/pageLinks?id=pl-page&select=${select}`);
  expect(Object.keys(link!).toSorted()).toEqual(select.split(",").toSorted());
  expect(link).toMatchObject({ pageId: "page-welcome", hasAccessCode: false });
  await expectFilter(
    admin,
    `${tables}/pageLinks?orgId=org-keystone`,
    "f.pageId[eq]=page-welcome",
    ({ pageId }) => pageId === "page-welcome",
  );
  const [page] = await visitor.list(`${tables}/pages?id=page-welcome`);
  expect(page).toMatchObject({
    title: "Welcome to Keystone",
    showOrgLogo: true,
    dashboardId: "dash-welcome",
  });
  expect(await visitor.list(`${tables}/dashboards?id=dash-welcome`)).toMatchObject([
    { activeLayout: "layout1", zone1: [{}, {}], zone2: [{}, {}], zone3: [{}] },
  ]);
});

it("IN-7.16 widgets come 20 at a time by title, filtered by organization, type, whether featured, title or ids", async () => {
  const list = `${tables}/widgets?orgId=org-keystone`;
  await admin.post(`${tables}/widgets`, { title: "Zoning news", type: "link" });
  const reply = await admin.get<{ items: Row[] }>(list);
  expect(reply).toMatchObject({ limit: 20 });
  const titles = reply.items.map(({ title }) => String(title));
  expect(titles.length).toBeGreaterThan(2);
  expect(titles).toEqual(titles.toSorted());
  await expectFilter(admin, list, "f.type[eq]=embed", ({ type }) => type === "embed");
  await expectFilter(admin, list, "f.isFeatured[is]=true", ({ isFeatured }) => isFeatured === true);
  await expectFilter(admin, list, "f.isFeatured[!is]=true", ({ isFeatured }) => !isFeatured);
  await expectFilter(admin, list, "f.title[ilike]=cour", ({ title }) =>
    /cour/i.test(String(title)),
  );
  const everywhere = await as("superadmin@guildway.test", api);
  await expectFilter(
    everywhere,
    `${tables}/widgets`,
    "orgId=org-valley",
    ({ orgId }) => orgId === "org-valley",
  );
  // A visitor finds the widgets that a page names.
  expect(
    (await visitor.list(`${tables}/widgets?ids=widget-courses,widget-news`)).map(idOf),
  ).toEqual(["widget-courses", "widget-news"]);
});

it("IN-7.17 materials are listed by what they are about, read and changed by id", async () => {
  expect(await visitor.list(`${tables}/materials?id=mat-safety`)).toMatchObject([
    { title: "Working Safely in the Shop", cdnFiles: [{}, {}, {}] },
  ]);
  const list = `${tables}/materials`;
  const note = {
    title: "First talk",
    noteType: "apprenticeship",
    apprenticeshipId: "ap-maintenance",
    locationId: "loc-allentown",
    skillIds: ["2.A.1.a"],
    workflowType: "checklist",
  };
  await admin.post(list, note);
  await expectFilter(admin, list, "f.isDraft[is]=true", ({ isDraft }) => isDraft === true);
  for (const field of ["noteType", "apprenticeshipId", "locationId", "workflowType"] as const)
    await expectFilter(
      admin,
      list,
      `f.${field}[eq]=${note[field]}`,
      (row) => row[field] === note[field],
    );
  await expectFilter(admin, list, "f.skillIds[ov]=2.A.1.a", ({ skillIds }) =>
    ((skillIds ?? []) as string[]).includes("2.A.1.a"),
  );
  await expectFilter(admin, list, "f.title[ilike]=working safely", ({ title }) =>
    /working safely/i.test(String(title)),
  );
  const [before] = await admin.list(`${list}?id=mat-draft`);
  await admin.put(list, { id: "mat-draft", title: "First week" });
  expect(await admin.list(`${list}?id=mat-draft`)).toEqual([
    { ...before, title: "First week", updatedAt: expect.any(String), version: 2 },
  ]);
});

it("IN-7.18 a person's name and picture are read by their id", async () => {
  expect(
    await admin.list(`${tables}/users?id=user-keystone-owner&select=profilePicture,name`),
  ).toEqual([{ profilePicture: null, name: expect.any(String) }]);
  expect(await visitor.get("/v1/external/materials/mat-safety/author")).toEqual({
    name: expect.any(String),
    profilePicture: null,
  });
});

it("IN-7.19 a file is stored under the prefix of its organization", async () => {
  const { url } = await uploadPicture(
    "admin@keystone.test",
    api,
    "fileExt=png&organizationId=org-keystone&prefix=public-content/org-keystone",
  );
  const stored = await api.fetch(url);
  expect(Buffer.from(await stored.arrayBuffer()).equals(pixel)).toBe(true);
  const { key } = await api.services.db
    .selectFrom("files")
    .select("key")
    .where("name", "=", url.slice(url.lastIndexOf("/") + 1))
    .executeTakeFirstOrThrow();
  expect(key).toMatch(/^org-keystone\/public-content\/org-keystone\//);
});

it("IN-7.20 a prompt is completed by the tags that fit, separated by commas", async () => {
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
const search = (narrower: object = {}) =>
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
    ...narrower,
  });

it("IN-7.22, IN-1.6 passages are searched in the library by what is asked, as many and as alike as wanted, and the search is kept where it should be", async () => {
  const { data } = await search();
  expect(data.items[0]).toEqual({
    id: expect.any(String),
    refId: expect.stringMatching(/^res-/),
    similarity: expect.any(Number),
  });
  expect(data.items.length).toBeGreaterThan(1);
  expect(data.resourceVecIds).toEqual(data.items.map(idOf));
  expect(await admin.list(`${tables}/searches?id=${data.searchId}`)).toMatchObject([
    { searchText: question, integrationId: "int-keystone" },
  ]);

  const found = async (narrower: object) => (await search(narrower)).data.items;
  expect(await found({ count: 1 })).toEqual(data.items.slice(0, 1));
  const [best, next] = data.items.map(({ similarity }) => Number(similarity));
  expect(best).toBeGreaterThan(next!);
  expect(await found({ threshold: (best! + next!) / 2 })).toHaveLength(1);
  const [onChildCare] = await found({ searchText: "Who looks after my child during class?" });
  expect(onChildCare).toMatchObject({ refId: "res-childcare" });
  const of = async (narrower: object) => [
    ...new Set((await found({ threshold: 0, count: 50, ...narrower })).map(({ refId }) => refId)),
  ];
  expect(await of({ refIds: ["res-pay"] })).toEqual(["res-pay"]);
  const training = await admin.list(`${tables}/resources?f.parentId[eq]=rg-training`);
  expect(training.map(idOf)).toEqual(
    expect.arrayContaining(await of({ parentIds: ["rg-training"] })),
  );
  expect(await of({ parentType: "nothing" })).toEqual([]);
  expect(await of({ contentTypes: ["nothing"] })).toEqual([]);
  expect((await search({ saveSearch: false })).data.searchId).toBeNull();
});

it("IN-7.21 an answer made of the passages that were found is streamed as text", async () => {
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
  const answer = await response.text();
  expect(answer).toMatch(/apprenticeship/i);
  expect(answer).toMatch(/\[1\]/);
});

it("IN-7.23 a mail is sent with the address to reply to", async () => {
  const { id } = await admin.post<{ id: string }>("/v1/external/gmail/send", {
    to: "leo@example.test",
    from: "Keystone",
    replyTo: "office@keystone.test",
    bcc: "somebody@example.test",
    subject: "Invitation",
    body: "Please sign.",
    htmlBody: "<p>Please sign.</p>",
  });
  const mail = await api.services.db
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    to: "leo@example.test",
    replyTo: "office@keystone.test",
    subject: "Invitation",
    text: "Please sign.",
    html: "<p>Please sign.</p>",
  });
});

it("IN-1.7, CO-3.10 a question without an answer goes to the assistant's mailbox with what was said, and replies to who asked", async () => {
  await visitor.post("/v1/external/gmail/forward-question", {
    integrationId: "int-keystone",
    userEmail: "rosa@example.test",
    chatHistory: [{ role: "user", content: question }],
  });
  const mail = await api.services.db
    .selectFrom("outbox")
    .select(["to", "replyTo", "text"])
    .where("to", "=", "help@keystone.test")
    .executeTakeFirstOrThrow();
  expect(mail.replyTo).toBe("rosa@example.test");
  expect(mail.text).toContain(question);
});

it("IN-7.24 a view is counted with what was viewed and where", async () => {
  const view = { refId: "pl-page", refTable: "pageLinks", isUnique: true, orgId: "org-keystone" };
  await visitor.post("/v1/analytics/track", {
    ...view,
    userId: null,
    language: "en-US",
    platform: "Linux",
  });
  expect(await api.services.db.selectFrom("viewEvents").selectAll().execute()).toMatchObject([
    { ...view, language: "en-US", platform: "Linux" },
  ]);
});

it("IN-7.25, IN-4.2 the right code opens, a wrong one is answered with a message", async () => {
  const check = (accessCode: string) =>
    visitor.post("/v1/access/checkAccessCode", { id: "pl-code", table: "pageLinks", accessCode });
  expect(await check("111111")).toEqual({ success: false, message: "Invalid access code." });
  const closed = await visitor.list(`${tables}/pageLinks?id=pl-code`);
  expect(closed).toEqual([{ id: "pl-code", hasAccessCode: true }]);
  const { grant } = await check("482913");
  const reader = await as({ grant: String(grant) }, api);
  expect(await reader.list(`${tables}/pageLinks?id=pl-code`)).toMatchObject([
    { pageId: "page-second" },
  ]);
});

it("IN-7.26 a material becomes the passages of a resource", async () => {
  const { id } = await admin.post(`${tables}/resources`, {
    name: "Safety",
    type: "text",
    parentType: "resourceGroup",
    parentId: "rg-training",
  });
  const body = { materialId: "mat-safety", resourceId: id, orgId: "org-keystone" };
  const { passages } = await admin.post<{ passages: number }>("/v1/embed/material", body);
  expect(passages).toBeGreaterThan(0);
  const made = await admin.list(`${tables}/documents?f.refId[eq]=${String(id)}&select=id,rawText`);
  expect(made).toHaveLength(passages);
  expect(made.map(({ rawText }) => rawText).join(" ")).toContain("Wear eye protection");
});

it("IN-7.3 an invite is completed by its id, and gone", async () => {
  expect(
    await employer.post("/v1/access/completeInvite", {
      id: "inv-workforce",
      actionTaken: "Data Submitted",
    }),
  ).toEqual({ completed: true });
  expect(await visitor.list(`${store}/invites?id=inv-workforce`)).toEqual([]);
});
