import axios from "axios";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  call,
  createDocument,
  createEntry,
  createRecord,
  deleteDocument,
  deleteEntry,
  deleteRecord,
  getOrganization,
  getUser,
  getUserByUid,
  listDocumentsByIds,
  listEntries,
  listWageSchedules,
  publishEntry,
  readEntry,
  readRecord,
  setTokenProvider,
  updateDocument,
  updateEntry,
  updateRecord,
} from "@guildway/api-client";
import {
  checkAccessCode,
  classEntry,
  jobProfiles,
  location,
  resources,
  searches,
  userProfiles,
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

const asAdmin = () => setTokenProvider(async () => admin);
const problem = (code: string, message?: string) =>
  expect.objectContaining({ name: "ApiProblem", code, ...(message && { message }) });

describe("the rows of a table", () => {
  it("are created, changed and deleted", async () => {
    asAdmin();
    const made = await createRecord(resources, { name: "Ladders", type: "link" });
    expect(made).toMatchObject({ name: "Ladders", orgId: "org-keystone" });
    const changed = await updateRecord(resources, made.id, { name: "Ladders and scaffolds" });
    expect(changed).toMatchObject({ name: "Ladders and scaffolds", type: "link" });
    expect(await deleteRecord(resources, made.id)).toBe(true);
    await expect(readRecord(resources, made.id)).rejects.toEqual(problem("record.not-found"));
  });

  it("without an id are not deleted, and nothing is called", async () => {
    expect(await deleteRecord(resources, undefined)).toBe(false);
    expect(await deleteDocument(jobProfiles, undefined)).toBe(false);
    expect(await deleteEntry(location, undefined)).toBe(false);
  });

  it("that visitors create are changed with the grant that came with them, and not without", async () => {
    const integrationId = "int-keystone";
    const made = await createRecord(searches, { orgId: "org-keystone", integrationId });
    const feedback = { searchUserFeedback: "helpful" };
    await expect(updateRecord(searches, made.id, feedback)).rejects.toEqual(
      problem("access.grant-needed"),
    );
    const { editGrant } = made;
    await updateRecord(searches, made.id, feedback, { editGrant });
    expect(await readRecord(searches, made.id)).toMatchObject(feedback);
  });

  it("behind an access code are read and changed with the grant of the code", async () => {
    const given = { id: "inv-apprentice", table: "invites", accessCode: "357912" } as const;
    const { grant: accessGrant } = await call(checkAccessCode, { body: given });
    const id = "profile-keystone-student";
    await expect(readRecord(userProfiles, id)).rejects.toEqual(problem("auth.token-missing"));
    const select = ["id", "ssn"];
    expect(await readRecord(userProfiles, id, { accessGrant, select })).toEqual({
      id,
      ssn: "***-**-5678",
    });
    const changed = await updateRecord(
      userProfiles,
      id,
      { addressCity: "Whitehall" },
      { accessGrant },
    );
    expect(changed).toMatchObject({ addressCity: "Whitehall" });
  });
});

describe("documents", () => {
  it("of several ids are listed in one call, those that the caller may not see left out", async () => {
    asAdmin();
    const { items } = await listDocumentsByIds(wageSchedules, [
      "ws-maintenance",
      "ws-baker",
      "ws-valley-assistant",
    ]);
    expect(items.map(({ id }) => id).toSorted()).toEqual(["ws-baker", "ws-maintenance"]);
    expect(await listDocumentsByIds(wageSchedules, [])).toMatchObject({ items: [], total: 0 });
  });

  it("that visitors create are changed with their grant", async () => {
    const data = { OnetTitle: "Welders", OnetCode: "51-4121.00", orgId: "org-keystone" };
    const { docId, editGrant } = await createDocument(jobProfiles, data);
    await updateDocument(jobProfiles, docId, { location: "18018" }, { editGrant });
    expect(await readRecord(jobProfiles, docId)).toMatchObject({
      location: "18018",
    });
  });
});

describe("entries", () => {
  it("are created, drafted, published and deleted", async () => {
    asAdmin();
    const made = await createEntry(location, { orgId: "org-keystone", name: "Easton Annex" });
    const { id } = made.sys;
    const drafted = await updateEntry(location, id, { name: "Easton House" });
    expect(drafted).toMatchObject({ name: "Easton House", sys: { draft: true } });
    setTokenProvider(async () => undefined);
    expect(await readEntry(location, id)).toMatchObject({ name: "Easton Annex" });
    asAdmin();
    expect(await publishEntry(location, id)).toMatchObject({ name: "Easton House" });
    const { items } = await listEntries(location, { filters: { "name[ilike]": "easton house" } });
    expect(items.map(({ sys }) => sys.id)).toEqual([id]);
    expect(await deleteEntry(location, id)).toBe(true);
    await expect(readEntry(location, id)).rejects.toEqual(problem("record.not-found"));
  });

  it("take files when they are published", async () => {
    asAdmin();
    const file = { id: "file-1", name: "plan.pdf", url: "https://files.example/plan.pdf" };
    const published = await publishEntry(classEntry, "course-locked", { cdnFiles: [file] });
    expect(published.integration).toMatchObject({ cdnFiles: [file] });
  });
});

describe("an organization", () => {
  it("is found by its id or its slug", async () => {
    const byId = await getOrganization({ id: "org-valley" });
    expect(byId).toMatchObject({ slug: "valley-college", sys: { id: "org-valley" } });
    expect((await getOrganization({ slug: "riverbend" })).sys.id).toBe("org-riverbend");
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
