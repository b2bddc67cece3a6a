import type { KeyScope } from "@guildway/api-contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Caller } from "../access/caller.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { isForPrograms } from "./may-handle-files.ts";

let api: TestApi;
let owner: string;
let url: string;
const keys = new Map<string, string>([["demo", "gw_demo_content_key"]]);
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
  const make = async (name: string, scopes?: KeyScope[]) => {
    const asked = { token: owner, body: { name, ...(scopes && { scopes }) } };
    const path = "/v1/external/program-keys";
    keys.set(name, (await api.request<{ key: string }>("POST", path, asked)).body.key);
  };
  await make("all");
  await make("library", ["resources", "createPublicUrl"]);
  await make("courses", ["courses", "createPublicUrl"]);
});
afterAll(() => api.close());

beforeEach(async () => {
  const raw = new FormData();
  raw.append("file", new Blob(["For some."]), "some.txt");
  const path = "/v1/external/aws/upload?fileExt=txt&organizationId=org-keystone";
  url = (await api.send<{ url: string }>("POST", path, { token: owner, raw })).body.url;
});

/** The keys that open the file by both of their calls. */
async function opening(): Promise<string[]> {
  const file = encodeURIComponent(url);
  const found: string[] = [];
  for (const [name, key] of keys) {
    const statuses = await Promise.all(
      [
        `/v1/api/actions/create-public-url?url=${file}`,
        `/v1/external/aws/buffer?organizationId=org-keystone&url=${file}`,
        url,
      ].map(async (path) => (await api.fetch(path, { headers: { "x-api-key": key } })).status),
    );
    expect(new Set(statuses).size, name).toBe(1);
    if (statuses[0] === 200) found.push(name);
  }
  return found;
}
const course = (values: { image?: string; description?: string }) =>
  api.services.db.updateTable("courses").set(values).where("id", "=", "course-live").execute();
const link = () => `<p><a href="http://localhost:3000${url}">Slides</a></p>`;

it("a file that no record names is opened by each key of its organization", async () => {
  expect(await opening()).toEqual(["demo", "all", "library", "courses"]);
});

it("a file that only a class names is opened by the keys that read classes", async () => {
  await course({ image: url });
  expect(await opening()).toEqual(["all", "courses"]);
});

it("a file that a resource names is opened by the keys that read resources", async () => {
  const resources = { id: "res-some", orgId: "org-keystone", name: "Some", file: url };
  await api.services.db.insertInto("resources").values(resources).execute();
  expect(await opening()).toEqual(["demo", "all", "library"]);
});

it("a file that rich text links is opened by the keys that read that text", async () => {
  await course({ description: link() });
  expect(await opening()).toEqual(["all", "courses"]);
  await course({ description: "" });
  await api.services.db
    .insertInto("materials")
    .values({ id: "mat-some", orgId: "org-keystone", title: "Some", body: link() })
    .execute();
  expect(await opening()).toEqual([]);
});

it("a key's pre-signed URL is one of its public URLs, which ends with it", async () => {
  await course({ image: url });
  const asking = `/v1/external/aws/buffer?organizationId=org-keystone&createPreSignedUrl=true`;
  const byKey = { headers: { "x-api-key": keys.get("courses")! } };
  const answer = await api.fetch(`${asking}&url=${encodeURIComponent(url)}`, byKey);
  const signed = ((await answer.json()) as { url: string }).url;
  expect((await api.fetch(signed)).status).toBe(200);
  const linked = api.services.db.selectFrom("fileLinks").select(["keyId"]);
  const { keyId } = await linked
    .where("fileName", "=", url.split("/").at(-1)!)
    .executeTakeFirstOrThrow();
  const revoke = { token: owner, body: { id: keyId } };
  await api.request("POST", "/v1/external/program-keys/revoke", revoke);
  expect((await api.fetch(signed)).status).toBe(404);
});

it("who asks for a file has one question asked of each table, and none after the one that permits it", async () => {
  const asked: string[] = [];
  const db = api.services.db.withPlugin({
    transformQuery({ node }) {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const name = url.split("/").at(-1)!;
  const file = { name, orgId: "org-keystone", type: "text/plain", isPublic: false };
  const key: Caller = { kind: "key", orgId: "org-keystone" };
  await isForPrograms({ db }, { ...file, createdBy: "user-keystone-owner" }, key);
  expect(asked.filter((node) => node.includes('"name":"courses"'))).toHaveLength(1);

  await course({ image: url });
  asked.length = 0;
  const scopes: KeyScope[] = ["courses", "createPublicUrl"];
  const limited = { ...key, scopes };
  expect(await isForPrograms({ db }, { ...file, createdBy: "nobody" }, limited)).toBe(true);
  expect(asked).toHaveLength(1);
});

it("who asks with a key that everybody may know for files that are not public spends what visitors have, and no other key does", async () => {
  const few = await startTestApi({ REQUESTS_PER_MINUTE: "60" });
  try {
    const token = await few.signIn("owner@keystone.test");
    const made = { token, body: { name: "A program" } };
    const own = await few.request<{ key: string }>("POST", "/v1/external/program-keys", made);
    const upload = async (prefix: string) => {
      const raw = new FormData();
      raw.append("file", new Blob(["For some."]), "some.txt");
      const path = `/v1/external/aws/upload?fileExt=txt&organizationId=org-keystone&prefix=${prefix}`;
      return (await few.send<{ url: string }>("POST", path, { token, raw })).body.url;
    };
    const ask = async (path: string, key = "gw_demo_content_key") =>
      (await few.fetch(path, { headers: { "x-api-key": key } })).status;
    const [some, everybodys] = [await upload("user-content"), await upload("public-content")];
    const inBase64 = `/v1/external/aws/buffer?organizationId=org-keystone&url=${some}`;
    for (let times = 0; times < 6; times++)
      expect([await ask(some), await ask(inBase64)]).toEqual([200, 200]);
    expect([await ask(some), await ask(inBase64)]).toEqual([429, 429]);
    expect(await ask(everybodys)).toBe(200);
    expect([await ask(some, own.body.key), await ask(inBase64, own.body.key)]).toEqual([200, 200]);
  } finally {
    await few.close();
  }
});
