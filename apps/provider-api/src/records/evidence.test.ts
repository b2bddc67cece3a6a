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
});
