import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const content = "/v1/api/content";
const read = (path: string, key?: string) =>
  api.request<{ items: Row[]; total: number; limit: number; code?: string }>(
    "GET",
    `${content}/${path}`,
    key ? { headers: { "x-api-key": key } } : {},
  );
const keystone = "gw_demo_content_key";

describe("content for a program with a key", () => {
  it.each(["resources", "resourceGroups", "documents"])(
    "lists %s of the key's own organization, 20 at a time where it asks so",
    async (type) => {
      const { status, body } = await read(`${type}?limit=20`, keystone);
      expect(status).toBe(200);
      expect(body.items.length).toBeGreaterThan(0);
      expect(body).toMatchObject({ limit: 20, page: 1, rangeFrom: 0 });
      expect(body.items.filter(({ orgId }) => orgId !== "org-keystone")).toEqual([]);
    },
  );

  it("takes the filters of the API explorer", async () => {
    const group =
      "f.parentType[eq]=resourceGroup&f.parentIds[ov]=rg-training,rg-apprenticeship&f.parentId[eq]=rg-training";
    const { body } = await read(`resources?${group}&order=-name`, keystone);
    expect(body.items.map(({ parentId }) => parentId)).toContain("rg-training");
    const top = await read("resourceGroups?f.parentId[is]=null", keystone);
    expect(top.body.total).toBe(2);
    const select = "rawText,id,refId,pageNumber,metadata";
    const passages = await read(
      `documents?f.refId[in]=res-pay,res-cost&select=${select}`,
      keystone,
    );
    expect(Object.keys(passages.body.items[0]!).toSorted()).toEqual(select.split(",").toSorted());
  });

  it("without a key, or with a bad one, is refused", async () => {
    expect((await read("resources")).status).toBe(401);
    expect(await read("resources", "gw_nothing")).toMatchObject({
      status: 401,
      body: { code: "key.unknown" },
    });
  });
});

describe("courses and their topics", () => {
  it("are read by everybody as far as they are public, by bare filters", async () => {
    const bySlug = await read("courses?isPublic=true&courseSlug=welding-basics");
    expect(bySlug.body.items).toMatchObject([{ id: "course-welding" }]);
    const ofOrganization = await read("courses?isPublic=true&orgId=org-keystone");
    const ids = ofOrganization.body.items.map(({ id }) => id);
    expect(ids).toContain("course-welding");
    expect(ids).not.toContain("course-private");
    const topics = await read("courseTopics?classId=course-welding");
    expect(topics.body.total).toBeGreaterThan(0);
    expect((await read("courseTopics?classId=course-private")).body.items).toEqual([]);
  });

  it("are asked for with no other bare filter", async () => {
    expect((await read("courses?title=Welding")).body.code).toBe("query.unknown-parameter");
    expect((await read("resources?classId=course-welding", keystone)).body.code).toBe(
      "query.unknown-parameter",
    );
  });
});
