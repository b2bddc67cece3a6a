import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let student: string;
let teacher: string;
let stranger: string;
beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn("student@keystone.test");
  teacher = await api.signIn("teacher@keystone.test");
  stranger = await api.signIn("teacher@valley-college.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const tables = "/v1/external/supabase";
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function upload(
  by: { token?: string; grant?: string; from?: string },
  { prefix = "user-content", fileExt = "png", content = png as BlobPart } = {},
) {
  const body = new FormData();
  body.append("file", new Blob([content]), "file");
  const query = new URLSearchParams({ fileExt, organizationId: "org-keystone", prefix });
  const response = await api.fetch(`/v1/external/aws/upload?${query}`, {
    method: "POST",
    headers: {
      ...(by.token && { authorization: `Bearer ${by.token}` }),
      ...(by.grant && { "x-access-grant": by.grant }),
      ...(by.from && { "x-forwarded-for": by.from }),
    },
    body,
  });
  return {
    status: response.status,
    body: (await response.json()) as { url: string; code: string },
  };
}
const grantOf = async (table: string, id: string, accessCode = "") =>
  (
    await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
      body: { id, table, accessCode },
    })
  ).body.grant;
const put = (token: string, body: Row, table = "users") =>
  api.request<Row>("PUT", `${tables}/${table}`, { token, body });

describe("who gave a code", () => {
  it("uploads a signature into the folder of an invite to sign, whatever prefix they ask for", async () => {
    const grant = await grantOf("invites", "inv-employer", "246801");
    const { status, body } = await upload({ grant }, { prefix: "public-content/logos" });
    expect(status).toBe(200);
    const file = await api.services.db
      .selectFrom("files")
      .selectAll()
      .where("name", "=", body.url.split("/").at(-1)!)
      .executeTakeFirstOrThrow();
    expect(file).toMatchObject({ isPublic: false, createdBy: "invites/inv-employer" });
    expect(file.key).toMatch(/^org-keystone\/user-content\/invites\/inv-employer\//);
    expect((await api.fetch(body.url)).status).toBe(404);
  });

  it("uploads nothing but an image of a signature", async () => {
    const grant = await grantOf("invites", "inv-employer", "246801");
    const text = { fileExt: "txt", content: "hello" };
    expect(await upload({ grant }, text)).toMatchObject({
      status: 403,
      body: { code: "access.forbidden" },
    });
  });

  it("uploads no more than a few, also at the same moment", async () => {
    const grant = await grantOf("invites", "inv-apprentice", "357912");
    const tries = await Promise.all(Array.from({ length: 24 }, () => upload({ grant })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(tries.find(({ status }) => status !== 200)).toMatchObject({
      status: 413,
      body: { code: "file.quota-used" },
    });
  });

  it("uploads one file after another, so that those on their way take no more than one", async () => {
    const grant = await grantOf("invites", "inv-employer", "246801");
    const part = new Response(
      (() => {
        const form = new FormData();
        form.append("file", new Blob([png]), "file");
        return form;
      })(),
    );
    const type = part.headers.get("content-type")!;
    const bytes = new Uint8Array(await part.arrayBuffer());
    const slow = () => {
      const begun = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            begun.resolve();
            await end.promise;
            controller.enqueue(bytes);
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      let isRead = false;
      void begun.promise.then(() => (isRead = true));
      const answer = api.fetch(
        "/v1/external/aws/upload?fileExt=png&organizationId=org-keystone&prefix=user-content",
        {
          method: "POST",
          headers: { "x-access-grant": grant, "content-type": type },
          body,
          duplex: "half",
        } as RequestInit,
      );
      return { answer, begun: begun.promise, end: end.resolve, isRead: () => isRead };
    };
    const first = slow();
    await first.begun;
    const second = slow();
    expect((await upload({ token: teacher })).status).toBe(200);
    expect(second.isRead()).toBe(false);
    first.end();
    expect((await first.answer).status).toBe(200);
    await second.begun;
    second.end();
    expect((await second.answer).status).toBe(200);
  });

  it.each([
    ["pageLinks", "pl-page", ""],
    ["pageLinks", "pl-code", "482913"],
    ["invites", "inv-open", ""],
    ["invites", "inv-register", "135790"],
    ["invites", "inv-workforce", "468023"],
    ["employerAgreements", "ea-signed", "579134"],
  ])("of %s %s, where nothing is signed, uploads nothing", async (table, id, code) => {
    const grant = await grantOf(table, id, code);
    expect(grant).toEqual(expect.any(String));
    expect(await upload({ grant })).toMatchObject({
      status: 401,
      body: { code: "auth.token-missing" },
    });
  });
});

describe("who opened an invite to sign that has no code", () => {
  it("uploads nothing", async () => {
    await api.services.db
      .insertInto("invites")
      .values({ id: "inv-open-employer", orgId: "org-keystone", inviteType: "employer" })
      .execute();
    const grant = await grantOf("invites", "inv-open-employer");
    expect(grant).toEqual(expect.any(String));
    expect((await upload({ grant })).status).toBe(401);
  });
});

describe("a student", () => {
  it("uploads a picture for themselves, and sets it as signature and picture", async () => {
    const { body } = await upload({ token: student });
    const changed = {
      id: "user-keystone-student",
      userSignature: body.url,
      profilePicture: body.url,
    };
    expect(await put(student, changed)).toMatchObject({ status: 200, body: changed });
  });

  it("uploads nothing that is public, no document, and nothing into a material of others", async () => {
    const by = { token: student };
    expect((await upload(by, { prefix: "public-content/logos" })).status).toBe(403);
    expect((await upload(by, { fileExt: "txt", content: "hello" })).status).toBe(403);
    const others = { prefix: "public-content/materials/mat-safety" };
    expect((await upload(by, others)).status).toBe(403);
  });

  it.each(["user-content", "user-content/", "user-content/org-keystone"])(
    "uploads under %s into the folder of their organization",
    async (prefix) => {
      const { body } = await upload({ token: student }, { prefix });
      const { key } = await api.services.db
        .selectFrom("files")
        .select("key")
        .where("name", "=", body.url.split("/").at(-1)!)
        .executeTakeFirstOrThrow();
      expect(key).toMatch(/^org-keystone\/user-content\/org-keystone\/[\w-]+\.png$/);
    },
  );

  it.each([
    ["user-content/org-valley-college", 403],
    ["user-content/invites/inv-employer", 403],
    ["user-content/materials/mat-safety", 403],
    ["user-content/org-keystone/reports", 403],
    ["user-content/..", 400],
    ["user-content/%2e%2e/public-content", 400],
    ["/user-content", 400],
  ])("uploads nothing under %s", async (prefix, status) => {
    expect((await upload({ token: student }, { prefix })).status).toBe(status);
  });

  it("uploads files of a material that is theirs, none of them for everybody", async () => {
    await api.services.db
      .insertInto("materials")
      .values({
        id: "mat-own",
        orgId: "org-keystone",
        title: "My notes",
        userId: "user-keystone-student",
      })
      .execute();
    const file = { prefix: "user-content/materials/mat-own", fileExt: "txt", content: "hello" };
    const { status, body } = await upload({ token: student }, file);
    expect(status).toBe(200);
    const asPublic = { ...file, prefix: "public-content/materials/mat-own" };
    expect((await upload({ token: student }, asPublic)).status).toBe(403);
    const listed = { id: "mat-own", cdnFiles: [{ name: "notes", url: body.url }] };
    expect((await put(student, listed, "materials")).status).toBe(200);
  });

  it.each([
    ["of another person", () => upload({ token: teacher })],
    ["that there is none of", async () => ({ body: { url: `/v1/files/${"a".repeat(22)}.png` } })],
  ])("names no file %s as their own", async (_, make) => {
    const { body } = await make();
    const answer = await put(student, { id: "user-keystone-student", userSignature: body.url });
    expect(answer).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
  });

  it.each(["javascript:alert(1)", "https://evil.example/x.png", "data:image/png;base64,AAAA"])(
    "stores no %s as their signature",
    async (userSignature) => {
      const answer = await put(student, { id: "user-keystone-student", userSignature });
      expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    },
  );
});

describe("what students upload in a day", () => {
  const organization = "uploads of students to org-keystone";
  const account = "uploads of user-keystone-student";
  const fill = (key: string, count: number) =>
    sql`INSERT INTO "attempts" ("key", "at")
      SELECT ${key}, ${api.services.clock().toISOString()}::timestamptz
      FROM generate_series(1, ${count}::integer)`.execute(api.services.db);
  const forget = () =>
    api.services.db.deleteFrom("attempts").where("key", "like", "uploads %").execute();
  beforeEach(forget);
  afterAll(forget);
  const status = async (by: Parameters<typeof upload>[0]) => (await upload(by)).status;
  const tooMany = { status: 429, body: { code: "limit.too-many-requests" } };

  it("is at most two gigabytes of an organization, and leaves its staff and signers their room", async () => {
    await fill(account, 5);
    await fill(organization, 19_999);
    expect(await status({ token: student })).toBe(200);
    expect(await upload({ token: student })).toMatchObject(tooMany);
    const grant = await grantOf("invites", "inv-employer", "246801");
    expect(await status({ grant })).toBe(200);
    expect(await status({ token: teacher })).toBe(200);
  });

  it("is at most a gigabyte from one network, and leaves others and the signers there theirs", async () => {
    await fill(account, 5);
    await fill("uploads from 203.0.113.90", 9_999);
    const from = "203.0.113.90";
    expect(await status({ token: student, from })).toBe(200);
    expect(await status({ token: student, from })).toBe(429);
    expect(await status({ token: student, from: "198.51.100.90" })).toBe(200);
    const grant = await grantOf("invites", "inv-employer", "246801");
    expect(await status({ grant, from })).toBe(200);
  });

  it("refuses nobody who has uploaded fewer than five files, whatever others did", async () => {
    const from = "203.0.113.90";
    await fill("uploads from 203.0.113.90", 10_000);
    await fill(organization, 20_000);
    for (let file = 1; file <= 5; file += 1)
      expect(await status({ token: student, from })).toBe(200);
    expect(await upload({ token: student, from })).toMatchObject(tooMany);
  });

  it("has that room for a signature or a picture, and not for five large files of each of many", async () => {
    await fill(organization, 20_000);
    const content = Buffer.concat([png, Buffer.alloc(1_000_000)]);
    expect(await upload({ token: student }, { content })).toMatchObject(tooMany);
    expect(await status({ token: student })).toBe(200);
  });

  it("is at most sixty files of one account", async () => {
    await fill(account, 59);
    expect(await status({ token: student })).toBe(200);
    expect(await upload({ token: student })).toMatchObject(tooMany);
  });

  it("counts once for each hundred thousand bytes of a file", async () => {
    const content = Buffer.concat([png, Buffer.alloc(210_000)]);
    expect((await upload({ token: student }, { content })).status).toBe(200);
    expect(await status({ token: student })).toBe(200);
    const counted = await api.services.db
      .selectFrom("attempts")
      .select("key")
      .where("key", "=", organization)
      .execute();
    expect(counted).toHaveLength(3 + 1);
    await fill(account, 5);
    await fill(organization, 20_000 - 4 - 2);
    expect((await upload({ token: student }, { content })).status).toBe(429);
    expect(await status({ token: student })).toBe(200);
  });
});

describe("a list of files", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example/x.png"])(
    "has no address %s",
    async (url) => {
      const cdnFiles = [{ name: "notes", url }];
      const inMaterial = await api.request("POST", "/v1/external/supabase/materials", {
        token: teacher,
        body: { title: "Notes", cdnFiles },
      });
      expect(inMaterial).toMatchObject({ status: 400, body: { code: "input.invalid" } });
      const published = await api.request(
        "POST",
        "/v1/external/content/class/course-register/publish",
        { token: teacher, body: { cdnFiles } },
      );
      expect(published).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    },
  );
});

describe("a list of files of a class", () => {
  it.each([
    (name: string) => `/v1/files/${name}`,
    (name: string) => `/v1/files/${name}#page`,
    (name: string) => `/v1/files/../files/${name}`,
    (name: string) => `https://guildway.test/v1/fil%65s/${name}`,
  ])("names no file of another organization, however it is spelt: %s", async (spelt) => {
    const { body } = await upload({ token: teacher });
    const cdnFiles = [{ name: "theirs", url: spelt(body.url.split("/").at(-1)!) }];
    const made = await api.request<{ sys: { id: string } }>("POST", "/v1/external/content/class", {
      token: stranger,
      body: { title: "Ours" },
    });
    const path = `/v1/external/content/class/${made.body.sys.id}`;
    const refused = { status: 422, body: { code: "record.reference-unknown" } };
    const change = { token: stranger, body: { integration: { cdnFiles } } };
    expect(await api.request("PUT", path, change)).toMatchObject(refused);
    const publish = { token: stranger, body: { cdnFiles } };
    expect(await api.request("POST", `${path}/publish`, publish)).toMatchObject(refused);
  });
});

describe("staff", () => {
  it("upload a thousand files a day, and two thousand those of an organization together", async () => {
    const { db, clock } = api.services;
    const fill = (key: string, count: number) =>
      db
        .insertInto("attempts")
        .values(Array.from({ length: count }, () => ({ key, at: clock().toISOString() })))
        .execute();
    const forget = () => db.deleteFrom("attempts").where("key", "like", "uploads %").execute();
    await forget();
    for (const [key, most] of [
      ["uploads of user-keystone-teacher", 1000],
      ["uploads to org-keystone", 2000],
    ] as const) {
      await fill(key, most - 1);
      expect((await upload({ token: teacher })).status).toBe(200);
      expect((await upload({ token: teacher })).status).toBe(429);
      await forget();
    }
  });

  it("name a private file of nobody else where others would see it, but files of the library and of everybody", async () => {
    const owner = await api.signIn("owner@keystone.test");
    const toLibrary = (url: string) =>
      api.request<Row>("POST", `${tables}/resources`, {
        token: teacher,
        body: { name: "Handout", type: "pdf", file: url },
      });
    const refused = { status: 422, body: { code: "record.reference-unknown" } };
    const picture = (await upload({ token: student })).body.url;
    expect(await toLibrary(picture)).toMatchObject(refused);
    expect(await toLibrary((await upload({ token: owner })).body.url)).toMatchObject(refused);
    const cdnFiles = [{ name: "picture", url: picture }];
    expect(
      await api.request("POST", `${tables}/materials`, {
        token: teacher,
        body: { title: "Notes", cdnFiles },
      }),
    ).toMatchObject(refused);
    for (const prefix of ["user-content/library", "public-content/logos"]) {
      const { url } = (await upload({ token: owner }, { prefix })).body;
      expect((await toLibrary(url)).status).toBe(200);
    }
    const ofStudent = { id: "user-keystone-student", profilePicture: picture };
    expect((await put(owner, ofStudent)).status).toBe(200);
  });

  it("name a file of their organization, and none of another", async () => {
    const { body } = await upload({ token: teacher });
    const signature = { id: "user-keystone-teacher", userSignature: body.url };
    expect((await put(teacher, signature)).status).toBe(200);
    const theirs = { id: "user-valley-college-teacher", userSignature: body.url };
    expect((await put(stranger, theirs)).status).toBe(422);
    const removed = await api.request("POST", "/v1/external/aws/delete-file", {
      token: teacher,
      body: { file: (await upload({ token: teacher })).body.url, organizationId: "org-keystone" },
    });
    expect(removed.status).toBe(200);
  });
});
