import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const tables = "/v1/external/supabase";
const store = "/v1/external/firebase/store";

const check = (table: string, id: string, accessCode: string) =>
  api.request<{ success: boolean; grant: string; code: string }>(
    "POST",
    "/v1/access/checkAccessCode",
    { body: { id, table, accessCode } },
  );
const read = async (path: string, grant: string) =>
  (await api.request<{ items: Row[] }>("GET", path, { headers: { "x-access-grant": grant } })).body
    .items[0];
const makeLink = async (values: Row) =>
  (
    await api.request<{ id: string }>("POST", `${tables}/pageLinks`, {
      token: admin,
      body: { title: "A link", url: "https://example.test/", accessCode: "112233", ...values },
    })
  ).body.id;
const change = (id: string, values: Row) =>
  api.request("PUT", `${tables}/pageLinks`, { token: admin, body: { id, ...values } });

describe("a page link that is inactive", () => {
  it("says so before any code and lets nobody in, the right code included", async () => {
    const id = await makeLink({ inactive: true });
    expect(await read(`${tables}/pageLinks?id=${id}`, "none")).toEqual({
      id,
      hasAccessCode: true,
      inactive: true,
    });
    expect(await check("pageLinks", id, "112233")).toMatchObject({
      status: 404,
      body: { code: "record.not-found" },
    });
  });

  it("shows a visitor nothing but that, where it has no code", async () => {
    expect(await read(`${tables}/pageLinks?id=pl-inactive`, "none")).toEqual({
      id: "pl-inactive",
      hasAccessCode: false,
      inactive: true,
    });
  });
});

describe("the grants of a page link", () => {
  it.each([
    ["another code", { accessCode: "445566" }],
    ["no code any more", { accessCode: null }],
    ["the same code set again", { accessCode: "112233" }],
    ["being switched off", { inactive: true }],
  ])("end with %s", async (_, values) => {
    const id = await makeLink({});
    const { grant } = (await check("pageLinks", id, "112233")).body;
    expect(await read(`${tables}/pageLinks?id=${id}`, grant)).toHaveProperty("title");
    expect((await change(id, values)).status).toBe(200);
    const left = await api.services.db
      .selectFrom("grants")
      .select("recordId")
      .where("recordId", "=", id)
      .execute();
    expect(left).toEqual([]);
  });

  it("stay when something else changes", async () => {
    const id = await makeLink({});
    const { grant } = (await check("pageLinks", id, "112233")).body;
    await change(id, { title: "Renamed" });
    expect(await read(`${tables}/pageLinks?id=${id}`, grant)).toMatchObject({ title: "Renamed" });
  });
});

describe("an invite", () => {
  it("ends its grants when it is completed", async () => {
    const { grant } = (await check("invites", "inv-workforce", "468023")).body;
    const headers = { "x-access-grant": grant };
    const body = { id: "inv-workforce" };
    expect((await api.request("POST", "/v1/access/completeInvite", { headers, body })).status).toBe(
      200,
    );
    const left = await api.services.db
      .selectFrom("grants")
      .select("recordId")
      .where("recordId", "=", "inv-workforce")
      .execute();
    expect(left).toEqual([]);
  });

  it("without a code shows its grant no contact field and no history, and cannot be found by one", async () => {
    const { db } = api.services;
    await db
      .updateTable("invites")
      .set({
        email: "open@forge.test",
        firstName: "Ana",
        lastName: "Ruiz",
        inviteHistory: JSON.stringify([
          { actionAt: "2026-11-20T12:00:00Z", actionTaken: "Called Ana Ruiz", by: "staff" },
        ]) as never,
      })
      .where("id", "=", "inv-open")
      .execute();
    const { grant } = (await check("invites", "inv-open", "")).body;
    const invite = await read(`${store}/invites?id=inv-open`, grant);
    expect(invite).toMatchObject({ inviteType: "workforce" });
    for (const field of ["email", "firstName", "lastName", "title", "inviteHistory"])
      expect(invite).not.toHaveProperty(field);
    const found = await api.request<{ items?: Row[] }>(
      "GET",
      `${store}/invites?id=inv-open&f.email[ilike]=open`,
      { headers: { "x-access-grant": grant } },
    );
    expect(found.body.items ?? []).toEqual([]);
  });
});

describe("a code whose record becomes another's", () => {
  const make = async (type: string, data: Row) => {
    const made = await api.request<{ docId: string }>("POST", `${store}/${type}`, {
      token: admin,
      body: { data: { accessCode: "112233", ...data } },
    });
    return made.body.docId;
  };

  it.each([
    [
      "invites",
      { inviteType: "employer", employerAgreementId: "ea-open" },
      { employerAgreementId: "ea-signed" },
    ],
    [
      "invites",
      { inviteType: "workforce", employerProfileId: "ep-forge" },
      { employerProfileId: "ep-bakery" },
    ],
    ["invites", { inviteType: "register" }, { inviteType: "workforce" }],
    ["invites", { email: "first@forge.test" }, { email: "second@forge.test" }],
    ["apprenticeAgreements", { userId: "user-keystone-0005" }, { userId: "user-keystone-0006" }],
    ["employerAgreements", { employerProfileId: "ep-forge" }, { employerProfileId: "ep-bakery" }],
  ] as const)("opens nothing any more, of %s", async (type, data, moved) => {
    const id = await make(type, data);
    const put = (values: Row) =>
      api.request("PUT", `${store}/${type}`, { token: admin, body: { id, data: values } });
    const { grant } = (await check(type, id, "112233")).body;
    expect((await put(data)).status).toBe(200);
    expect(await read(`${store}/${type}?id=${id}`, grant)).toMatchObject({ orgId: "org-keystone" });
    expect((await put(moved)).status).toBe(200);
    expect(await read(`${store}/${type}?id=${id}`, grant)).toEqual({ id, hasAccessCode: true });
    expect((await check(type, id, "112233")).body.success).toBe(false);
    expect((await put({ ...data, accessCode: "445566" })).status).toBe(200);
    expect((await check(type, id, "445566")).body.success).toBe(true);
  });
});

describe("a grant for which no code was asked", () => {
  const codeless = async (data: object) => {
    const made = await api.request<{ docId: string }>("POST", `${store}/invites`, {
      token: admin,
      body: { data: { orgId: "org-keystone", locationId: "loc-allentown", ...data } },
    });
    return (await check("invites", made.body.docId, "")).body.grant;
  };

  it("shows of a page link and its page what everybody reads of them", async () => {
    const { grant } = (await check("pageLinks", "pl-page", "")).body;
    for (const path of [`${tables}/pageLinks?id=pl-page`, `${tables}/pages?id=page-welcome`]) {
      const shown = await read(path, grant);
      expect(shown).toHaveProperty("orgId", "org-keystone");
      expect(shown).toEqual(await read(path, "none"));
    }
  });

  it("shows no contact of an employer, only what the form asks for", async () => {
    const { grant } = (await check("invites", "inv-open", "")).body;
    const employer = await read(`${store}/employerProfiles?id=ep-forge`, grant);
    expect(employer).toMatchObject({ name: "Lehigh Forge and Machine", ein: "31-5914023" });
    for (const field of Object.keys(employer ?? {})) expect(field).not.toMatch(/^contact/);
  });

  it.each(["workforce", "register", "survey"])(
    "of an invite of type %s neither reads nor writes wage schedules",
    async (inviteType) => {
      const grant = await codeless({
        inviteType,
        employerProfileId: "ep-forge",
        apprenticeshipId: "ap-maintenance",
      });
      const by = { headers: { "x-access-grant": grant } };
      const path = `${store}/wageSchedules`;
      const seen = await api.request("GET", `${path}?f.apprenticeshipId[eq]=ap-maintenance`, by);
      expect(seen.status).toBe(401);
      const change = { id: "ws-maintenance", data: { entryWage: 7.25 } };
      expect((await api.request("PUT", path, { ...by, body: change })).status).toBe(401);
      const data = { title: "A stranger's", apprenticeshipId: "ap-maintenance" };
      expect((await api.request("POST", path, { ...by, body: { data } })).status).toBe(401);
    },
  );

  it.each([
    ["employer", { employerAgreementId: "ea-open" }],
    ["apprentice", { apprenticeAgreementId: "aa-open" }],
  ])(
    "of an invite of type %s shows the wages of its agreement, and writes neither them nor the numbers of the employer",
    async (inviteType, named) => {
      const grant = await codeless({ inviteType, employerProfileId: "ep-forge", ...named });
      const by = { headers: { "x-access-grant": grant } };
      const wages = await read(`${store}/wageSchedules?id=ws-maintenance`, grant);
      expect(wages).toMatchObject({ version: 1, wageRates: expect.any(Array) });
      const write = (method: string, type: string, body: object) =>
        api.request(method, `${store}/${type}`, { ...by, body });
      const change = { id: "ws-maintenance", data: { entryWage: 7.25 } };
      expect((await write("PUT", "wageSchedules", change)).status).toBe(401);
      const data = { title: "A stranger's", apprenticeshipId: "ap-maintenance" };
      expect((await write("POST", "wageSchedules", { data })).status).toBe(401);
      const numbers = { id: "ep-forge", data: { totalEmployees: 1 } };
      expect((await write("PUT", "employerProfiles", numbers)).status).toBe(401);
    },
  );

  it("of a workforce invite reports the numbers of the employer, as its form does", async () => {
    const { grant } = (await check("invites", "inv-open", "")).body;
    const numbers = await api.request("PUT", `${store}/employerProfiles`, {
      headers: { "x-access-grant": grant },
      body: { id: "ep-forge", data: { totalEmployees: 91 } },
    });
    expect(numbers.status).toBe(200);
  });

  it.each([
    ["employer", "employerAgreements", { employerAgreementId: "ea-open" }],
    ["apprentice", "apprenticeAgreements", { apprenticeAgreementId: "aa-open" }],
  ])("shows nothing of who signs the agreement of an %s", async (inviteType, table, named) => {
    const grant = await codeless({ inviteType, ...named });
    const agreement = await read(`${store}/${table}?id=${Object.values(named)[0]}`, grant);
    expect(agreement).toMatchObject({ orgId: "org-keystone" });
    for (const field of Object.keys(agreement ?? {}))
      expect(field).not.toMatch(/^(signer|name|user)/);
  });

  it.each([
    ["workforce", { employerAgreementId: "ea-open" }],
    ["workforce", { apprenticeAgreementId: "aa-open" }],
    ["apprentice", { employerAgreementId: "ea-open" }],
    ["employer", { apprenticeAgreementId: "aa-open" }],
  ])("of an invite as %s opens no agreement of another kind: %j", async (inviteType, named) => {
    const grant = await codeless({ inviteType, ...named });
    const [id] = Object.values(named);
    const table = id === "ea-open" ? "employerAgreements" : "apprenticeAgreements";
    expect(await read(`${store}/${table}?id=${id}`, grant)).toEqual({ id, hasAccessCode: false });
  });

  it.each([
    ["inv-open", ""],
    ["inv-register", "135790"],
    ["inv-workforce", "468023"],
    ["pl-page", ""],
    ["pl-code", "482913"],
  ])(
    "of %s, on which nothing is signed, shows neither the sponsor's name nor their signature",
    async (id, code) => {
      await api.services.db
        .updateTable("pageLinks")
        .set({ locationId: "loc-allentown" })
        .where("id", "in", ["pl-page", "pl-code"])
        .execute();
      const type = id.startsWith("inv") ? "invites" : "pageLinks";
      const { grant } = (await check(type, id, code)).body;
      const headers = { "x-access-grant": grant };
      const sponsor = `${tables}/sponsors?id=user-keystone-owner`;
      expect((await api.request("GET", sponsor, { headers })).status).toBe(401);
      const signature = await api.fetch("/v1/files/demo-sign-sponsor-----.png", { headers });
      expect(signature.status).toBe(404);
    },
  );
});

describe("widgets", () => {
  it("are read by their id and listed to no visitor", async () => {
    expect((await api.get(`${tables}/widgets?orgId=org-keystone`)).status).toBe(401);
    expect(await read(`${tables}/widgets?id=widget-courses`, "none")).toHaveProperty("title");
  });
});

describe("a code that is changed at the moment at which it is given", () => {
  it("leaves no grant behind, whichever comes first", async () => {
    const table = `${store}/invites`;
    for (let turns = 0; turns < 30; turns++) {
      const made = await api.request<{ docId: string }>("POST", table, {
        token: admin,
        body: { data: { inviteType: "workforce", accessCode: "112233", firstName: "Rosa" } },
      });
      const id = made.body.docId;
      const body = { id, data: { accessCode: "445566" } };
      const changing = api.request("PUT", table, { token: admin, body });
      for (let turn = 0; turn < turns; turn++)
        await new Promise((resolve) => setImmediate(resolve));
      const { grant = "none" } = (await check("invites", id, "112233")).body;
      await changing;
      expect(await read(`${table}?id=${id}`, grant)).toEqual({ id, hasAccessCode: true });
    }
  });
});
