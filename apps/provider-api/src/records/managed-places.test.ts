import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn("student@keystone.test");
  await manage("loc-allentown");
});
afterAll(() => api.close());

/** The student manages this location and no other. */
const manage = (place: string) =>
  api.services.db
    .updateTable("locations")
    .set({ managerIds: ["user-keystone-owner", "user-keystone-student"] })
    .where("id", "=", place)
    .execute();
const store = (type: string) => `/v1/external/firebase/store/${type}`;
const list = (type: string, query = "") =>
  api.get<{ items: Record<string, unknown>[]; code: string }>(
    `${store(type)}?limit=100${query}`,
    token,
  );
const may = async (type: string, id?: string) =>
  (
    await api.get<Record<string, boolean>>(
      `/v1/external/may?type=${type}${id ? `&id=${id}` : ""}`,
      token,
    )
  ).body;
const schedule = {
  title: "Millwrights 2026",
  entryWage: 30,
  wageRates: [
    { wageAmount: 14.1, duration: 4000 },
    { wageAmount: 20, duration: 4000 },
  ],
  locationId: "loc-allentown",
  employerProfileId: "ep-forge",
  apprenticeshipId: "ap-maintenance",
};
const make = (more: object) =>
  api.request<{ docId: string }>("POST", store("wageSchedules"), {
    token,
    body: { data: { ...schedule, ...more } },
  });
const change = (id: string, data: object) =>
  api.request("PUT", store("wageSchedules"), { token, body: { id, data } });

const types = ["wageSchedules", "employerProfiles", "invites", "employerAgreements"];

describe("a manager of a location, whatever their role,", () => {
  it.each([...types, "apprenticeAgreements"])(
    "reads %s of that location and no other",
    async (type) => {
      const filter = type === "wageSchedules" ? "&f.title[!is]=null" : "";
      const { status, body } = await list(type, filter);
      expect(status).toBe(200);
      expect(body.items.length).toBeGreaterThan(0);
      const others = body.items.filter(
        ({ locationId, userId }) =>
          locationId !== "loc-allentown" && userId !== "user-keystone-student",
      );
      expect(others).toEqual([]);
      expect(await may(type)).toMatchObject({ list: true, delete: false });
    },
  );

  it("reads nothing that is private or secret of them", async () => {
    const { body } = await list("apprenticeAgreements", "&id=aa-signed");
    expect(body.items[0]).toMatchObject({ id: "aa-signed", signerName: "Ana Brandt" });
    expect(body.items[0]).not.toHaveProperty("privateData");
    expect(body.items[0]).not.toHaveProperty("accessCode");
    const asked = await list("apprenticeAgreements", "&id=aa-signed&select=privateData");
    expect(asked.body.items?.[0]?.["privateData"]).toBeUndefined();
    expect((await list("invites", "&f.accessCode[eq]=135790")).status).toBe(400);
  });

  it("finds nothing of other locations by a filter, an id or an order", async () => {
    for (const query of ["&id=ep-bakery", "&ids=ep-bakery", "&f.name[eq]=Saucon Valley Bakery"])
      expect((await list("employerProfiles", query)).body.items).toEqual([]);
    expect((await list("employerProfiles", "&orgId=org-valley")).body.items).toEqual([]);
  });

  it("PU-6.7 makes and changes a wage schedule for an employer of that location, and no other", async () => {
    const made = await make({});
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { docId } = made.body;
    expect(await may("wageSchedules", docId)).toMatchObject({ update: true, delete: false });
    expect((await change(docId, { title: "Millwrights 2027" })).status).toBe(200);
    expect((await change(docId, { employerProfileId: "ep-bakery" })).status).toBe(403);
    expect((await change(docId, { locationId: "loc-bethlehem" })).status).toBe(403);
    for (const more of [
      { locationId: "loc-bethlehem" },
      { employerProfileId: "ep-bakery" },
      { employerProfileId: null },
      { locationId: null },
      { orgId: "org-valley" },
    ])
      expect((await make(more)).status, JSON.stringify(more)).toBe(403);
    expect((await change("ws-baker", { title: "Mine" })).status).toBe(403);
    expect(await may("wageSchedules", "ws-baker")).toMatchObject({ update: false });
    expect(await writersOf(docId)).toEqual(["user-keystone-student", "user-keystone-student"]);
  });

  it("changes nothing else there", async () => {
    for (const [type, id, data] of [
      ["employerProfiles", "ep-forge", { name: "Mine" }],
      ["invites", "inv-open", { email: "mine@example.test" }],
      ["employerAgreements", "ea-open", { signerName: "Mine" }],
      ["apprenticeAgreements", "aa-signed", { name: "Mine" }],
    ] as const)
      expect(
        (await api.request("PUT", store(type), { token, body: { id, data } })).status,
      ).toBeGreaterThanOrEqual(403);
    expect(
      (await api.request("DELETE", `${store("wageSchedules")}?id=ws-maintenance`, { token }))
        .status,
    ).toBe(403);
  });

  it("reads nothing of it once they manage it no more", async () => {
    await api.services.db
      .updateTable("locations")
      .set({ managerIds: ["user-keystone-owner"] })
      .where("id", "=", "loc-allentown")
      .execute();
    for (const type of types) expect((await list(type)).status).toBe(403);
    expect((await make({})).status).toBe(403);
  });
});

const writersOf = async (id: string) =>
  (
    await api.services.db
      .selectFrom("recordChanges")
      .select("actor")
      .where("recordId", "=", id)
      .execute()
  ).map(({ actor }) => actor);
