import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const tables = "/v1/external/supabase";
const items = async (path: string, token?: string) =>
  (await api.get<{ items: Row[] }>(path, token)).body.items;

describe("another organization", () => {
  it("neither opens nor closes a page by a link of its own to it", async () => {
    const { db } = api.services;
    const page = { orgId: "org-keystone", title: "A page" };
    await db
      .insertInto("pages")
      .values([
        { ...page, id: "page-kept-closed" },
        { ...page, id: "page-kept-open" },
      ])
      .execute();
    await db
      .insertInto("pageLinks")
      .values([
        {
          id: "pl-kept-closed",
          orgId: "org-keystone",
          pageId: "page-kept-closed",
          accessCode: "sealed",
        },
        { id: "pl-foreign-open", orgId: "org-valley", pageId: "page-kept-closed" },
        {
          id: "pl-foreign-closed",
          orgId: "org-valley",
          pageId: "page-kept-open",
          accessCode: "sealed",
        },
      ])
      .execute();
    expect(await items(`${tables}/pages?id=page-kept-closed`)).toEqual([]);
    expect(await items(`${tables}/pages?id=page-kept-open`)).toHaveLength(1);
  });

  it("cannot make a page link to a page that is not its own", async () => {
    const token = await api.signIn("owner@valley-college.test");
    const made = await api.request("POST", `${tables}/pageLinks`, {
      token,
      body: { title: "Theirs", pageId: "page-second" },
    });
    expect(made).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
  });

  it("cannot name somebody of another organization as a manager of its location", async () => {
    const token = await api.signIn("owner@valley-college.test");
    const made = await api.request("POST", "/v1/external/content/location", {
      token,
      body: { orgId: "org-valley", name: "Annex", managerIds: ["user-keystone-student"] },
    });
    expect(made).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
  });
});

describe("a record of the library or a question asked", () => {
  it.each([
    ["resources", { name: "Ours", parentId: "rg-training" }],
    ["resourceGroups", { title: "Ours", parentId: "rg-training" }],
    ["searches", { searchText: "Pay?", integrationId: "int-keystone" }],
    ["searches", { searchText: "Pay?", locationId: "loc-allentown" }],
  ])("of %s cannot name what is another organization's: %j", async (type, body) => {
    const made = await api.request("POST", `${tables}/${type}`, {
      token: await api.signIn("owner@valley-college.test"),
      body: { orgId: "org-valley", ...body },
    });
    expect(made).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
  });

  it("that is asked of the assistant keeps no location of another organization", async () => {
    const asked = async (locationId: string) => {
      const { body } = await api.request<{ data: { searchId: string } }>(
        "POST",
        `${tables}/vectorSearch`,
        {
          body: {
            orgId: "org-keystone",
            integrationId: "int-keystone",
            searchText: "What is paid?",
            saveSearch: true,
            locationId,
          },
        },
      );
      const kept = api.services.db.selectFrom("searches").select("locationId");
      return kept.where("id", "=", body.data.searchId).executeTakeFirstOrThrow();
    };
    expect(await asked("loc-bethlehem")).toEqual({ locationId: "loc-bethlehem" });
    const { id } = await api.services.db
      .selectFrom("locations")
      .select("id")
      .where("orgId", "=", "org-valley")
      .executeTakeFirstOrThrow();
    expect(await asked(id)).toEqual({ locationId: null });
  });
});

describe("an apprenticeship", () => {
  it.each([
    ["employerProfileId", "ep-forge"],
    ["locationId", "loc-allentown"],
    ["apprenticeshipTemplateId", "at-maintenance"],
  ])("cannot name a %s of another organization", async (field, id) => {
    const made = await api.request("POST", `${tables}/apprenticeships`, {
      token: await api.signIn("owner@valley-college.test"),
      body: { occupationName: "Welder", [field]: id },
    });
    expect(made).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
  });
});

describe("a closed page link", () => {
  it("does not tell its page to a filter beside its id", async () => {
    for (const filter of ["f.pageId[ilike]=page-s%25", "f.pageId[gt]=a", "f.pageId[!is]=null"])
      expect(await items(`${tables}/pageLinks?id=pl-code&${filter}`)).toEqual([]);
  });
});
