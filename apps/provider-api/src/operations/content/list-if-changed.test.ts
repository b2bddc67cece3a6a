import { resources } from "@guildway/api-contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listIfChanged } from "../../records/list-records.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

const content = "/v1/api/content";
const keystone = "gw_demo_content_key";
const fetched = (path: string, key = keystone, known?: string) =>
  api.fetch(`${content}/${path}`, {
    headers: { "x-api-key": key, ...(known && { "if-none-match": known }) },
  });
const tagOf = async (path: string, key?: string) => (await fetched(path, key)).headers.get("etag")!;
const table = "/v1/external/supabase/resources";
const write = (method: string, path: string, body?: object) =>
  api.request<{ id: string }>(method, path, { token: admin, ...(body && { body }) });

describe("the tag of a public list", () => {
  it.each(["resources", "resourceGroups", "documents", "courses", "courseTopics"])(
    "of %s saves the next transfer while nothing has changed, and is of no other query, page or caller",
    async (type) => {
      const tag = await tagOf(`${type}?limit=3`);
      const again = await fetched(`${type}?limit=3`, keystone, `"other", ${tag}`);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(tag);
      expect(again.headers.get("cache-control")).toBe("private, no-cache");
      expect((await fetched(`${type}?limit=3`)).headers.get("etag")).toBe(tag);
      for (const [path, key] of [
        [`${type}?limit=3&page=2`, keystone],
        [`${type}?limit=3&select=id`, keystone],
        [`${type}?limit=3`, "gw_demo_valley_key"],
      ])
        expect((await fetched(path!, key, tag)).status, path).toBe(200);
    },
  );

  it("changes with whatever is made, changed or deleted, and with what the server notes past every journal", async () => {
    const list = "resources?f.name[ilike]=Tagged&select=id,name";
    const tags = [await tagOf(list)];
    const next = async () => {
      const known = tags.at(-1)!;
      expect((await fetched(list, keystone, known)).status).toBe(200);
      tags.push(await tagOf(list));
    };
    const { id } = (await write("POST", table, { name: "Tagged", type: "link" })).body;
    await next();
    await write("PUT", table, { id, name: "Tagged anew" });
    await next();
    await sql`UPDATE "resources" SET "url" = 'https://by.hand.test' WHERE "id" = ${id}`.execute(
      api.services.db,
    );
    await next();
    await write("DELETE", `${table}?id=${id}`);
    await next();
    expect(new Set(tags.slice(0, 4)).size).toBe(4);
  });

  it("changes with what a visitor may see of a topic, which its course decides", async () => {
    const list = `${content}/courseTopics?classId=course-welding`;
    const ask = (known?: string) =>
      api.fetch(list, known ? { headers: { "if-none-match": known } } : {});
    const tag = (await ask()).headers.get("etag")!;
    expect((await ask(tag)).status).toBe(304);
    const course = "/v1/external/supabase/courses";
    await write("PUT", course, { id: "course-welding", isPublic: false });
    expect((await ask(tag)).status).toBe(200);
    await write("PUT", course, { id: "course-welding", isPublic: true });
  });
});

interface Page {
  items: { id: string }[];
  total: number;
  rangeFrom: number;
  page: number;
  nextCursor: string | null;
  code?: string;
  details?: object;
}

describe("a public list that is read by cursor", () => {
  const read = async (query: string) =>
    (await (await fetched(`resources?${query}`)).json()) as Page;
  const readAll = async (query: string) => {
    const pages: Page[] = [];
    for (let cursor: string | null = "first"; cursor; cursor = pages.at(-1)!.nextCursor)
      pages.push(await read(`${query}&cursor=${cursor}`));
    return pages;
  };

  it.each([
    "",
    "order=-createdAt",
    "order=updatedAt",
    "order=url",
    "order=-url",
    "order=type,-name",
    "order=-id",
  ])("answers with %j each record once, in the order of its pages", async (order) => {
    const whole = await read(`${order}&limit=1000`);
    const pages = await readAll(`${order}&limit=5`);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      whole.items.map(({ id }) => id),
    );
    expect(pages[1]).toMatchObject({ total: whole.total, rangeFrom: 5, page: 2 });
    expect(whole).not.toHaveProperty("nextCursor");
  });

  it("is moved by nothing that is added before it", async () => {
    const first = await read("order=name&limit=5&cursor=first");
    const rest = async () =>
      (await read(`order=name&limit=5&cursor=${first.nextCursor}`)).items.map(({ id }) => id);
    const before = await rest();
    const { id } = (await write("POST", table, { name: "AAA first of all", type: "link" })).body;
    expect(await rest()).toEqual(before);
    await write("DELETE", `${table}?id=${id}`);
  });

  it("goes on where a page ends whose last record goes while it is answered", async () => {
    const { db } = api.services;
    const { id } = (await write("POST", table, { name: "AAA first of all", type: "link" })).body;
    const deleting = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isPage = result.rows.some((row) => row["$rowId"] === id);
        if (isPage) await write("DELETE", `${table}?id=${id}`);
        return result;
      },
    });
    const { page } = await listIfChanged(
      { ...api.services, db: deleting },
      resources,
      [["limit", "1"]],
      { caller: { kind: "key", orgId: "org-keystone" } },
      { cursor: "first" },
    );
    const next = await read(`limit=1&cursor=${page!.nextCursor}`);
    expect(next.items).toEqual((await read("limit=1")).items);
  });

  it("is not ordered by a body, which no cursor could hold", async () => {
    expect(await read("order=type,-body&limit=5&cursor=first")).toMatchObject({
      code: "query.invalid-value",
      details: { faults: [{ parameter: "order" }] },
    });
  });

  it("refuses a cursor that is broken, of another query or beside a page", async () => {
    const { nextCursor } = await read("order=name&limit=5&cursor=first");
    for (const query of [
      "cursor=",
      "cursor=nothing",
      `order=name&limit=5&cursor=${nextCursor!.slice(0, -1)}`,
      `order=-name&limit=5&cursor=${nextCursor}`,
      `order=name&limit=5&f.type[eq]=link&cursor=${nextCursor}`,
    ])
      expect(await read(query), query).toMatchObject({
        code: "query.invalid-value",
        details: { faults: [{ field: "cursor", instead: { value: "first" } }] },
      });
    expect(await read("page=2&cursor=first")).toMatchObject({
      details: { faults: [{ parameter: "page" }] },
    });
    expect(await read(`limit=5&cursor=first&cursor=${nextCursor}`)).toMatchObject({
      details: { faults: [{ parameter: "cursor", reason: "is given twice" }] },
    });
    const ofValley = await fetched(
      `resources?order=name&limit=5&cursor=${nextCursor}`,
      "gw_demo_valley_key",
    );
    const { items } = (await ofValley.json()) as { items: { orgId: string }[] };
    expect(items.filter(({ orgId }) => orgId !== "org-valley")).toEqual([]);
  });
});
