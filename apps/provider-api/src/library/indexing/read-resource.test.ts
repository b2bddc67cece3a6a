import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handbookPdf } from "../../demo-world/files/handbook-pdf.ts";
import { wordDocument } from "../../demo-world/files/word-document.ts";
import { runDueJobs } from "../../jobs/run-jobs.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";
import { removalJobs } from "../../files/remove-bytes.ts";
import { libraryJobs } from "./library-jobs.ts";
import { readMaterial } from "./read-material.ts";
import { readResource } from "./read-resource.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn("teacher@keystone.test");
});
afterAll(() => api.close());

const table = "/v1/external/supabase";
interface Resource {
  id: string;
  version: number;
  indexState: string;
  indexReason: string | null;
  pages: number | null;
  passageCount: number | null;
  indexedAt: string | null;
}
const create = async (values: object) =>
  (
    await api.request<Resource>("POST", `${table}/resources`, {
      token,
      body: { name: "Something to read", orgId: "org-keystone", ...values },
    })
  ).body;
const change = (id: string, values: object) =>
  api.request<Resource>("PUT", `${table}/resources`, { token, body: { id, ...values } });
const resource = async (id: string) =>
  (await api.request<{ items: Resource[] }>("GET", `${table}/resources?id=${id}`, { token })).body
    .items[0]!;
const passages = (id: string) =>
  api.services.db
    .selectFrom("documents")
    .select(["id", "heading", "pageNumber", "rawText", "position"])
    .where("refId", "=", id)
    .orderBy("position")
    .execute();
const texts = async (id: string) => (await passages(id)).map(({ rawText }) => rawText);
const readAll = (options = {}) => runDueJobs(api.services, [libraryJobs(api.services, options)]);
const upload = async (name: string, content: Uint8Array) => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(content)]), name);
  const path = `/v1/external/aws/upload?fileExt=${name.split(".").at(-1)}&prefix=library&organizationId=org-keystone`;
  const response = await api.fetch(path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await response.json()) as { url: string }).url;
};
const handbook = () =>
  handbookPdf("Handbook", [
    [{ heading: "Gloves", paragraphs: ["Wear gloves at the press."] }],
    [{ heading: "Shoes", paragraphs: ["Wear closed shoes."] }],
  ]);

describe("a resource of the library", () => {
  it("waits when it is made, and is ready with its passages, headings and pages when it was read", async () => {
    const { id, indexState } = await create({ file: await upload("book.pdf", await handbook()) });
    expect(indexState).toBe("waiting");
    await readAll();
    expect(await resource(id)).toMatchObject({
      indexState: "ready",
      indexReason: null,
      pages: 2,
      passageCount: 2,
      version: 1,
    });
    expect(await passages(id)).toMatchObject([
      { heading: "Gloves", pageNumber: 1, rawText: "Wear gloves at the press.", position: 1 },
      { heading: "Shoes", pageNumber: 2, rawText: "Wear closed shoes.", position: 2 },
    ]);
  });

  it("is found by who asks the assistant once it was read", async () => {
    const { id } = await create({
      parentId: "rg-training",
      body: "# Parking\n\nPurple permits hang from the mirror of the forklift yard.",
    });
    await readAll();
    const { body } = await api.request<{ data: { items: { refId: string }[] } }>(
      "POST",
      `${table}/vectorSearch`,
      {
        body: {
          orgId: "org-keystone",
          integrationId: "int-keystone",
          searchText: "Where do purple permits hang?",
          threshold: 0.1,
        },
      },
    );
    expect(body.data.items[0]?.refId).toBe(id);
  });

  it("says why its file cannot be read, and keeps what was read before", async () => {
    const { id } = await create({ file: await upload("a.pdf", await handbook()) });
    await readAll();
    const broken = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(600, "x")]);
    await change(id, { file: await upload("b.pdf", broken) });
    await readAll();
    expect(await resource(id)).toMatchObject({ indexState: "failed", indexReason: "unreadable" });
    expect(await texts(id)).toHaveLength(2);
  });

  it("says so where its file is gone, where it is read in part, and where nothing stands in it", async () => {
    const gone = await create({ file: await upload("gone.pdf", await handbook()) });
    const { file } = (await resource(gone.id)) as unknown as { file: string };
    await api.services.db.deleteFrom("files").where("name", "=", file.slice(10)).execute();
    const long = await create({ file: await upload("long.pdf", await handbook()) });
    const empty = await create({ file: await upload("empty.docx", wordDocument([])) });
    const link = await create({ url: "https://example.test" });
    const { readingLimits } = await import("../reading/limits.ts");
    await readAll({ limits: { ...readingLimits, pages: 1 } });
    expect(await resource(gone.id)).toMatchObject({
      indexState: "failed",
      indexReason: "fileGone",
    });
    expect(await resource(long.id)).toMatchObject({ indexState: "ready", indexReason: "tooLong" });
    expect(await resource(empty.id)).toMatchObject({ indexState: "empty", passageCount: 0 });
    expect(await resource(link.id)).toMatchObject({ indexState: "empty", indexReason: null });
  });

  it("is not read again where a change says nothing new", async () => {
    const { id } = await create({ body: "Once." });
    await readAll();
    const { body } = await change(id, { isFilePublic: true, body: "Once." });
    expect(body.indexState).toBe("ready");
    expect(await readAll()).toBe(0);
  });

  it("that is changed keeps the passages that stay the same, and their ids", async () => {
    const { id } = await create({ body: "# One\n\nStays.\n\n# Two\n\nGoes." });
    await readAll();
    const before = await passages(id);
    await change(id, { body: "# Zero\n\nComes.\n\n# One\n\nStays." });
    await readAll();
    const after = await passages(id);
    expect(after.map(({ rawText }) => rawText)).toEqual(["Comes.", "Stays."]);
    expect(after[1]!.id).toBe(before[0]!.id);
  });

  it("takes back what somebody changed by hand when it is read again", async () => {
    const { id } = await create({ body: "As it is written." });
    await readAll();
    const [passage] = await passages(id);
    await api.services.db
      .updateTable("documents")
      .set({ rawText: "Otherwise." })
      .where("id", "=", passage!.id)
      .execute();
    await api.request("POST", "/v1/embed/resource", {
      token,
      body: { resourceId: id, orgId: "org-keystone" },
    });
    await readAll();
    expect(await texts(id)).toEqual(["As it is written."]);
  });

  it("without anything to read keeps passages that were written by hand", async () => {
    const { id } = await create({ url: "https://example.test" });
    await readAll();
    await api.request("POST", `${table}/documents`, {
      token,
      body: { orgId: "org-keystone", refId: id, rawText: "Written by hand." },
    });
    expect(await resource(id)).toMatchObject({ indexState: "ready", passageCount: 1 });
    await change(id, { body: "" });
    await readAll();
    expect(await texts(id)).toEqual(["Written by hand."]);
    expect(await resource(id)).toMatchObject({ indexState: "ready", passageCount: 1 });
  });

  it("whose text is taken away has no passages", async () => {
    const { id } = await create({ body: "Something." });
    await readAll();
    await change(id, { body: null });
    await readAll();
    expect(await resource(id)).toMatchObject({ indexState: "empty", passageCount: 0 });
    expect(await texts(id)).toEqual([]);
  });

  it("that is deleted leaves nothing, even while it is read", async () => {
    const { id } = await create({ body: "# A\n\nOne.\n\n# B\n\nTwo." });
    await readAll();
    await change(id, { body: "Three." });
    const reading = readResource(api.services, id);
    const admin = await api.signIn("admin@keystone.test");
    const path = `${table}/resources?id=${id}`;
    expect((await api.request("DELETE", path, { token: admin })).status).toBe(200);
    await reading;
    await readAll();
    expect(await texts(id)).toEqual([]);
  });
});

describe("the file of a resource", () => {
  const read = async (url: string) => (await api.fetch(url)).status;
  const citable = async () => {
    const { id } = await create({ file: await upload("cited.pdf", await handbook()) });
    const { file } = (await resource(id)) as unknown as { file: string };
    const name = file.slice("/v1/files/".length);
    const { key } = await api.services.db
      .selectFrom("files")
      .select("key")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    const soon = new Date(api.services.clock().getTime() + 60_000);
    return { id, file, key, cited: api.services.signedUrls.sign(name, soon) };
  };
  const isStored = async (key: string) => {
    await runDueJobs(api.services, [removalJobs(api.services)]);
    const stream = await api.services.files.open(key);
    stream?.destroy();
    return stream !== undefined;
  };

  it("that is deleted is read by nobody who has kept its address, and is no longer stored", async () => {
    const { id, key, cited } = await citable();
    expect(await read(cited)).toBe(200);
    const admin = await api.signIn("admin@keystone.test");
    await api.request("DELETE", `${table}/resources?id=${id}`, { token: admin });
    expect(await read(cited)).toBe(404);
    expect(await isStored(key)).toBe(false);
  });

  it("goes where it has another one", async () => {
    const { id, key, cited } = await citable();
    await change(id, { file: await upload("next.pdf", await handbook()) });
    expect(await read(cited)).toBe(404);
    expect(await isStored(key)).toBe(false);
  });

  it("stays while another resource, or a material, has it as well", async () => {
    const { id, file, key, cited } = await citable();
    const other = await create({ file });
    const material = await api.request<{ id: string }>("POST", `${table}/materials`, {
      token,
      body: {
        orgId: "org-keystone",
        title: "Has it",
        cdnFiles: [{ name: "cited.pdf", url: file }],
      },
    });
    expect(material.status).toBe(200);
    const admin = await api.signIn("admin@keystone.test");
    const remove = (type: string, of: string) =>
      api.request("DELETE", `${table}/${type}?id=${of}`, { token: admin });
    await remove("resources", id);
    await remove("resources", other.id);
    expect([await read(cited), await isStored(key)]).toEqual([200, true]);
  });

  it("stays where it is a signature on a form that was filled", async () => {
    const { id, file, key, cited } = await citable();
    await api.services.db
      .insertInto("signedForms")
      .values({
        id: "form-of-nobody",
        orgId: "org-keystone",
        agreementType: "apprenticeAgreements",
        agreementId: "aa-of-nobody",
        sequence: 1,
        occasion: "signed",
        revision: "1",
        sealedFacts: "",
        signatureFiles: [file.slice("/v1/files/".length)],
        createdAt: api.services.clock().toISOString(),
      })
      .execute();
    await change(id, { file: null });
    expect([await read(cited), await isStored(key)]).toEqual([200, true]);
  });
});

describe("a resource that is changed while it is read", () => {
  it("is read again, and shows nothing of what it said before", async () => {
    const { id } = await create({ body: "Before." });
    const reading = readResource(api.services, id);
    await change(id, { body: "After." });
    await reading;
    expect((await resource(id)).indexState).toBe("waiting");
    await readAll();
    expect(await texts(id)).toEqual(["After."]);
  });

  it("is read for the organization that it was given to", async () => {
    const superAdmin = await api.signIn("superadmin@guildway.test");
    const { id } = await create({ body: "Whose?" });
    const reading = readResource(api.services, id);
    const body = { id, orgId: "org-valley" };
    const moved = await api.request("PUT", `${table}/resources`, { token: superAdmin, body });
    expect(moved.status).toBe(200);
    await reading;
    await readAll();
    const read = api.services.db.selectFrom("documents").select("orgId").where("refId", "=", id);
    expect(await read.execute()).toEqual([{ orgId: "org-valley" }]);
  });

  it("and is read by two servers at once has each passage once", async () => {
    const { id } = await create({
      body: Array.from({ length: 45 }, (_, index) => `# ${index}\n\nText ${index}.`).join("\n\n"),
    });
    await Promise.all([readResource(api.services, id), readResource(api.services, id)]);
    await readAll();
    expect(await texts(id)).toEqual(Array.from({ length: 45 }, (_, index) => `Text ${index}.`));
    expect(await resource(id)).toMatchObject({ indexState: "ready", passageCount: 45 });
  });
});

describe("a resource that is made of a material", () => {
  const embed = (resourceId: string) =>
    api.request<{ passages: number }>("POST", "/v1/embed/material", {
      token,
      body: { materialId: "mat-safety", resourceId, orgId: "org-keystone" },
    });

  it("has the material's text and that of its files, each under its headings, and not its own", async () => {
    const { id } = await create({ body: "Its own text." });
    const [{ body }] = await Promise.all([embed(id), readResource(api.services, id)]);
    await readAll();
    const made = await passages(id);
    expect(made).toHaveLength(body.passages);
    expect(made.map(({ rawText }) => rawText)).not.toContain("Its own text.");
    const headings = made.map(({ heading }) => heading);
    expect(headings.some((heading) => heading?.includes("safety-checklist.pdf"))).toBe(true);
    expect(headings.some((heading) => heading?.includes("Inspection log"))).toBe(true);
    expect(await resource(id)).toMatchObject({ indexState: "ready", passageCount: made.length });
  });

  it("has at most 2,000 passages of it, and it is known that more stands there", async () => {
    const step = (_: unknown, number: number) => `<h3>${number}</h3><p>Turn valve ${number}.</p>`;
    const long = (steps: number) => ({
      orgId: "org-keystone",
      title: "Valves",
      body: Array.from({ length: steps }, step).join(""),
      cdnFiles: null,
    });
    const { passages, isCut } = await readMaterial(api.services, long(2001));
    expect({ many: passages.length, isCut }).toEqual({ many: 2000, isCut: true });
    expect((await readMaterial(api.services, long(2000))).isCut).toBe(false);
  });

  it("waits for one material of another organization, and not for all of them", async () => {
    const order: string[] = [];
    const readFor = async (orgId: string) => {
      await readMaterial(api.services, { orgId, title: "T", body: "<p>Text.</p>", cdnFiles: null });
      order.push(orgId);
    };
    await Promise.all(
      ["org-valley", "org-valley", "org-valley", "org-keystone"].map((orgId) => readFor(orgId)),
    );
    expect(order.indexOf("org-keystone")).toBeLessThan(3);
  });

  it("keeps the material's text when it is asked to be read again, and takes its own once that is changed", async () => {
    const { id } = await create({ body: "Its own text." });
    await embed(id);
    const body = { resourceId: id, orgId: "org-keystone" };
    const again = await api.request("POST", "/v1/embed/resource", { token, body });
    expect(again.body).toEqual({ indexState: "ready" });
    await change(id, { body: "Another text." });
    await readAll();
    expect(await texts(id)).toEqual(["Another text."]);
  });
});

describe("a file of a resource", () => {
  it("is one of its organization's", async () => {
    const owner = await api.signIn("owner@valley-college.test");
    const file = await upload("mine.txt", Buffer.from("Of Keystone."));
    const { status } = await api.request("POST", `${table}/resources`, {
      token: owner,
      body: { name: "Theirs", orgId: "org-valley", file },
    });
    expect(status).toBe(422);
  });

  it("of Markdown can be uploaded and is read", async () => {
    const { id } = await create({ file: await upload("a.md", Buffer.from("# Rules\n\nKnock.")) });
    await readAll();
    expect(await passages(id)).toMatchObject([{ heading: "Rules", rawText: "Knock." }]);
  });

  it("is opened by visitors only where staff say so", async () => {
    const read = async (ids: string[]) =>
      (
        await api.request<{ items: { url: string | null }[] }>(
          "POST",
          "/v1/external/assistant/passages",
          { token, body: { orgId: "org-keystone", ids } },
        )
      ).body.items[0]!.url;
    const { id } = await create({ file: await upload("a.txt", Buffer.from("Read me.")) });
    await readAll();
    const ids = (await passages(id)).map((passage) => passage.id);
    expect(await read(ids)).toBeNull();
    await change(id, { isFilePublic: true });
    const url = await read(ids);
    expect(await (await api.fetch(url!)).text()).toBe("Read me.");
  });
});

it("every passage of the demo world's read files has the place it has in them", async () => {
  const rows = await passages("res-handbook");
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
});

// Last, since it moves the clock, and sessions end by that.
describe("a resource whose reading fails by something else than itself", () => {
  const state = (id: string) =>
    api.services.db
      .selectFrom("resources")
      .select(["indexState", "indexReason"])
      .where("id", "=", id)
      .executeTakeFirst();

  it("is tried again, and at last is said to be unreadable", async () => {
    const { id } = await create({ file: await upload("store.txt", Buffer.from("Words.")) });
    const files = {
      ...api.services.files,
      open: () => Promise.reject(new Error("The store does not answer.")),
    };
    const jobs = libraryJobs({ ...api.services, files });
    for (let attempt = 1; attempt < jobs.mostAttempts; attempt += 1) {
      await runDueJobs(api.services, [jobs]);
      expect(await state(id)).toMatchObject({ indexState: "reading" });
      api.wait(3600);
    }
    await runDueJobs(api.services, [jobs]);
    expect(await state(id)).toEqual({ indexState: "failed", indexReason: "unreadable" });
  });
});
