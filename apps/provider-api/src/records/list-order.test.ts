import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let superAdmin: string;
const order = "riverbend-order-";
beforeAll(async () => {
  api = await startTestApi();
  superAdmin = await api.signIn("superadmin@guildway.test");
  const titles = ["Cook", null, "Baker", "Cook", null, "Dyer", null];
  await api.services.db
    .insertInto("users")
    .values(
      titles.map((title, number) => ({
        id: `${order}${number}`,
        orgId: "org-valley",
        title,
        locationId: "loc-ordered",
      })),
    )
    .execute();
});
afterAll(() => api.close());

interface Page {
  items: { id: string }[];
  total: number;
  rangeFrom: number | null;
}
const page = async (query: string) => {
  const path = `/v1/external/supabase/users?f.locationId[eq]=loc-ordered&select=id&${query}`;
  const { items, ...rest } = (await api.get<Page>(path, superAdmin)).body;
  return { ...rest, ids: items.map(({ id }) => Number(id.slice(order.length))) };
};

describe("records without a value", () => {
  it("come last, whichever way the list runs", async () => {
    expect((await page("order=title")).ids).toEqual([2, 0, 3, 5, 1, 4, 6]);
    expect((await page("order=-title")).ids).toEqual([5, 3, 0, 2, 6, 4, 1]);
  });

  it.each([1, 2, 3, 4, 6, 7, 8])("stand once on the pages of %i", async (limit) => {
    const ids: number[] = [];
    for (let number = 1; number <= Math.ceil(7 / limit) + 1; number++) {
      const { ids: some, total } = await page(`order=-title&limit=${limit}&page=${number}`);
      ids.push(...some);
      expect(total).toBe(7);
    }
    expect(ids).toEqual([5, 3, 0, 2, 6, 4, 1]);
  });

  it("stay last behind another order", async () => {
    expect((await page("order=-title,-locationId")).ids).toEqual([5, 3, 0, 2, 6, 4, 1]);
    expect((await page("order=-locationId,title")).ids).toEqual([2, 0, 3, 5, 1, 4, 6]);
  });

  it("are left out where the list is searched by what they lack", async () => {
    expect((await page("order=-title&f.title[ilike]=e")).ids).toEqual([5, 2]);
    expect((await page("order=-title&f.title[is]=null")).ids).toEqual([6, 4, 1]);
  });
});

describe("a page past the end", () => {
  it("is empty and still says how many there are", async () => {
    for (const by of ["title", "-title", "-createdAt"])
      expect(await page(`order=${by}&limit=5&page=9`)).toMatchObject({
        ids: [],
        total: 7,
        rangeFrom: null,
      });
  });
});
