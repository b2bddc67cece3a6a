import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueGrant } from "../access/grants.ts";
import { demoFileUrl } from "../demo-world/files/demo-file-urls.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let owner: string;
let student: string;
let stranger: string;
beforeAll(async () => {
  api = await startTestApi({ UPLOAD_MEGABYTES: "1" });
  owner = await api.signIn("owner@keystone.test");
  student = await api.signIn("student@keystone.test");
  stranger = await api.signIn("owner@valley-college.test");
});
afterAll(() => api.close());

it("a signature is no program's to read, nor to make a public URL of, and other files are", async () => {
  const headers = { "x-api-key": "gw_demo_content_key" };
  const ask = async (path: string) => (await api.request("GET", path, { headers })).status;
  const { db } = api.services;
  const { userSignature } = await db
    .selectFrom("users")
    .select("userSignature")
    .where("id", "=", "user-keystone-owner")
    .executeTakeFirstOrThrow();
  const { locationImage } = await db
    .selectFrom("locations")
    .select("locationImage")
    .where("id", "=", "loc-allentown")
    .executeTakeFirstOrThrow();
  const tried = async (file: string) => {
    const url = encodeURIComponent(file);
    return [
      await ask(`/v1/api/actions/create-public-url?url=${url}`),
      await ask(`/v1/external/aws/buffer?organizationId=org-keystone&url=${url}`),
    ];
  };
  expect(await tried(userSignature!)).toEqual([404, 404]);
  expect(await tried(locationImage!)).toEqual([200, 200]);
});

/** The smallest PNG there is: one transparent pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

interface Uploaded {
  url: string;
  name: string;
  size: number;
  code: string;
}

async function upload(
  token: string | undefined,
  {
    fileExt = "png",
    organizationId = "org-keystone",
    prefix = "user-content",
    content = png,
    part = "file",
    filename = "Signature of Rosa.png",
  } = {},
) {
  const form = new FormData();
  form.append(part, new Blob([content]), filename);
  const query = new URLSearchParams({ fileExt, organizationId, prefix });
  return api.send<Uploaded>("POST", `/v1/external/aws/upload?${query}`, { token, raw: form });
}
const read = (url: string, token?: string) =>
  api.fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const buffer = (url: string, token: string, organizationId = "org-keystone", more = "") =>
  api.get<{ buffer: string; url?: string }>(
    `/v1/external/aws/buffer?url=${encodeURIComponent(url)}&organizationId=${organizationId}${more}`,
    token,
  );

describe("an uploaded file", () => {
  it("is called what it was called, without marks that turn a name round", async () => {
    const form = new FormData();
    form.append("file", new Blob([png]), "R\u00e9sum\u00e9 \u202egnp.png");
    const query = "fileExt=png&organizationId=org-keystone&prefix=user-content";
    const path = `/v1/external/aws/upload?${query}`;
    expect((await api.send("POST", path, { token: owner, raw: form })).body).toMatchObject({
      name: "R\u00e9sum\u00e9 _gnp.png",
    });
  });

  it.each([
    ["notes.hta", "txt", "notes.hta.txt"],
    ["Notes.TXT", "txt", "Notes.txt"],
    ["me.jpeg", "jpg", "me.jpg"],
    [`${"x".repeat(300)}.txt`, "txt", `${"x".repeat(200)}.txt`],
  ])("that was called %s ends as what it is", async (called, fileExt, name) => {
    const form = new FormData();
    const jpeg = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex");
    form.append("file", new Blob([fileExt === "txt" ? "words" : jpeg]), called);
    const query = `fileExt=${fileExt}&organizationId=org-keystone&prefix=user-content`;
    const path = `/v1/external/aws/upload?${query}`;
    const answer = await api.send("POST", path, { token: owner, raw: form });
    expect(answer).toMatchObject({ status: 200, body: { name } });
  });

  it("comes back byte for byte to staff of its organization, and as base64 from buffer", async () => {
    const { body } = await upload(owner);
    expect(body).toMatchObject({
      size: png.length,
      type: "image/png",
      name: "Signature of Rosa.png",
    });
    const answer = await read(body.url, owner);
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await buffer(body.url, owner)).body.buffer).toBe(png.toString("base64"));
  });

  it("is stored under a random name", async () => {
    const { body } = await upload(owner);
    expect(body.url).toMatch(/^\/v1\/files\/[\w-]{22}\.png$/);
  });

  it("is unreachable for visitors, for other organizations and for other students", async () => {
    const { body } = await upload(owner);
    expect((await read(body.url)).status).toBe(404);
    expect((await read(body.url, stranger)).status).toBe(404);
    expect((await read(body.url, student)).status).toBe(404);
    expect((await buffer(body.url, stranger)).status).toBe(404);
    expect((await buffer(body.url, stranger, "org-valley")).status).toBe(404);
  });

  it("is taken from an invitee until their invite ends", async () => {
    const { db, clock } = api.services;
    const grant = await issueGrant(db, "access", "invites", "inv-employer", clock());
    const send = () => {
      const body = new FormData();
      body.append("file", new Blob([png]), "Signature.png");
      const query = "fileExt=png&organizationId=org-keystone";
      return api.fetch(`/v1/external/aws/upload?${query}`, {
        method: "POST",
        headers: { "x-access-grant": grant },
        body,
      });
    };
    expect((await send()).status).toBe(200);
    await api.request("POST", "/v1/access/declineInvite", {
      headers: { "x-access-grant": grant },
      body: { id: "inv-employer", reason: "The plant closes" },
    });
    expect((await send()).status).toBe(401);
  });

  it("lies, also while it arrives, where only the server's own account may look", async () => {
    expect((await upload(owner)).status).toBe(200);
    for (const folder of ["uploads", "files"])
      expect(statSync(join(api.services.settings.dataDir, folder)).mode & 0o777).toBe(0o700);
  });

  it("belongs to an organization that there is, whoever uploads it", async () => {
    const token = await api.signIn("superadmin@guildway.test");
    expect((await upload(token, { organizationId: "../../elsewhere" })).status).toBe(422);
  });

  it("can be read by the student who uploaded it", async () => {
    const { body } = await upload(student);
    expect((await read(body.url, student)).status).toBe(200);
  });

  it("under public-content can be read by everybody", async () => {
    const { body } = await upload(owner, { prefix: "public-content/logos" });
    expect((await read(body.url)).status).toBe(200);
  });

  it("can be read by a pre-signed URL until it expires, and by no URL made from it", async () => {
    const { body } = await upload(owner);
    const signed = (await buffer(body.url, owner, "org-keystone", "&createPreSignedUrl=true")).body
      .url!;
    expect((await read(signed)).status).toBe(200);
    const other = (await upload(owner)).body.url;
    expect((await read(signed.replace(body.url, other))).status).toBe(404);
    expect((await read(signed.replace(/expires=\d+/, "expires=99999999999"))).status).toBe(404);
    api.wait(3601);
    expect((await read(signed)).status).toBe(404);
    owner = await api.signIn("owner@keystone.test");
    student = await api.signIn("student@keystone.test");
    stranger = await api.signIn("owner@valley-college.test");
  });

  it("has no pre-signed URL for who reads it by a grant, which it would outlive, and has one for who uploaded it", async () => {
    const { db, clock } = api.services;
    const grant = await issueGrant(db, "access", "employerAgreements", "ea-signed", clock());
    const ask = (url: string, by: { token?: string; headers?: Record<string, string> }) =>
      api.request<{ buffer: string; url?: string }>(
        "GET",
        `/v1/external/aws/buffer?url=${encodeURIComponent(url)}&organizationId=org-keystone&createPreSignedUrl=true`,
        by,
      );
    const byGrant = { headers: { "x-access-grant": grant } };
    const signature = demoFileUrl("sign-ea-signed", "png");
    expect(await ask(signature, byGrant)).toMatchObject({
      status: 200,
      body: { buffer: expect.any(String) },
    });
    expect((await ask(signature, byGrant)).body).not.toHaveProperty("url");
    expect((await ask(signature, { token: student, ...byGrant })).body).not.toHaveProperty("url");
    const own = (await upload(student)).body.url;
    expect((await ask(own, { token: student })).body).toHaveProperty("url");
  });

  it("IN-6.4, CP-7.8 is gone once staff of its organization deleted it, which nobody else can", async () => {
    const { body } = await upload(owner);
    const remove = (token: string, organizationId: string) =>
      api.request("POST", "/v1/external/aws/delete-file", {
        token,
        body: { file: body.url, organizationId },
      });
    expect((await remove(stranger, "org-keystone")).status).toBe(403);
    expect((await remove(stranger, "org-valley")).status).toBe(404);
    expect((await remove(student, "org-keystone")).status).toBe(403);
    expect((await remove(owner, "org-keystone")).status).toBe(200);
    expect((await read(body.url, owner)).status).toBe(404);
  });
});

const inLibrary = { prefix: "user-content/library" };
const bookOf = (file: string) => ({ orgId: "org-keystone", name: "Book", type: "png", file });

it("the name of a file is cut between letters, never within one", async () => {
  const { body } = await upload(owner, { filename: `x${"😀".repeat(300)}.png` });
  expect(body.name).toBe(`x${"😀".repeat(199)}.png`);
});

it("a teacher deletes what they uploaded, or what only records name that they may change, and an admin what nothing names", async () => {
  const teacher = await api.signIn("teacher@keystone.test");
  const admin = await api.signIn("admin@keystone.test");
  const remove = async (token: string, file: string) =>
    (
      await api.request("POST", "/v1/external/aws/delete-file", {
        token,
        body: { file, organizationId: "org-keystone" },
      })
    ).status;
  const shown = () => upload(owner, { prefix: "public-content" });
  const unnamed = (await upload(owner)).body.url;
  expect([await remove(teacher, unnamed), await remove(admin, unnamed)]).toEqual([403, 200]);
  expect(await remove(teacher, (await upload(teacher)).body.url)).toBe(200);
  const orgLogo = (await shown()).body.url;
  const organization = { token: owner, body: { orgLogo } };
  const path = "/v1/external/content/organization/org-keystone";
  expect((await api.request("PUT", path, organization)).status).toBe(200);
  const widget = {
    token: teacher,
    body: { orgId: "org-keystone", type: "link", title: "Logo", image: orgLogo },
  };
  expect((await api.request("POST", "/v1/external/supabase/widgets", widget)).status).toBe(200);
  expect(await remove(teacher, orgLogo)).toBe(403);
  const image = (await shown()).body.url;
  const ours = { ...widget, body: { ...widget.body, image } };
  expect((await api.request("POST", "/v1/external/supabase/widgets", ours)).status).toBe(200);
  // What everybody reads may be shown anywhere, and naming it makes it nobody's.
  expect(await remove(teacher, image)).toBe(403);
  const book = (await upload(owner, inLibrary)).body.url;
  const resource = { token: teacher, body: bookOf(book) };
  expect((await api.request("POST", "/v1/external/supabase/resources", resource)).status).toBe(200);
  const named = book.split("/").at(-1)!;
  const elsewhere = { title: named, cdnFiles: [{ name: named, url: "https://x.example" }] };
  const foreign = await api.request("POST", "/v1/external/supabase/materials", {
    token: await api.signIn("teacher@valley-college.test"),
    body: elsewhere,
  });
  expect(foreign.status).toBe(200);
  const text = { title: "Reader", body: `<p><a href="${book}">Book</a></p>` };
  const post = (path: string, body: object) =>
    api.request<{ id: string }>("POST", path, { token: owner, body });
  const material = await post("/v1/external/supabase/materials", text);
  expect(material.status).toBe(200);
  expect(await remove(teacher, book)).toBe(403);
  const without = { token: owner, body: { id: material.body.id, body: "<p>Gone</p>" } };
  expect((await api.request("PUT", "/v1/external/supabase/materials", without)).status).toBe(200);
  expect(await remove(teacher, book)).toBe(200);
});

it("a resource that has no file any more takes none along that everybody reads, nor one that a text shows", async () => {
  const teacher = await api.signIn("teacher@keystone.test");
  const goes = async (url: string) => {
    const made = await api.request<{ id: string }>("POST", "/v1/external/supabase/resources", {
      token: teacher,
      body: bookOf(url),
    });
    expect(made.status).toBe(200);
    const without = { token: teacher, body: { id: made.body.id, file: null } };
    const put = await api.request("PUT", "/v1/external/supabase/resources", without);
    expect(put.status).toBe(200);
    return (await read(url, owner)).status;
  };
  const policy = (await upload(owner, { prefix: "public-content" })).body.url;
  expect(await goes(policy)).toBe(200);
  const shown = (await upload(owner, inLibrary)).body.url;
  const body = { title: "Poster", body: `<p><a href="${shown}">Poster</a></p>` };
  const material = await api.request("POST", "/v1/external/supabase/materials", {
    token: owner,
    body,
  });
  expect(material.status).toBe(200);
  expect(await goes(shown)).toBe(200);
  expect(await goes((await upload(owner, inLibrary)).body.url)).toBe(404);
});

it("who deletes a file holds it before it is asked who names it, and who names it holds it as well", async () => {
  const teacher = await api.signIn("teacher@keystone.test");
  const { url } = (await upload(owner, inLibrary)).body;
  const { db } = api.services;
  const asked: string[] = [];
  api.services.db = db.withPlugin({
    transformQuery({ node }) {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const indexOf = (...parts: string[]) =>
    asked.findIndex((node) => parts.every((part) => node.includes(part)));
  const path = "/v1/external/supabase/resources";
  const book = { token: teacher, body: bookOf(url) };
  expect((await api.request("POST", path, book)).status).toBe(200);
  expect(indexOf('"files"', "ForKeyShare")).toBeGreaterThan(-1);
  asked.length = 0;
  const body = { file: url, organizationId: "org-keystone" };
  const remove = { token: teacher, body };
  expect((await api.request("POST", "/v1/external/aws/delete-file", remove)).status).toBe(200);
  api.services.db = db;
  const held = indexOf('"files"', "ForUpdate");
  expect(held).toBeGreaterThan(-1);
  expect(indexOf('"name":"resources"')).toBeGreaterThan(held);
});

it("a program has no file that only a record names which programs do not read, nor what no staff uploaded", async () => {
  const headers = { "x-api-key": "gw_demo_content_key" };
  const ask = async (url: string) =>
    (await api.request("GET", `/v1/api/actions/create-public-url?url=${url}`, { headers })).status;
  const ofStaff = (await upload(owner)).body.url;
  expect(await ask(ofStaff)).toBe(200);
  const material = {
    token: owner,
    body: { orgId: "org-keystone", title: "Pay slips", cdnFiles: [{ name: "a", url: ofStaff }] },
  };
  expect((await api.request("POST", "/v1/external/supabase/materials", material)).status).toBe(200);
  expect(await ask(ofStaff)).toBe(404);
  expect(await ask((await upload(student)).body.url)).toBe(404);
});

it("the picture of a teacher is everybody's while it is theirs, and a student's is not", async () => {
  const path = "/v1/external/supabase/users";
  const teacher = await api.signIn("teacher@keystone.test");
  const give = async (token: string, id: string) => {
    const { url } = (await upload(token)).body;
    const body = { id, profilePicture: url };
    expect((await api.request("PUT", path, { token, body })).status).toBe(200);
    return url;
  };
  const seen = async (url: string) => {
    const image = await api.fetch(`${url}/image?width=320`, {
      redirect: "manual",
    });
    return [(await read(url)).status, image.status];
  };
  const first = await give(teacher, "user-keystone-teacher");
  expect(await seen(first)).toEqual([200, 302]);
  await give(teacher, "user-keystone-teacher");
  expect(await seen(first)).toEqual([404, 404]);
  expect(await seen(await give(student, "user-keystone-student"))).toEqual([404, 404]);
  const raw = new FormData();
  raw.append("file", new Blob(["No picture at all."]), "notes.txt");
  const way = "/v1/external/aws/upload?fileExt=txt&organizationId=org-keystone";
  const text = await api.send<Uploaded>("POST", way, { token: teacher, raw });
  const body = { id: "user-keystone-teacher", profilePicture: text.body.url };
  await api.request("PUT", path, { token: teacher, body });
  expect(await seen(text.body.url)).toEqual([404, 404]);
});

describe("a stored file", () => {
  const opened: Readable[] = [];
  beforeAll(() => {
    const { files } = api.services;
    const open = files.open.bind(files);
    files.open = async (key) => {
      const stream = await open(key);
      if (stream) opened.push(stream);
      return stream;
    };
  });

  it("is let go where only its headers were asked for", async () => {
    const content = Buffer.from("many words ".repeat(50_000));
    const file = { fileExt: "txt", prefix: "public-content", content };
    const { body } = await upload(owner, file);
    const answer = await api.fetch(body.url, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(content.length));
    expect(opened).toHaveLength(1);
    expect(opened[0]!.destroyed).toBe(true);
  });

  it("that is too large to be answered as base64 is not opened", async () => {
    const { body } = await upload(owner);
    await api.services.db
      .updateTable("files")
      .set({ size: 10_000_001 })
      .where("name", "=", body.url.split("/").at(-1)!)
      .execute();
    opened.length = 0;
    expect((await buffer(body.url, owner)).status).toBe(413);
    expect(opened).toEqual([]);
  });
});

describe("a signature", () => {
  it("of an agreement or a person is not deleted, until the person has another", async () => {
    const remove = async (file: string) =>
      (
        await api.request("POST", "/v1/external/aws/delete-file", {
          token: owner,
          body: { file, organizationId: "org-keystone" },
        })
      ).status;
    expect(await remove(demoFileUrl("sign-ea-signed", "png"))).toBe(409);
    expect(await remove(demoFileUrl("sign-aa-signed", "png"))).toBe(409);
    const sign = async () => {
      const { url } = (await upload(student)).body;
      await api.request("PUT", "/v1/external/supabase/users", {
        token: student,
        body: { id: "user-keystone-student", userSignature: url },
      });
      return url;
    };
    const first = await sign();
    expect(await remove(first)).toBe(409);
    await sign();
    expect(await remove(first)).toBe(200);
  });
});

describe("an upload", () => {
  it.each([
    [
      "without signing in",
      { token: undefined, given: {}, status: 401, code: "auth.token-missing" },
    ],
    [
      "into a foreign organization",
      { token: "stranger", given: {}, status: 403, code: "access.forbidden" },
    ],
    [
      "whose content is not what its extension says",
      { token: "owner", given: { fileExt: "pdf" }, status: 415, code: "file.wrong-kind" },
    ],
    [
      "of a script that calls itself text",
      {
        token: "owner",
        given: { fileExt: "txt", content: Buffer.from("MZ\0\0") },
        status: 415,
        code: "file.wrong-kind",
      },
    ],
    [
      "of a kind that is not taken",
      { token: "owner", given: { fileExt: "exe" }, status: 400, code: "input.invalid" },
    ],
    [
      "with a path that climbs",
      { token: "owner", given: { prefix: "../../etc" }, status: 400, code: "input.invalid" },
    ],
    [
      "without the part file",
      { token: "owner", given: { part: "other" }, status: 400, code: "file.missing" },
    ],
    [
      "that is empty",
      { token: "owner", given: { content: Buffer.alloc(0) }, status: 400, code: "file.missing" },
    ],
    [
      "that is too large",
      {
        token: "owner",
        given: { content: Buffer.concat([png, Buffer.alloc(1_000_001)]) },
        status: 413,
        code: "file.too-large",
      },
    ],
  ] as const)("%s is refused", async (_, { token, given, status, code }) => {
    const tokens = { owner, stranger };
    const answer = await upload(token && tokens[token], given);
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it("that was refused leaves nothing behind", async () => {
    await upload(owner, { fileExt: "pdf" });
    expect(readdirSync(join(api.services.settings.dataDir, "uploads"))).toEqual([]);
  });
});
