import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { as, type Ask, entries, type Row, store, tables, uploadPicture } from "./ask.ts";

let api: TestApi;
let visitor: Ask;
let admin: Ask;
let program: Ask;
beforeAll(async () => {
  api = await startTestApi();
  visitor = await as("visitor", api);
  admin = await as("admin@keystone.test", api);
  program = await as("program", api);
});
afterAll(() => api.close());

const content = "/v1/api/content";

it("All calls carry an Authorization header with the signed-in user's fresh identity token, except public content calls, which use an API key header", async () => {
  const users = `${tables}/users?limit=1`;
  expect((await visitor.call("GET", users)).status).toBe(401);
  expect(await admin.list(users)).toHaveLength(1);
  expect((await visitor.call("GET", `${content}/resources`)).status).toBe(401);
  expect((await program.list(`${content}/resources`)).length).toBeGreaterThan(0);
});

it("GET /v1/external/supabase/{table}: query id, ids, orgId, order, select, limit, page, or filters f.{field}[op] (ops eq, ilike, ov, !ov, is). Response: items and total", async () => {
  const ids = async (query: string) =>
    (await admin.list(`${tables}/resources?select=id&${query}`)).map(({ id }) => id);
  expect(await ids("id=res-pay")).toEqual(["res-pay"]);
  expect((await ids("ids=res-pay,res-cost")).toSorted()).toEqual(["res-cost", "res-pay"]);
  expect(await ids("orgId=org-keystone&order=-name&limit=2&page=2")).toHaveLength(2);
  expect(await ids("f.id[eq]=res-pay")).toEqual(["res-pay"]);
  expect(await ids("f.name[ilike]=welding")).toContain("res-welding");
  const training = await ids("f.parentIds[ov]=rg-training");
  expect(training).not.toEqual([]);
  expect(await ids("f.parentIds[!ov]=rg-training")).not.toContain(training[0]);
  expect(await ids("f.name[is]=null")).toEqual([]);
  const whole = await admin.get<{ items: Row[]; total: number }>(`${tables}/resources?limit=2`);
  expect(whole.items).toHaveLength(2);
  expect(whole.total).toBeGreaterThan(10);
});

it("POST /v1/external/supabase/{table}: JSON body", async () => {
  const made = await admin.post(`${tables}/resources`, { name: "Ladders", type: "link" });
  expect(made).toMatchObject({ id: expect.any(String), name: "Ladders", orgId: "org-keystone" });
});

it("PUT /v1/external/supabase/{table}: JSON body including id", async () => {
  const id = "res-childcare";
  expect(await admin.put(`${tables}/resources`, { id, name: "Child care" })).toMatchObject({
    id,
    name: "Child care",
  });
});

it("Users (table users): filters orgId, userProfileId, name, role, locationId, uniqueCertificateIds, membership not inactive, testUser; defaults limit 200, page 1, order name", async () => {
  const { items, ...page } = await admin.get<{ items: Row[] }>(
    `${tables}/users?orgId=org-keystone`,
  );
  expect(page).toMatchObject({ limit: 200, page: 1 });
  const names = items.map(({ name }) => String(name));
  expect(names).toHaveLength(200);
  expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
  const total = async (query: string) =>
    (await admin.get<{ total: number }>(`${tables}/users?limit=1&${query}`)).total;
  expect(await total("f.userProfileId[eq]=profile-keystone-student")).toBe(1);
  expect(await total("f.name[ilike]=a")).toBeGreaterThan(10);
  expect(await total("f.role[ov]=teacher")).toBeGreaterThan(0);
  expect(await total("f.locationId[eq]=loc-allentown")).toBeGreaterThan(0);
  expect(await total("f.uniqueCertificateIds[ov]=none-such")).toBe(0);
  expect(await total("f.membership[!ov]=inactive")).toBeGreaterThan(200);
  expect(await total("f.testUser[is]=true")).toBeLessThan(await total("f.id[!is]=null"));
});

it("GET /v1/api/content/courseTopics: classId, select, limit 200", async () => {
  const topics = await visitor.list(
    `${content}/courseTopics?classId=course-welding&select=id,title&limit=200`,
  );
  expect(topics).toHaveLength(5);
  expect(Object.keys(topics[0]!).toSorted()).toEqual(["id", "title"]);
});

it("GET /v1/api/content/courses: isPublic true, courseSlug, orgId, id, select, limit 300", async () => {
  const ids = async (query: string) =>
    (await visitor.list(`${content}/courses?isPublic=true&select=id&limit=300&${query}`)).map(
      ({ id }) => id,
    );
  expect(await ids("courseSlug=welding-basics")).toEqual(["course-welding"]);
  expect(await ids("orgId=org-keystone")).toContain("course-register");
  expect(await ids("id=course-welding")).toEqual(["course-welding"]);
  expect(await ids("id=course-private")).toEqual([]);
});

it("GET, POST, PUT and DELETE /v1/external/firebase/store/{collection}: id, orgId, body with data", async () => {
  const path = `${store}/employerProfiles`;
  const data = { name: "Lehigh Millworks", orgId: "org-keystone" };
  const { docId } = await admin.post<{ docId: string }>(path, { data });
  expect(await admin.list(`${path}?id=${docId}`)).toMatchObject([data]);
  expect((await admin.list(`${path}?orgId=org-keystone`)).map(({ id }) => id)).toContain(docId);
  expect(await admin.put(path, { id: docId, data: { totalEmployees: 12 } })).toEqual({ docId });
  expect(await admin.list(`${path}?id=${docId}`)).toMatchObject([{ ...data, totalEmployees: 12 }]);
  expect(await admin.delete(`${path}?id=${docId}`)).toEqual({ deleted: true });
  expect(await admin.list(`${path}?id=${docId}`)).toEqual([]);
});

it("Deleting a store entry without an id does nothing and returns false", async () => {
  expect(await admin.delete(`${store}/employerProfiles`)).toEqual({ deleted: false });
});

it("GET /v1/external/firebase/store/entries/{collection}: ids", async () => {
  const found = await admin.list(`${store}/entries/employerProfiles?ids=ep-forge,ep-solar`);
  expect(found.map(({ id }) => id).toSorted()).toEqual(["ep-forge", "ep-solar"]);
});

it("E-mail: POST /v1/external/gmail/send with from name, to, subject, bcc, body, htmlBody. Success means response status 200. Every e-mail is blind-copied to two internal addresses", async () => {
  const { id } = await admin.post<{ id: string }>("/v1/external/gmail/send", {
    from: "Keystone Workforce Partners",
    to: "leo@example.test",
    subject: "Your interview",
    bcc: ["somebody@example.test"],
    body: "Tomorrow at nine.",
    htmlBody: "<p>Tomorrow at <b>nine</b>.</p>",
  });
  const mail = await api.services.db
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    from: '"Keystone Workforce Partners" <no-reply@guildway.test>',
    to: "leo@example.test",
    subject: "Your interview",
    html: "<p>Tomorrow at <b>nine</b>.</p>",
    bcc: api.services.settings.mailBlindCopies,
  });
  expect(mail.bcc).toHaveLength(2);
});

it("The product also sends training-plan e-mails based on occupation data: a plan summary to the visitor and a notification to the provider", async () => {
  const { docId, editGrant } = await visitor.post<{ docId: string; editGrant: string }>(
    `${store}/jobProfiles`,
    {
      data: {
        OnetTitle: "Electricians",
        OnetCode: "47-2111.00",
        email: "rosa@example.test",
        name: "Rosa",
        phone: "610-555-0100",
        companyName: "Diaz Electric",
      },
    },
  );
  const sent = await api.request("POST", "/v1/external/gmail/training-plan", {
    headers: { "x-edit-grant": editGrant },
    body: { docId },
  });
  expect(sent.status).toBe(200);
  const mails = await api.services.db
    .selectFrom("outbox")
    .select(["to", "bcc"])
    .where("kind", "like", "training-plan.%")
    .execute();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    api.services.settings.providerEmail,
    "rosa@example.test",
  ]);
  expect(mails.map(({ bcc }) => bcc.length)).toEqual([2, 2]);
});

it("A content-management service is queried for organisations, locations (filtered by orgId or ids), cohorts and entries", async () => {
  expect(await visitor.get(`${entries}/organization/org-valley`)).toMatchObject({
    sys: {
      id: "org-valley",
      contentType: "organization",
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  });
  const ids = async (query: string) =>
    (await visitor.list(`${entries}/location?${query}`)).map(({ sys }) => (sys as Row)["id"]);
  expect((await ids("orgId=org-keystone")).slice(0, 2)).toEqual(["loc-allentown", "loc-bethlehem"]);
  expect(await ids("ids=loc-valley-main")).toEqual(["loc-valley-main"]);
  const cohorts = await visitor.list(`${entries}/cohort?f.classId[eq]=course-register`);
  expect(cohorts).toHaveLength(2);
});

it("Content-store fetch depth: 3 for organisations, 1 for locations and cohorts. Locations ordered by name; cohorts newest first", async () => {
  expect(await visitor.get(`${entries}/organization/org-keystone?depth=3`)).toMatchObject({
    slug: "keystone",
  });
  const names = (await visitor.list(`${entries}/location?orgId=org-keystone&depth=1`)).map(
    ({ name }) => String(name),
  );
  expect(names).toEqual(names.toSorted());
  const cohorts = await visitor.list(`${entries}/cohort?f.classId[eq]=course-register&depth=1`);
  const made = cohorts.map(({ sys }) => String((sys as Row)["createdAt"]));
  expect(made).toEqual(made.toSorted().toReversed());
  expect(cohorts.find(({ sys }) => (sys as Row)["id"] === "cohort-a")).toMatchObject({
    eUnits: [{ sys: { id: "code-a1" } }, { sys: { id: "code-a2" } }],
  });
});

it("Entries can be updated and published (cdnFiles appended to integration)", async () => {
  const path = `${entries}/class/course-locked`;
  expect(await admin.put(path, { title: "Advanced Welding" })).toMatchObject({
    title: "Advanced Welding",
    sys: { draft: true },
  });
  const file = { id: "file-1", name: "plan.pdf", url: "/v1/files/plan.pdf" };
  expect(await admin.post(`${path}/publish`, { cdnFiles: [file] })).toMatchObject({
    integration: { cdnFiles: [file] },
  });
  expect(await visitor.get(path)).toMatchObject({ title: "Advanced Welding" });
});

it("SSO redirect to /sso with token and continueUrl; a token from the query is verified", async () => {
  const site = "http://localhost:3000";
  const { redirectTo } = await visitor.post<{ redirectTo: string }>("/v1/identity/sign-in", {
    email: "superadmin@guildway.test",
    password: "guildway-demo",
    continueUrl: `${site}/users`,
  });
  const address = new URL(redirectTo);
  expect(address.pathname).toBe("/sso");
  expect(address.searchParams.get("continueUrl")).toBe(`${site}/users`);
  const session = await api.request("POST", "/v1/identity/exchange", {
    headers: { origin: site },
    body: { token: address.searchParams.get("token") },
  });
  expect(session).toMatchObject({ status: 200, body: { user: { id: "user-superadmin" } } });
});

it("Lookup of the user record by uid", async () => {
  const found = await admin.list(`${tables}/users?f.uid[eq]=user-keystone-owner`);
  expect(found).toMatchObject([{ id: "user-keystone-owner", role: ["owner"] }]);
});

it("Updating a user merges into the current record", async () => {
  const id = "user-keystone-teacher";
  const changed = await admin.put(`${tables}/users`, {
    id,
    membership: "pro",
    courseIds: ["course-welding", "course-welding"],
    integration: { uniqueCertificateData: { welding: { earned: true } } },
  });
  expect(changed).toMatchObject({
    membership: ["pro"],
    role: ["teacher"],
    integration: { uniqueCertificateData: { welding: { earned: true } } },
  });
  expect((changed["courseIds"] as string[]).filter((one) => one === "course-welding")).toHaveLength(
    1,
  );
});

it("GET /v1/api/content/resources, resourceGroups, documents: limit, order, page, id, f.parentId[eq] or f.parentId[is]=null, f.parentType[eq]=resourceGroup (resources only), f.parentIds[ov] (comma list), f.refId[in] (comma list); for documents select=rawText,id,refId,pageNumber,metadata", async () => {
  const page = await program.get(`${content}/resources?limit=20&order=name&page=1`);
  expect(page).toMatchObject({ limit: 20, page: 1, rangeFrom: 0, total: expect.any(Number) });
  expect(await program.list(`${content}/resources?id=res-pay`)).toMatchObject([{ id: "res-pay" }]);
  const inGroup = "f.parentType[eq]=resourceGroup&f.parentId[eq]=rg-training";
  expect(await program.list(`${content}/resources?${inGroup}`)).not.toEqual([]);
  expect(
    await program.list(`${content}/resources?f.parentIds[ov]=rg-training,rg-apprenticeship`),
  ).not.toEqual([]);
  expect(
    await program.list(`${content}/resourceGroups?f.parentId[is]=null&order=title`),
  ).toHaveLength(2);
  const select = "rawText,id,refId,pageNumber,metadata";
  const passages = await program.list(
    `${content}/documents?f.refId[in]=res-pay,res-cost&order=createdAt&select=${select}`,
  );
  expect(Object.keys(passages[0]!).toSorted()).toEqual(select.split(",").toSorted());
});

it("GET /v1/api/actions/create-public-url with query url and expires; response url", async () => {
  const { url } = await uploadPicture("admin@keystone.test", api);
  const made = await program.get<{ url: string }>(
    `/v1/api/actions/create-public-url?url=${url}&expires=60`,
  );
  const { pathname, search } = new URL(made.url);
  expect((await api.fetch(pathname + search)).status).toBe(200);
  api.wait(61);
  expect((await api.fetch(pathname + search)).status).toBe(404);
});

it("Filter operators documented: eq, gt, lt, ilike, is, !is, in, ov, !ov, written f.{field}[op]=value", async () => {
  const total = async (filter: string) =>
    (await program.get<{ total: number }>(`${content}/documents?limit=1&${filter}`)).total;
  const all = await total("f.id[!is]=null");
  expect(await total("f.pageNumber[gt]=1")).toBeLessThan(all);
  expect(await total("f.pageNumber[lt]=2")).toBeGreaterThan(0);
  expect(await total("f.rawText[ilike]=apprentice")).toBeGreaterThan(0);
  expect(await total("f.id[is]=null")).toBe(0);
  expect(await total("f.refId[in]=res-pay,res-cost")).toBe(
    (await total("f.refId[eq]=res-pay")) + (await total("f.refId[eq]=res-cost")),
  );
});
