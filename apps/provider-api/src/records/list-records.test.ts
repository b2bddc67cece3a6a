import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

interface Page {
  items: Record<string, unknown>[];
  total: number;
  rangeFrom: number | null;
  rangeTo: number | null;
  page: number;
  limit: number;
}

let api: TestApi;
let superAdmin: string;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  superAdmin = await api.signIn("superadmin@guildway.test");
  owner = await api.signIn("owner@keystone.test");
});
afterAll(() => api.close());

const users = (query: string, token = superAdmin) =>
  api.get<Page>(`/v1/external/supabase/users?${query}`, token);

describe("the list of users", () => {
  it("answers 200 at a time, on page 1, ordered by name", async () => {
    const { body } = await users("orgId=org-keystone");
    expect(body).toMatchObject({ limit: 200, page: 1, rangeFrom: 0, rangeTo: 199 });
    expect(body.total).toBeGreaterThanOrEqual(250);
    const names = body.items.map((item) => item["name"] as string);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it("pages without leaving anyone out or showing anyone twice", async () => {
    const first = await users("orgId=org-keystone");
    const second = await users("orgId=org-keystone&page=2");
    const ids = [...first.body.items, ...second.body.items].map((item) => item["id"]);
    expect(new Set(ids).size).toBe(first.body.total);
  });

  it("says that a page past the end is empty, and still how many there are", async () => {
    const { body } = await users("orgId=org-keystone&page=99");
    expect(body).toMatchObject({ items: [], rangeFrom: null, rangeTo: null });
    expect(body.total).toBeGreaterThanOrEqual(250);
  });

  it("shows an owner their own organization only, whatever they ask for", async () => {
    const foreign = await users("orgId=org-valley", owner);
    expect(foreign.body).toMatchObject({ items: [], total: 0 });
    const all = await users("limit=3000", owner);
    expect(new Set(all.body.items.map((item) => item["orgId"]))).toEqual(new Set(["org-keystone"]));
  });
});

describe("the operators of a filter", () => {
  const cases: [string, (item: Record<string, unknown>) => boolean][] = [
    ["f.email[eq]=owner@keystone.test", (item) => item["email"] === "owner@keystone.test"],
    ["f.name[gt]=M", (item) => (item["name"] as string) > "M"],
    ["f.name[lt]=C", (item) => (item["name"] as string) < "C"],
    ["f.name[ilike]=ada", (item) => /ada/i.test(item["name"] as string)],
    ["f.name[ilike]=ada%25", (item) => /^ada/i.test(item["name"] as string)],
    ["f.locationId[is]=null", (item) => item["locationId"] === null],
    ["f.locationId[!is]=null", (item) => item["locationId"] !== null],
    ["f.testUser[is]=true", (item) => item["testUser"] === true],
    ["f.locationId[in]=loc-bethlehem,loc-none", (item) => item["locationId"] === "loc-bethlehem"],
    [
      "f.membership[ov]=inactive,premium",
      (item) => ["inactive", "premium"].includes((item["membership"] as string[])[0]!),
    ],
    ["f.membership[!ov]=starter", (item) => !(item["membership"] as string[]).includes("starter")],
    ["f.role[ov]=teacher", (item) => (item["role"] as string[]).includes("teacher")],
  ];
  it.each(cases)("%s keeps those and only those that fit", async (filter, fits) => {
    const everyone = (await users("orgId=org-keystone&limit=3000")).body.items;
    const { body } = await users(`orgId=org-keystone&limit=3000&${filter}`);
    expect(body.items.map((item) => item["id"]).toSorted()).toEqual(
      everyone
        .filter(fits)
        .map((item) => item["id"])
        .toSorted(),
    );
    expect(body.items.length).toBeGreaterThan(0);
  });

  it("ilike takes _ and \\ for what they are, and % for anything", async () => {
    const names = ["fee_list", "feeXlist", String.raw`fee\list`];
    for (const name of names)
      await api.request("POST", "/v1/external/supabase/resources", {
        token: owner,
        body: { name, type: "text" },
      });
    const found = async (pattern: string) => {
      const path = `/v1/external/supabase/resources?order=createdAt&f.name[ilike]=`;
      const { body } = await api.get<Page>(`${path}${encodeURIComponent(pattern)}`, owner);
      return body.items.map(({ name }) => name);
    };
    expect(await found("fee_list")).toEqual(["fee_list"]);
    expect(await found(String.raw`fee\list`)).toEqual([String.raw`fee\list`]);
    expect(await found("fee%list")).toEqual(names);
  });

  it("select answers the named fields and no others", async () => {
    const { body } = await users("select=name,role&limit=1");
    expect(Object.keys(body.items[0]!)).toEqual(["name", "role"]);
  });

  it("what is equal in the order comes by its id, so that pages neither repeat nor leave out", async () => {
    const ids = ["res-childcare", "res-cost", "res-ged", "res-pay"];
    const query = `ids=${ids.toReversed().join(",")}&order=orgId&limit=2`;
    const page = async (number: number) => {
      const path = `/v1/external/supabase/resources?${query}&page=${number}`;
      return (await api.get<Page>(path, owner)).body.items.map(({ id }) => id);
    };
    expect([await page(1), await page(2)]).toEqual([ids.slice(0, 2), ids.slice(2)]);
  });

  it("order with - turns the order around", async () => {
    const names = (await users("order=-name&limit=50")).body.items.map(
      (item) => item["name"] as string,
    );
    expect(names).toEqual(names.toSorted((a, b) => (a > b ? -1 : 1)));
  });
});

describe("bad input to a list", () => {
  const cases: [string, string, string][] = [
    ["f.shoeSize[eq]=9", "query.unknown-field", "shoeSize"],
    ["f.__proto__[eq]=9", "query.unknown-parameter", "f.__proto__[eq]"],
    ["f.name[like]=a", "query.unknown-operator", "f.name[like]"],
    ["f.testUser[gt]=true", "query.operator-not-for-field", "f.testUser[gt]"],
    ["f.createdAt[gt]=yesterday", "query.invalid-value", "f.createdAt[gt]"],
    ["limit=0", "query.invalid-value", "limit"],
    ["limit=3001", "query.invalid-value", "limit"],
    ["page=-1", "query.invalid-value", "page"],
    ["order=shoeSize", "query.unknown-field", "shoeSize"],
    ["select=passwordHash", "query.unknown-field", "passwordHash"],
    ["sort=name", "query.unknown-parameter", "sort"],
    [
      `f.name[in]=${Array.from({ length: 1001 }, (_, n) => n).join(",")}`,
      "query.too-many",
      "f.name[in]",
    ],
    [`f.name[eq]=${"x".repeat(2001)}`, "query.invalid-value", "f.name[eq]"],
    ["f.name[eq]=%00", "input.invalid", "f.name[eq]"],
    ["limit=1&limit=2", "query.invalid-value", "limit"],
  ];
  const titled = cases.map(([query, ...expected]) => {
    const title = query.length > 40 ? `${query.slice(0, 40)}…` : query;
    return [title, query, ...expected] as const;
  });
  it.each(titled)("%s answers 400 with its code and field", async (_, query, code, field) => {
    const answer = await users(query);
    expect(answer).toMatchObject({ status: 400, body: { code, details: { faults: [{ field }] } } });
  });

  it("takes what looks like SQL as plain text", async () => {
    const answer = await users(
      `f.name[eq]=${encodeURIComponent("' OR 1=1; DROP TABLE users; --")}`,
    );
    expect(answer).toMatchObject({ status: 200, body: { total: 0 } });
  });
});

describe("a list that is asked for a capped total", () => {
  const providers = (query: string) =>
    api.get<Page & { isCapped?: true }>(
      `/v1/external/firebase/store/instructionProviders?${query}`,
      superAdmin,
    );
  beforeAll(async () => {
    await sql`INSERT INTO "instructionProviders" ("id", "orgId", "name")
      SELECT 'counted-' || n, 'org-riverbend', 'School ' || n FROM generate_series(1, 10001) AS n`.execute(
      api.services.db,
    );
  });

  it("counts to ten thousand and says that there are more, and still answers every page", async () => {
    const { body } = await providers("orgId=org-riverbend&total=capped&limit=200");
    expect(body).toMatchObject({ total: 10_000, isCapped: true, rangeTo: 199 });
    const last = (await providers("orgId=org-riverbend&total=capped&limit=3000&page=4")).body;
    expect(last.items.length).toBeGreaterThanOrEqual(1001);
  });

  it("is exact where there are no more, and without being asked", async () => {
    const few = (await providers("f.name[ilike]=School 100%25&total=capped&limit=10")).body;
    expect(few.total).toBe(13);
    expect(few).not.toHaveProperty("isCapped");
    expect((await providers("f.id[ilike]=counted-%25&limit=10")).body.total).toBe(10_001);
  });

  it("takes no other word", async () => {
    expect((await providers("total=all")).status).toBe(400);
  });
});

describe("the list of one record by its id", () => {
  const courses = (query: string) => api.get<Page>(`/v1/external/supabase/courses?${query}`);

  it("counts none where there is none", async () => {
    for (const query of ["id=course-none", "f.id[eq]=course-none"])
      expect((await courses(query)).body).toMatchObject({ items: [], total: 0, rangeTo: null });
    expect((await courses("id=course-welding")).body).toMatchObject({ total: 1, rangeTo: 0 });
  });

  it("keeps to the organization that is asked for", async () => {
    const { body } = await courses("id=course-welding&orgId=org-riverbend");
    expect(body).toMatchObject({ items: [], total: 0 });
    expect((await courses("id=course-welding&orgId=org-keystone")).body.total).toBe(1);
  });
});
