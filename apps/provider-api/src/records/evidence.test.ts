import { mostHistoryEntriesAdded } from "@guildway/api-contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
});
afterAll(() => api.close());

const documents = "/v1/external/firebase/store";
const tables = "/v1/external/supabase";
const remove = (path: string) => api.request<{ code: string }>("DELETE", path, { token: owner });
const make = async (type: string, data: object) =>
  (
    await api.request<{ docId: string }>("POST", `${documents}/${type}`, {
      token: owner,
      body: { data },
    })
  ).body.docId;
const whyNotDeleted = async (type: string, id: string) =>
  (await api.get<{ why: { delete?: string } }>(`/v1/external/may?type=${type}&id=${id}`, owner))
    .body.why.delete;
const entry = (actionTaken: string) => ({ actionAt: "2026-11-20T12:00:00.000Z", actionTaken });
const change = (type: string, id: string, data: object, token: string) =>
  api.request<{ code?: string }>("PUT", `${documents}/${type}`, { token, body: { id, data } });
const stays = { status: 409, body: { code: "record.conflict" } };

describe("what is evidence", () => {
  it.each(["completeInvite", "revokeInvite"])(
    "of an invite after %s stays; one that is open is deleted",
    async (call) => {
      const invite = { inviteType: "workforce", employerProfileId: "ep-forge" };
      const id = await make("invites", invite);
      const closed = await api.request("POST", `/v1/access/${call}`, {
        token: owner,
        body: { id },
      });
      expect(closed.status).toBe(200);
      expect(await remove(`${documents}/invites?id=${id}`)).toMatchObject(stays);
      expect(await whyNotDeleted("invites", id)).toBe("evidence");
      const open = await make("invites", invite);
      expect((await remove(`${documents}/invites?id=${open}`)).status).toBe(200);
    },
  );

  it.each([
    ["wageSchedules", "wageScheduleId", `${documents}/wageSchedules`, { title: "Pay" }],
    [
      "instructionProviders",
      "instructionProviderId",
      `${documents}/instructionProviders`,
      { name: "College" },
    ],
    ["employerProfiles", "employerProfileId", `${documents}/employerProfiles`, { name: "Forge" }],
  ])(
    "of %s is what a signed agreement names, and nothing else of it",
    async (type, column, path, data) => {
      const { db } = api.services;
      const id = await make(type, data);
      const agreement = await make("apprenticeAgreements", { name: "Rosa", [column]: id });
      expect(await whyNotDeleted(type, id)).toBeUndefined();
      const sign = (signerSignature: string | null) =>
        db
          .updateTable("apprenticeAgreements")
          .set({ signerSignature })
          .where("id", "=", agreement)
          .execute();
      await sign("/v1/files/signature.png");
      expect(await remove(`${path}?id=${id}`)).toMatchObject(stays);
      expect(await whyNotDeleted(type, id)).toBe("evidence");
      await sign(null);
      expect((await remove(`${path}?id=${id}`)).status).toBe(200);
    },
  );

  it("is the private information of who signed", async () => {
    const id = "profile-keystone-student";
    await api.services.db
      .updateTable("apprenticeAgreements")
      .set({ userProfileId: id })
      .where("id", "=", "aa-signed")
      .execute();
    expect(await remove(`${tables}/userProfiles?id=${id}`)).toMatchObject(stays);
  });

  it.each(["employerAgreements", "apprenticeAgreements"])(
    "of %s that are signed is how they came about, whoever writes",
    async (type) => {
      const at = "2026-11-20T12:00:00.000Z";
      const id = await make(type, { signerInviteSentAt: at, inviteHistory: [entry("Reminded")] });
      await sql`UPDATE ${sql.table(type)} SET "signerSignature" = '/v1/files/s.png' WHERE "id" = ${id}`.execute(
        api.services.db,
      );
      for (const data of [
        { inviteHistory: [] },
        { inviteHistory: [entry("Invite Seen"), entry("Reminded")] },
        { signerInviteSentAt: null },
      ])
        expect(await change(type, id, data, owner)).toMatchObject(stays);
      const superAdmin = await api.signIn("superadmin@guildway.test");
      const moved = await change(type, id, { orgId: "org-valley" }, superAdmin);
      expect(moved).toMatchObject(stays);
      const inviteHistory = [{ ...entry("Reminded"), by: "staff" }];
      const read = { signerInviteSentAt: at, inviteHistory };
      expect((await change(type, id, read, owner)).status).toBe(200);
    },
  );

  it.each([
    { inviteHistory: [] },
    { inviteType: "register" },
    { email: "somebody@else.test" },
    { employerProfileId: "ep-forge" },
    { employerAgreementId: "ea-signed" },
    { accessCode: "112233" },
    { viewedAt: null },
  ])("of an invite that was used is all of it: %j", async (data) => {
    const id = await make("invites", {
      inviteType: "workforce",
      email: "plant@forge.test",
      viewedAt: "2026-11-20T12:00:00.000Z",
    });
    const closed = { token: owner, body: { id } };
    expect((await api.request("POST", "/v1/access/completeInvite", closed)).status).toBe(200);
    expect(await change("invites", id, data, owner)).toMatchObject(stays);
    expect((await change("invites", id, { inviteType: "workforce" }, owner)).status).toBe(200);
    const may = await api.get(`/v1/external/may?type=invites&id=${id}`, owner);
    expect(may.body).toMatchObject({ why: { update: "evidence", delete: "evidence" } });
  });
});

describe("a history", () => {
  const history = async (type: string, id: string) => {
    const path = `${documents}/${type}?id=${id}`;
    const { body } = await api.get<{ items: { inviteHistory: { actionTaken: string }[] }[] }>(
      path,
      owner,
    );
    return body.items[0]!.inviteHistory.map(({ actionTaken }) => actionTaken);
  };

  it.each(["employerAgreements", "apprenticeAgreements", "invites", "employerProfiles"])(
    "of %s is added to by staff, and nothing is taken out of it",
    async (type) => {
      const id = await make(type, { inviteHistory: [entry("Reminded")] });
      for (const inviteHistory of [[], null, [entry("Called")]])
        expect((await change(type, id, { inviteHistory }, owner)).status).toBe(200);
      expect(await history(type, id)).toEqual(["Called", "Reminded"]);
    },
  );

  it.each(["employerAgreements", "invites"])(
    "of %s says by whom an entry is, which no caller says",
    async (type) => {
      const forged = { inviteHistory: [{ ...entry("Sponsor Signed"), by: "server" }] };
      const refused = {
        status: 400,
        body: { code: "input.invalid", details: { faults: [{ field: "inviteHistory" }] } },
      };
      expect(await change(type, await make(type, {}), forged, owner)).toMatchObject(refused);
      const made = { token: owner, body: { data: forged } };
      expect(await api.request("POST", `${documents}/${type}`, made)).toMatchObject(refused);
      const said = entry("Employer agreement signed on paper");
      const id = await make(type, { inviteHistory: [said] });
      const { body } = await api.get<{ items: { inviteHistory: object[] }[] }>(
        `${documents}/${type}?id=${id}`,
        owner,
      );
      expect(body.items[0]!.inviteHistory).toEqual([{ ...said, by: "staff" }]);
    },
  );

  it("takes so many entries at a time and in all, says so, and is sent back as it was read, however long its entries", async () => {
    const id = await make("employerProfiles", {});
    const full = { status: 409, body: { code: "record.too-many" } };
    const entries = (part: number, count: number) =>
      Array.from({ length: count }, (_, index) => entry(`${part} ${index}`));
    const add = (part: number, count = mostHistoryEntriesAdded) =>
      change("employerProfiles", id, { inviteHistory: entries(part, count) }, owner);
    expect(await add(0, mostHistoryEntriesAdded + 1)).toMatchObject(full);
    for (const part of [1, 2, 3]) expect((await add(part)).status).toBe(200);
    expect(await add(4, 1)).toMatchObject(full);
    expect(await history("employerProfiles", id)).toHaveLength(150);

    const bare = entry("Called");
    const note = "x".repeat(2000 - JSON.stringify({ ...bare, note: "" }).length);
    const long = await make("invites", { inviteHistory: [{ ...bare, note }] });
    const path = `${documents}/invites?id=${long}`;
    const { body } = await api.get<{ items: { inviteHistory: object[] }[] }>(path, owner);
    const { inviteHistory } = body.items[0]!;
    expect((await change("invites", long, { inviteHistory }, owner)).status).toBe(200);
  });

  it.each([
    ["apprenticeships", tables, "ap-maintenance"],
    ["employerProfiles", documents, "ep-forge"],
  ])("stays with its organization, as one of %s that was signed about", async (type, way, id) => {
    const token = await api.signIn("superadmin@guildway.test");
    const data = { orgId: "org-valley" };
    const body = way === tables ? { id, ...data } : { id, data };
    const moved = await api.request("PUT", `${way}/${type}`, { token, body });
    expect(moved).toMatchObject({
      status: 409,
      body: { code: "record.conflict", details: { faults: [{ field: "orgId" }] } },
    });
  });

  it("of a signed agreement keeps the name by which lists show it", async () => {
    const renamed = await change("apprenticeAgreements", "aa-signed", { name: "Another" }, owner);
    expect(renamed).toMatchObject(stays);
  });
});
