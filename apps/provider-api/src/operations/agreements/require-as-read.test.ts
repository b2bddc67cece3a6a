import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inviteSigner, type Signer, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

const put = (path: string, body: object) =>
  api.request("PUT", `/v1/external/${path}`, { token: admin, body });
const store = (type: string, id: string, data: object) =>
  put(`firebase/store/${type}`, { id, data });
const refused = (...types: string[]) => ({
  status: 409,
  body: { code: "agreement.changed", details: { faults: types.map((field) => ({ field })) } },
});

describe("an employer agreement that changed after its signer read it", () => {
  const asRead = async (signer: Signer) => ({
    read: await signer.read(),
    signerName: "Marisol Keller",
    signerTitle: "Plant Manager",
    signerSignature: await signer.upload(),
  });
  let changes = 0;

  it.each([
    [
      "employerAgreements",
      (id: string) => store("employerAgreements", id, { signerTitle: "Director" }),
    ],
    [
      "employerProfiles",
      () => store("employerProfiles", "ep-forge", { name: `Forge ${(changes += 1)}` }),
    ],
    [
      "apprenticeships",
      () => put("supabase/apprenticeships", { id: "ap-maintenance", rapidsCode: "0309" }),
    ],
    [
      "wageSchedules",
      () => store("wageSchedules", "ws-maintenance", { title: `Wages ${(changes += 1)}` }),
    ],
    [
      "location",
      () =>
        put("content/location/loc-allentown", { addressLine1: `${(changes += 1)} Broad Street` }),
    ],
  ] as const)(
    "by a change of %s is not signed, and is once it was read again",
    async (type, by) => {
      const signer = await inviteSigner(api, "employerAgreements");
      await signer.agree();
      const given = await asRead(signer);
      const { status } = await by(signer.id);
      expect(status).toBe(200);
      expect(await signer.sign(given)).toMatchObject(refused(type));
      expect((await signer.sign({ ...given, read: await signer.read() })).status).toBe(200);
    },
  );

  it("by a schedule more or less is not signed", async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    await signer.agree();
    const given = await asRead(signer);
    const data = {
      orgId: "org-keystone",
      employerProfileId: "ep-forge",
      apprenticeshipId: "ap-maintenance",
      title: "Night shift",
    };
    const path = "/v1/external/firebase/store/wageSchedules";
    const made = await api.request<{ docId: string }>("POST", path, {
      token: admin,
      body: { data },
    });
    expect(await signer.sign(given)).toMatchObject(refused("wageSchedules"));
    const withIt = { ...given, read: await signer.read() };
    await api.request("DELETE", `${path}?id=${made.body.docId}`, { token: admin });
    expect(await signer.sign(withIt)).toMatchObject(refused("wageSchedules"));
  });

  it("only by a reminder of its invitation is signed all the same", async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    await signer.agree();
    await store("invites", signer.inviteId, { email: "reminded@forge.test" });
    const given = await asRead(signer);
    const body = { table: "invites", id: signer.inviteId };
    await api.request("POST", "/v1/access/sendInvite", { token: admin, body });
    expect((await signer.sign(given)).status).toBe(200);
  });

  it("says what was read, and no more than an agreement can show", async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    await signer.agree();
    const given = await asRead(signer);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`a/${at}`, 1]));
    for (const read of [undefined, { "employerAgreements/x": 0 }, { a: "1" }, many])
      expect(await signer.sign({ ...given, read })).toMatchObject({
        status: 400,
        body: { code: "input.invalid" },
      });
    expect(await signer.sign({ ...given, read: {} })).toMatchObject({ status: 409 });
  });
});

describe("an apprentice agreement that changed after its signer read it", () => {
  it.each([
    [
      "users",
      () => put("supabase/users", { id: "user-keystone-student", lastName: "Silva Reyes" }),
    ],
    [
      "userProfiles",
      () => put("supabase/userProfiles", { id: "profile-keystone-student", gender: "male" }),
    ],
    ["instructionProviders", () => store("instructionProviders", "ip-valley", { name: "Valley" })],
    [
      "employerAgreements",
      () => store("employerAgreements", "ea-signed", { accessCode: "579135" }),
    ],
  ] as const)("by a change of %s is not signed", async (type, by) => {
    const signer = await inviteSigner(api, "apprenticeAgreements");
    await signer.agree();
    const given = { read: await signer.read(), signerSignature: await signer.upload() };
    expect((await by()).status).toBe(200);
    expect(await signer.sign(given)).toMatchObject(refused(type));
  });
});
