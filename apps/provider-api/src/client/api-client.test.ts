import axios from "axios";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  call,
  currentOf,
  download,
  getOrganization,
  getUser,
  getUserByUid,
  listWageSchedules,
  makeOnce,
  mayI,
  recordsOf,
  setTokenProvider,
} from "@guildway/api-client";
import {
  checkAccessCode,
  classEntry,
  jobProfiles,
  location,
  readAgreementForm,
  type RecordDefinition,
  resources,
  searches,
  userProfiles,
  vectorSearch,
  wageSchedules,
} from "@guildway/api-contract";
import { startListeningApi } from "./listening-api.ts";

let api: Awaited<ReturnType<typeof startListeningApi>>;
let admin: string;
beforeAll(async () => {
  api = await startListeningApi();
  axios.defaults.baseURL = api.url;
  admin = await api.signIn("admin@keystone.test");
});
afterEach(() => setTokenProvider(async () => undefined));
afterAll(() => api.close());

const plan = { OnetTitle: "Welders", OnetCode: "51-4121.00", orgId: "org-keystone" };
const asAdmin = () => setTokenProvider(async () => admin);
const problem = (code: string, message?: string) =>
  expect.objectContaining({ name: "ApiProblem", code, ...(message && { message }) });

describe("what a form makes", () => {
  it("is one record after an answer that got lost and a refusal, with what stands in the form at last", async () => {
    asAdmin();
    const make = makeOnce(resources);
    const lose = axios.interceptors.response.use(() => {
      throw new Error("The connection was cut.");
    });
    const first = { name: "Sent once", type: "link", url: "https://first.example" };
    await expect(make(first)).rejects.toEqual(problem("network"));
    axios.interceptors.response.eject(lose);
    await expect(make({ ...first, type: 5 } as never)).rejects.toEqual(problem("input.invalid"));
    const { url: _, ...rest } = first;
    const id = await make({ ...rest, name: "Sent at last" });
    const { items } = await recordsOf(resources).list({ filters: { "name[ilike]": "Sent" } });
    expect(items.map((one) => [one.id, one.name, one.url])).toEqual([[id, "Sent at last", null]]);
  });
});

describe("what somebody may", () => {
  it("is asked of a type and of a record, and is said with its reason", async () => {
    expect((await mayI("resources")).why.create).toBe("sign-in");
    asAdmin();
    expect(await mayI("resources", "res-ged")).toEqual({
      list: true,
      read: true,
      create: true,
      update: true,
      publish: false,
      delete: true,
      why: { publish: "no-such-call" },
    });
    expect((await mayI("resources", "res-valley-enroll")).why.read).toBe("not-found");
  });
});

describe("the rows of a table", () => {
  it("are created, changed and deleted", async () => {
    asAdmin();
    const { create, read, update, remove } = recordsOf(resources);
    const { id } = await create({ name: "Ladders", type: "link" });
    expect(await read(id)).toMatchObject({ name: "Ladders", orgId: "org-keystone" });
    await update(id, { name: "Ladders and scaffolds" });
    expect(await read(id)).toMatchObject({ name: "Ladders and scaffolds", type: "link" });
    expect(await remove(id)).toBe(true);
    await expect(read(id)).rejects.toEqual(problem("record.not-found"));
  });

  it("without an id are not deleted, and nothing is called", async () => {
    expect(await recordsOf(resources).remove(undefined)).toBe(false);
    expect(await recordsOf(jobProfiles).remove(undefined)).toBe(false);
    expect(await recordsOf(location).remove(undefined)).toBe(false);
  });

  it("that visitors have made are changed with the grant that came with them, and not without", async () => {
    const { data } = await call(vectorSearch, {
      body: {
        orgId: "org-keystone",
        integrationId: "int-keystone",
        searchText: "Do I get paid while I learn?",
        saveSearch: true,
      },
    });
    const { searchId: id, editGrant } = data as { searchId: string; editGrant: string };
    const { read, update } = recordsOf(searches);
    const feedback = { searchUserFeedback: "helpful" };
    await expect(update(id, feedback)).rejects.toEqual(problem("access.grant-needed"));
    await update(id, feedback, { editGrant });
    expect(await read(id)).toMatchObject(feedback);
  });

  it("behind an access code are read and changed with the grant of the code", async () => {
    const given = { id: "inv-apprentice", table: "invites", accessCode: "357912" } as const;
    const { grant: accessGrant } = await call(checkAccessCode, { body: given });
    const id = "profile-keystone-student";
    const { read, update } = recordsOf(userProfiles);
    await expect(read(id)).rejects.toEqual(problem("auth.token-missing"));
    expect(await read(id, { accessGrant, select: ["id", "ssn"] })).toEqual({
      id,
      ssn: "***-**-5678",
    });
    await update(id, { addressCity: "Whitehall" }, { accessGrant });
    expect(await read(id, { accessGrant })).toMatchObject({ addressCity: "Whitehall" });
  });
});

describe("documents", () => {
  it("of several ids are listed in one call, those that the caller may not see left out", async () => {
    asAdmin();
    const { list } = recordsOf(wageSchedules);
    const ids = ["ws-maintenance", "ws-baker", "ws-valley-assistant"];
    const { items } = await list({ ids });
    expect(items.map(({ id }) => id).toSorted()).toEqual(["ws-baker", "ws-maintenance"]);
    expect(await list({ ids: [] })).toMatchObject({ items: [], total: 0 });
  });

  it("that visitors create are changed with their grant", async () => {
    const { create, read, update } = recordsOf(jobProfiles);
    const { id, editGrant } = await create(plan);
    await update(id, { location: "18018" }, { editGrant });
    expect(await read(id)).toMatchObject({ location: "18018" });
  });
});

describe("entries", () => {
  it("are created, drafted, published and deleted", async () => {
    asAdmin();
    const { create, list, publish, read, remove, update } = recordsOf(location);
    const { id } = await create({ orgId: "org-keystone", name: "Easton Annex" });
    await update(id, { name: "Easton House" });
    expect(await read(id)).toMatchObject({ id, name: "Easton House", draft: true });
    setTokenProvider(async () => undefined);
    expect(await read(id)).toMatchObject({ name: "Easton Annex" });
    asAdmin();
    await publish(id);
    const { items } = await list({ filters: { "name[ilike]": "easton house" } });
    expect(items).toMatchObject([{ id, name: "Easton House" }]);
    expect(await remove(id)).toBe(true);
    await expect(read(id)).rejects.toEqual(problem("record.not-found"));
  });

  it("take files when they are published", async () => {
    asAdmin();
    const file = { id: "file-1", name: "plan.pdf", url: "https://files.example/plan.pdf" };
    const { publish, read } = recordsOf(classEntry);
    await publish("course-locked", { cdnFiles: [file] });
    expect((await read("course-locked")).integration).toMatchObject({ cdnFiles: [file] });
  });
});

describe("two people who change one record", () => {
  const families = [
    ["a table", resources, { name: "Ladders", type: "link" }, ["name", "type"]],
    ["a document", jobProfiles, plan, ["OccupationDescription", "location"]],
    ["an entry", location, { orgId: "org-keystone", name: "Annex" }, ["name", "addressCity"]],
  ] as const;

  it.each(families)("of %s keep both where they change different fields", async (_, ...given) => {
    asAdmin();
    const [definition, values, [mine, theirs]] = given;
    const { create, read, update } = recordsOf(definition as RecordDefinition);
    const { id } = await create(values as never);
    const before = await read(id);
    await update(id, { [theirs]: "18018" }, { before });
    await update(id, { [mine]: "Mine" }, { before });
    expect(await read(id)).toMatchObject({ [mine]: "Mine", [theirs]: "18018", version: 3 });
  });

  it.each(families)("of %s are asked where it is the same field", async (_, ...given) => {
    asAdmin();
    const [definition, values, [field]] = given;
    const { create, read, update } = recordsOf(definition as RecordDefinition);
    const { id } = await create(values as never);
    const before = await read(id);
    await update(id, { [field]: "Theirs" }, { before });
    const refused = await update(id, { [field]: "Mine" }, { before }).catch(
      (error: unknown) => error,
    );
    expect(refused).toEqual(problem("record.changed"));
    expect(currentOf(refused)).toMatchObject({ id, version: 2, [field]: "Theirs" });
    expect(await read(id)).toMatchObject({ [field]: "Theirs", version: 2 });
    await update(id, { [field]: "Theirs" }, { before });
    await update(id, { [field]: "Last" });
    expect(await read(id)).toMatchObject({ [field]: "Last" });
  });

  it("are merged as long as others go on changing other fields, and not without end", async () => {
    asAdmin();
    const { create, read, update } = recordsOf(resources);
    const { id } = await create({ name: "Ladders", type: "link" });
    const before = await read(id);
    let left = 0;
    const write = () => recordsOf(resources).update(id, { type: left % 2 ? "file" : "link" });
    const meanwhile = axios.interceptors.request.use((request) => {
      if (left === 0 || !request.headers.has("if-match")) return request;
      left -= 1;
      return write().then(() => request);
    });
    left = 4;
    await update(id, { name: "Scaffolds" }, { before });
    expect(await read(id)).toMatchObject({ name: "Scaffolds", version: 6 });
    left = 5;
    const again = update(id, { name: "Stairs" }, { before: await read(id) });
    await expect(again).rejects.toEqual(problem("record.changed"));
    expect(await read(id)).toMatchObject({ name: "Scaffolds" });
    axios.interceptors.request.eject(meanwhile);
  });
});

describe("an organization", () => {
  it("is found by its id or its slug", async () => {
    const byId = await getOrganization({ id: "org-valley" });
    expect(byId).toMatchObject({ slug: "valley-college", id: "org-valley" });
    expect((await getOrganization({ slug: "riverbend" })).id).toBe("org-riverbend");
  });

  it("CO-5.1 is not looked for without both, and is not found under another name", async () => {
    await expect(getOrganization({})).rejects.toEqual(
      problem("input.invalid", "An id or slug are required to get an Organization"),
    );
    await expect(getOrganization({ slug: "nowhere" })).rejects.toEqual(problem("record.not-found"));
    await expect(getOrganization({ id: "nowhere" })).rejects.toEqual(problem("record.not-found"));
  });
});

describe("a user", () => {
  it("CO-4.1 is found by id and by uid, with the fields that are asked for", async () => {
    asAdmin();
    const id = "user-keystone-owner";
    expect(await getUser(id, { select: ["id", "email"] })).toEqual({
      id,
      email: "owner@keystone.test",
    });
    expect(await getUserByUid(id)).toMatchObject({ id, uid: id });
  });

  it("CO-5.2 is not looked for without an id or a uid", async () => {
    await expect(getUser("")).rejects.toEqual(problem("input.invalid", "userId is required"));
    await expect(getUserByUid(undefined)).rejects.toEqual(
      problem("input.invalid", "UID is required!"),
    );
  });

  it("of another organization is not found", async () => {
    asAdmin();
    const missing = problem("record.not-found", "User not found");
    await expect(getUser("user-valley-college-owner")).rejects.toEqual(missing);
    await expect(getUserByUid("nobody")).rejects.toEqual(missing);
  });

  it("whom a visitor asks for is a refusal, not a missing user", async () => {
    await expect(getUser("user-keystone-owner")).rejects.toEqual(problem("auth.token-missing"));
  });
});

describe("wage schedules", () => {
  it("are listed by employer, apprenticeship, location or ids", async () => {
    asAdmin();
    const found = async (filters: Parameters<typeof listWageSchedules>[0]) =>
      (await listWageSchedules(filters)).items.map(({ id }) => id);
    expect(await found({ employerProfileId: "ep-forge" })).toContain("ws-maintenance");
    expect(await found({ apprenticeshipId: "ap-baker" })).toEqual(["ws-baker"]);
    expect(await found({ locationId: "loc-bethlehem" })).toEqual(["ws-baker"]);
    expect(await found({ ids: ["ws-baker"] })).toEqual(["ws-baker"]);
  });

  it("CP-8.14 without a filter are not listed: 'Missing params'", async () => {
    const missing = problem("wage-list.no-filter", "Missing params");
    await expect(listWageSchedules({})).rejects.toEqual(missing);
    await expect(listWageSchedules({ ids: [] })).rejects.toEqual(missing);
  });
});

const usual = axios.defaults.adapter;
describe("a file", () => {
  // As browsers do: Node's own way of asking knows no blobs.
  beforeAll(() => {
    axios.defaults.adapter = "fetch";
  });
  afterAll(() => {
    axios.defaults.adapter = usual;
  });
  const form = (id: string) => ({ query: { table: "apprenticeAgreements" as const, id } });

  it("is answered as its bytes", async () => {
    asAdmin();
    const file = await download(readAgreementForm, form("aa-signed"));
    expect(await file.slice(0, 5).text()).toBe("%PDF-");
  });

  it("that cannot be had is a problem like any other", async () => {
    asAdmin();
    await expect(download(readAgreementForm, form("aa-open"))).rejects.toEqual(
      problem("agreement.not-signed"),
    );
    await expect(download(readAgreementForm, form("nothing"))).rejects.toEqual(
      problem("record.not-found"),
    );
  });
});
