import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { as, type Ask, entries, type Row, store, tables, uploadPicture } from "./ask.ts";
import { expectFilter, idOf } from "./expect-filter.ts";

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

it("CO-7.2 calls carry the token of who is signed in, and public content calls a key", async () => {
  const users = `${tables}/users?limit=1`;
  expect((await visitor.call("GET", users)).status).toBe(401);
  expect((await program.call("GET", users)).status).toBe(403);
  expect(await admin.list(users)).toHaveLength(1);
  expect((await visitor.call("GET", `${content}/resources`)).status).toBe(401);
  expect((await program.list(`${content}/resources`)).length).toBeGreaterThan(0);
});

it("CO-7.3, CO-7.4, CO-3.12 a table is asked by id, ids, organization, order, fields, limit and page, or by filters, and answers records with their total", async () => {
  const list = `${tables}/resources`;
  const ids = async (query: string) => (await admin.list(`${list}?${query}`)).map(idOf);
  const all = await admin.list(`${list}?limit=3000`);
  expect(await ids("id=res-pay")).toEqual(["res-pay"]);
  expect((await ids("ids=res-pay,res-cost")).toSorted()).toEqual(["res-cost", "res-pay"]);
  const byName = await ids("limit=3000&order=-name");
  expect(byName).toEqual((await ids("limit=3000&order=name")).toReversed());
  expect(await ids("order=-name&limit=2&page=2")).toEqual(byName.slice(2, 4));
  expect(await admin.list(`${list}?id=res-pay&select=id,type`)).toEqual([
    { id: "res-pay", type: all.find(({ id }) => id === "res-pay")!["type"] },
  ]);
  expect(await admin.get(`${list}?limit=2`)).toMatchObject({
    items: [{}, {}],
    total: all.length,
    rangeFrom: 0,
    rangeTo: 1,
    page: 1,
    limit: 2,
  });

  const everywhere = await as("superadmin@guildway.test", api);
  await expectFilter(everywhere, list, "orgId=org-valley", ({ orgId }) => orgId === "org-valley");
  await expectFilter(admin, list, "f.type[eq]=link", ({ type }) => type === "link");
  await expectFilter(admin, list, "f.name[ilike]=welding", ({ name }) =>
    /welding/i.test(String(name)),
  );
  const inTraining = ({ parentIds }: Row) =>
    ((parentIds ?? []) as string[]).includes("rg-training");
  await expectFilter(admin, list, "f.parentIds[ov]=rg-training", inTraining);
  await expectFilter(admin, list, "f.parentIds[!ov]=rg-training", (row) => !inTraining(row));
  await expectFilter(admin, list, "f.url[is]=null", ({ url }) => url === null);
});

it("CO-7.5 a record is made from a JSON body, in one's own organization", async () => {
  const made = await admin.post(`${tables}/resources`, { name: "Ladders", type: "link" });
  const record = { id: expect.any(String), name: "Ladders", type: "link", orgId: "org-keystone" };
  expect(made).toMatchObject(record);
  expect(await admin.list(`${tables}/resources?id=${String(made["id"])}`)).toMatchObject([record]);
});

it("CO-7.6 a record is changed by a JSON body with its id, and keeps what the body does not name", async () => {
  const id = "res-childcare";
  const [before] = await admin.list(`${tables}/resources?id=${id}`);
  await admin.put(`${tables}/resources`, { id, name: "Child care" });
  expect(await admin.list(`${tables}/resources?id=${id}`)).toEqual([
    { ...before, name: "Child care", updatedAt: expect.any(String), version: 2 },
  ]);
});

it("CO-7.7 users come 200 at a time from page 1 by name, and are filtered by organization, profile, name, role, location, certificates, membership and test users", async () => {
  const list = `${tables}/users?orgId=org-keystone`;
  const { items, ...page } = await admin.get<{ items: Row[] }>(list);
  expect(page).toMatchObject({ limit: 200, page: 1 });
  const names = items.map(({ name }) => String(name));
  expect(names).toHaveLength(200);
  expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));

  await admin.put(`${tables}/users`, {
    id: "user-keystone-0001",
    uniqueCertificateIds: ["certificate-1"],
  });
  const has = (field: string, value: string) => (row: Row) =>
    ((row[field] as string[] | null) ?? []).includes(value);
  const profile = "profile-keystone-student";
  await expectFilter(
    admin,
    list,
    `f.userProfileId[eq]=${profile}`,
    ({ userProfileId }) => userProfileId === profile,
  );
  await expectFilter(admin, list, "f.name[ilike]=ada", ({ name }) => /ada/i.test(String(name)));
  await expectFilter(admin, list, "f.role[ov]=teacher", has("role", "teacher"));
  await expectFilter(
    admin,
    list,
    "f.locationId[eq]=loc-allentown",
    ({ locationId }) => locationId === "loc-allentown",
  );
  await expectFilter(
    admin,
    list,
    "f.uniqueCertificateIds[ov]=certificate-1",
    has("uniqueCertificateIds", "certificate-1"),
  );
  await expectFilter(
    admin,
    list,
    "f.membership[!ov]=inactive",
    (row) => !has("membership", "inactive")(row),
  );
  await expectFilter(admin, list, "f.testUser[is]=true", ({ testUser }) => testUser === true);
  const everywhere = await as("superadmin@guildway.test", api);
  await expectFilter(
    everywhere,
    `${tables}/users`,
    "orgId=org-valley",
    ({ orgId }) => orgId === "org-valley",
  );
});

it("CO-7.8 a course's topics are asked by its id, with the fields that are named, 200 unless told", async () => {
  const topics = `${content}/courseTopics?classId=course-welding`;
  expect(await visitor.get(topics)).toMatchObject({ limit: 200, total: 5 });
  const found = await visitor.list(`${topics}&select=id,classId`);
  expect(found).toHaveLength(5);
  for (const topic of found)
    expect(topic).toEqual({ id: expect.any(String), classId: "course-welding" });
});

it("CO-7.9 public courses are asked by slug, organization or id, with the fields that are named, 300 unless told", async () => {
  const courses = `${content}/courses?isPublic=true`;
  const ids = async (query: string) =>
    (await program.list(`${courses}&select=id&${query}`)).map(idOf);
  expect(await program.get(courses)).toMatchObject({ limit: 300 });
  expect(await ids("courseSlug=welding-basics")).toEqual(["course-welding"]);
  expect(await ids("id=course-welding")).toEqual(["course-welding"]);
  // A key reads private courses too, so that it is the filter which leaves them out.
  expect((await program.list(`${content}/courses?id=course-private`)).map(idOf)).toEqual([
    "course-private",
  ]);
  expect(await ids("id=course-private")).toEqual([]);
  const ofOrganization = await visitor.list(`${courses}&orgId=org-keystone&select=id,orgId`);
  expect(ofOrganization.map(idOf)).toContain("course-register");
  for (const course of ofOrganization)
    expect(course).toEqual({ id: expect.any(String), orgId: "org-keystone" });
});

it("CO-7.10, CO-3.8 a document is made, read by id or organization, changed and deleted", async () => {
  const path = `${store}/employerProfiles`;
  const data = { name: "Lehigh Millworks", orgId: "org-keystone" };
  const { docId } = await admin.post<{ docId: string }>(path, { data });
  expect(await admin.list(`${path}?id=${docId}`)).toMatchObject([data]);
  expect((await admin.list(`${path}?orgId=org-keystone`)).map(idOf)).toContain(docId);
  const everywhere = await as("superadmin@guildway.test", api);
  await expectFilter(everywhere, path, "orgId=org-valley", ({ orgId }) => orgId === "org-valley");
  expect(await admin.put(path, { id: docId, data: { totalEmployees: 12 } })).toEqual({
    docId,
    version: 2,
  });
  expect(await admin.list(`${path}?id=${docId}`)).toMatchObject([{ ...data, totalEmployees: 12 }]);
  expect(await admin.delete(`${path}?id=${docId}`)).toEqual({ deleted: true });
  expect(await admin.list(`${path}?id=${docId}`)).toEqual([]);
});

it("CO-5.5 deleting a document without an id deletes nothing and says so", async () => {
  const before = await admin.list(`${store}/employerProfiles?limit=3000`);
  expect(await admin.delete(`${store}/employerProfiles`)).toEqual({ deleted: false });
  expect(await admin.list(`${store}/employerProfiles?limit=3000`)).toEqual(before);
});

it("CO-7.11 documents are read by their ids, and no other", async () => {
  const found = await admin.list(`${store}/entries/employerProfiles?ids=ep-forge,ep-solar`);
  expect(found.map(({ id }) => id).toSorted()).toEqual(["ep-forge", "ep-solar"]);
});

it("CO-7.12, CO-7.13, CO-7.14 a mail goes out with its two blind copies; one that cannot is an error with message and status", async () => {
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
  expect(mail.text).toBe("Tomorrow at nine.");
  expect(
    await admin.call("POST", "/v1/external/gmail/send", { to: "leo@example.test", body: "Hello" }),
  ).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w/) } });
});

it("CO-1.7, CO-3.9 a plan is mailed to its visitor with what was chosen, and the provider is told", async () => {
  const { docId, editGrant } = await visitor.post<{ docId: string; editGrant: string }>(
    `${store}/jobProfiles`,
    {
      data: {
        OnetTitle: "Electricians",
        OnetCode: "47-2111.00",
        selectedSkills: [{ ElementId: "2.A.1.a", ElementName: "Reading Comprehension" }],
        selectedKnowledge: [{ ElementId: "2.C.3.d", ElementName: "Building and Construction" }],
        selectedCerts: [{ Id: "1-A", Name: "Journeyman Electrician" }],
        selectedSchoolPrograms: [{ ProgramName: "Wiring", SchoolName: "Lehigh Tech" }],
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
    .select(["to", "text", "bcc"])
    .where("kind", "like", "training-plan.%")
    .execute();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    api.services.settings.providerEmail,
    "rosa@example.test",
  ]);
  expect(mails.map(({ bcc }) => bcc.length)).toEqual([2, 2]);
  const summary = mails.find(({ to }) => to === "rosa@example.test")!.text;
  for (const part of ["Electricians", "Reading Comprehension", "Building and Construction"])
    expect(summary).toContain(part);
  for (const part of ["Journeyman Electrician", "Wiring"]) expect(summary).toContain(part);
  // What the data does not know is the plan's word, and not ours.
  expect(summary).toContain("- Reading Comprehension\n");
  expect(summary).toContain("- “Journeyman Electrician” (as written in the plan)");
  const notice = mails.find(({ to }) => to !== "rosa@example.test")!.text;
  for (const part of ["Rosa", "610-555-0100", "Diaz Electric"]) expect(notice).toContain(part);
});

it("CO-3.11 an entry says its id, when it was made and changed, and its type", async () => {
  expect(await visitor.get(`${entries}/organization/org-valley`)).toMatchObject({
    sys: {
      id: "org-valley",
      contentType: "organization",
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  });
});

it("CO-9.6 locations come by name, cohorts newest first", async () => {
  const locations = await visitor.list(`${entries}/location?orgId=org-keystone`);
  const names = locations.map(({ name }) => String(name));
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted());
  const cohorts = await visitor.list(`${entries}/cohort?f.classId[eq]=course-register`);
  const made = cohorts.map(({ sys }) => String((sys as Row)["createdAt"]));
  expect(new Set(made).size).toBeGreaterThan(1);
  expect(made).toEqual(made.toSorted().toReversed());
});

it("CO-9.5 linked entries are answered one deep for locations and cohorts and three for organizations, or as deep as is asked", async () => {
  const cohort = async (query = "") =>
    (await visitor.list(`${entries}/cohort?ids=cohort-a${query}`))[0]!;
  const withCodes = { eUnits: [{ sys: { id: "code-a1" } }, { sys: { id: "code-a2" } }] };
  expect(await cohort()).toMatchObject(withCodes);
  expect(await cohort("&depth=1")).toMatchObject(withCodes);
  expect(await cohort("&depth=3")).toMatchObject(withCodes);
  expect(await cohort("&depth=0")).not.toHaveProperty("eUnits");
  expect(await visitor.get(`${entries}/cohort/cohort-a`)).toMatchObject(withCodes);
  expect(await visitor.get(`${entries}/cohort/cohort-a?depth=0`)).not.toHaveProperty("eUnits");
  // An organization and a location link to no entry of their own, so their depths answer the same.
  const organization = `${entries}/organization/org-keystone`;
  expect(await visitor.get(`${organization}?depth=3`)).toEqual(await visitor.get(organization));
});

it("CO-7.15 entries are read by organization or ids; a change shows to staff, and to everybody once it is published with its files appended", async () => {
  const ids = async (query: string) =>
    (await visitor.list(`${entries}/location?${query}`)).map(idOf);
  const all = await (
    await as("superadmin@guildway.test", api)
  ).list(`${entries}/location?limit=3000`);
  expect(await ids("orgId=org-keystone&limit=3000")).toEqual(
    all.filter(({ orgId }) => orgId === "org-keystone").map(idOf),
  );
  expect(await ids("ids=loc-valley-main")).toEqual(["loc-valley-main"]);
  expect(
    (await visitor.list(`${entries}/cohort?f.classId[eq]=course-register`)).map(idOf).toSorted(),
  ).toEqual(["cohort-a", "cohort-b"]);

  const path = `${entries}/class/course-locked`;
  const title = "Advanced Welding";
  expect(await admin.put(path, { title })).toMatchObject({ title, sys: { draft: true } });
  expect(await visitor.get(path)).not.toMatchObject({ title });
  const file = (id: string) => ({ id, name: "plan.pdf", url: `https://files.example/${id}.pdf` });
  await admin.post(`${path}/publish`, { cdnFiles: [file("one")] });
  expect(await admin.post(`${path}/publish`, { cdnFiles: [file("two")] })).toMatchObject({
    integration: { cdnFiles: [file("one"), file("two")] },
  });
  expect(await visitor.get(path)).toMatchObject({ title });
});

it("CO-7.17, CO-4.6 signing in leads to /sso with a token and where to go on; the token signs in, and no other does", async () => {
  const site = "http://localhost:3000";
  const { redirectTo } = await visitor.post<{ redirectTo: string }>("/v1/identity/sign-in", {
    email: "superadmin@guildway.test",
    password: "guildway-demo",
    continueUrl: `${site}/users`,
  });
  const address = new URL(redirectTo);
  expect(address.pathname).toBe("/sso");
  expect(address.searchParams.get("continueUrl")).toBe(`${site}/users`);
  const exchange = (token: string) =>
    api.request("POST", "/v1/identity/exchange", { headers: { origin: site }, body: { token } });
  const token = address.searchParams.get("token")!;
  expect((await exchange(`${token.slice(0, -4)}aaaa`)).status).toBe(401);
  expect(await exchange(token)).toMatchObject({
    status: 200,
    body: { user: { id: "user-superadmin" } },
  });
});

it("CO-4.1 the record of who is signed in is found by uid", async () => {
  const found = await admin.list(`${tables}/users?f.uid[eq]=user-keystone-owner`);
  expect(found).toMatchObject([{ id: "user-keystone-owner", role: ["owner"] }]);
});

it("CO-4.7, CO-4.8, CO-4.10, CO-4.11 changing a person merges: one role and membership, ids added once, certificate data beside what was there", async () => {
  const id = "user-keystone-teacher";
  const change = (values: object) => admin.put(`${tables}/users`, { id, ...values });
  const ids = {
    courseIds: ["course-welding", "course-live"],
    cohortIds: ["cohort-a", "cohort-b"],
    uniqueCertificateIds: ["one", "two"],
    apprenticeshipIds: ["ap-maintenance", "ap-baker"],
  };
  const lists = (...places: number[]) =>
    Object.fromEntries(
      Object.entries(ids).map(([name, of]) => [name, places.map((place) => of[place])]),
    );
  await change({
    ...lists(0),
    integration: { uniqueCertificateData: { welding: { earned: true } } },
  });
  await change({ membership: "pro" });
  const changed = await change({
    ...lists(0, 1, 1),
    membership: "premium",
    role: "teacher",
    integration: { uniqueCertificateData: { safety: { earned: true } } },
  });
  expect(changed).toMatchObject({ membership: ["premium"], role: ["teacher"] });
  for (const [name, of] of Object.entries(ids)) {
    expect(changed[name], name).toEqual(expect.arrayContaining(of));
    expect(new Set(changed[name] as string[]).size, name).toBe((changed[name] as string[]).length);
  }
  expect(changed["integration"]).toMatchObject({
    uniqueCertificateData: { welding: { earned: true }, safety: { earned: true } },
  });
});

it("CO-7.20, CO-7.21, CO-7.23 a program lists resources, groups and passages by limit, order, page, id, parents and what they refer to", async () => {
  const resources = `${content}/resources`;
  const all = await program.list(`${resources}?limit=3000&order=-name`);
  const { items, ...page } = await program.get<{ items: Row[] }>(
    `${resources}?limit=2&order=-name&page=2`,
  );
  expect(items).toEqual(all.slice(2, 4));
  expect(page).toEqual({ limit: 2, page: 2, rangeFrom: 2, rangeTo: 3, total: all.length });
  expect((await program.list(`${resources}?id=res-pay`)).map(idOf)).toEqual(["res-pay"]);
  await expectFilter(
    program,
    resources,
    "f.parentType[eq]=resourceGroup&f.parentId[eq]=rg-training",
    ({ parentId }) => parentId === "rg-training",
  );
  await expectFilter(program, resources, "f.parentIds[ov]=rg-training,rg-none", ({ parentIds }) =>
    ((parentIds ?? []) as string[]).includes("rg-training"),
  );
  await admin.post(`${tables}/resourceGroups`, { title: "Below", parentId: "rg-training" });
  await expectFilter(
    program,
    `${content}/resourceGroups`,
    "f.parentId[is]=null",
    ({ parentId }) => parentId === null,
  );
  await expectFilter(program, `${content}/documents`, "f.refId[in]=res-pay,res-cost", ({ refId }) =>
    ["res-pay", "res-cost"].includes(String(refId)),
  );
  const select = "rawText,id,refId,pageNumber,metadata";
  const [passage] = await program.list(
    `${content}/documents?order=createdAt&limit=1&select=${select}`,
  );
  expect(Object.keys(passage!).toSorted()).toEqual(select.split(",").toSorted());
});

it("CO-7.24 each of the nine operators keeps what fits it", async () => {
  const list = `${content}/documents?select=id,refId,rawText,pageNumber,metadata`;
  const page = ({ pageNumber }: Row) => Number(pageNumber);
  const kept: [string, (row: Row) => boolean][] = [
    ["f.refId[eq]=res-pay", ({ refId }) => refId === "res-pay"],
    ["f.pageNumber[gt]=1", (row) => page(row) > 1],
    ["f.pageNumber[lt]=2", (row) => row["pageNumber"] !== null && page(row) < 2],
    ["f.rawText[ilike]=hours", ({ rawText }) => /hours/i.test(String(rawText))],
    ["f.metadata[is]=null", ({ metadata }) => metadata === null],
    ["f.metadata[!is]=null", ({ metadata }) => metadata !== null],
    [
      "f.refId[in]=res-pay,res-cost",
      ({ refId }) => ["res-pay", "res-cost"].includes(String(refId)),
    ],
  ];
  const [passage] = await admin.list(`${tables}/documents?f.refId[eq]=res-pay`);
  await admin.put(`${tables}/documents`, { id: passage!["id"], metadata: null, pageNumber: 2 });
  for (const [filter, fits] of kept) await expectFilter(program, list, filter, fits);
  const inTraining = ({ parentIds }: Row) =>
    ((parentIds ?? []) as string[]).includes("rg-training");
  const resources = `${content}/resources`;
  await expectFilter(program, resources, "f.parentIds[ov]=rg-training", inTraining);
  await expectFilter(program, resources, "f.parentIds[!ov]=rg-training", (row) => !inTraining(row));
});

// Last, since its waiting outlives the tokens of the others.
it("CO-7.22, CO-5.11 a file gets a public address for the seconds that are asked for, else for an hour", async () => {
  const { url } = await uploadPicture("admin@keystone.test", api);
  const lives = async (query: string, seconds: number) => {
    const path = `/v1/api/actions/create-public-url?url=${url}${query}`;
    const { pathname, search } = new URL((await program.get<{ url: string }>(path)).url);
    const status = async () => (await api.fetch(pathname + search)).status;
    const before = await status();
    api.wait(seconds - 1);
    const still = await status();
    api.wait(2);
    expect([before, still, await status()]).toEqual([200, 200, 404]);
  };
  await lives("&expires=60", 60);
  await lives("", 3600);
});
