import { afterAll, beforeAll, expect, it } from "vitest";
import { changesOf } from "../../records/journal/changes-of.ts";
import { inviteSigner, type Signer, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const asEmployer = async (signer: Signer) => ({
  read: await signer.read(),
  signerName: "Marisol Keller",
  signerTitle: "Plant Manager",
  signerSignature: await signer.upload(),
});
const agreement = (id: string) =>
  api.services.db
    .selectFrom("employerAgreements")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const consent = (body: object, grant?: string) =>
  api.request<{ code: string }>("POST", "/v1/access/consentToSign", {
    body,
    ...(grant && { headers: { "x-access-grant": grant } }),
  });

it.each(["employerAgreements", "apprenticeAgreements"] as const)(
  "%s are not signed before their signer agreed to sign electronically",
  async (type) => {
    const signer = await inviteSigner(api, type);
    const given = await asEmployer(signer);
    const { signerName: _, signerTitle: __, ...asApprentice } = given;
    const refused = await signer.sign(type === "employerAgreements" ? given : asApprentice);
    expect(refused).toMatchObject({ status: 409, body: { code: "agreement.consent-needed" } });
  },
);

it("it is kept with its text and moment, in the histories, the journal and the audit log, and on the agreement once that is signed", async () => {
  const signer = await inviteSigner(api, "employerAgreements");
  const { body } = await signer.agree();
  const entry = {
    actionAt: body.consentedAt,
    actionTaken: "Agreed to Sign Electronically",
    textVersion: "2026-11",
    by: "server",
  };
  const { db } = api.services;
  const [told] = (await changesOf(db, "employerAgreements", signer.id)).slice(-1);
  expect(told).toMatchObject({ actor: "invitee", after: { inviteHistory: [entry] } });
  const [kept] = (await changesOf(db, "invites", signer.inviteId)).slice(-1);
  expect(kept).toMatchObject({ actor: "invitee", after: { consentVersion: "2026-11" } });
  const audited = await db
    .selectFrom("auditLog")
    .select("details")
    .where("action", "=", "agreement.consented")
    .where("subject", "=", `employerAgreements/${signer.id}`)
    .execute();
  expect(audited).toEqual([{ details: { invite: signer.inviteId, textVersion: "2026-11" } }]);
  expect((await agreement(signer.id)).signerConsentAt).toBeNull();
  expect((await signer.sign(await asEmployer(signer))).status).toBe(200);
  const signed = await agreement(signer.id);
  expect(signed.signerConsentVersion).toBe("2026-11");
  expect(new Date(signed.signerConsentAt!).toISOString()).toBe(body.consentedAt);
});

it("it is given once, and the agreement that was read stays the one that was read", async () => {
  const signer = await inviteSigner(api, "employerAgreements");
  const given = await asEmployer(signer);
  const first = await signer.agree();
  api.wait(60);
  expect((await signer.agree()).body).toEqual(first.body);
  expect((await agreement(signer.id)).inviteHistory).toHaveLength(1);
  expect((await signer.sign(given)).status).toBe(200);
});

it("it is asked for again of who gets the invitation instead", async () => {
  const signer = await inviteSigner(api, "employerAgreements");
  await signer.agree();
  const token = await api.signIn("admin@keystone.test");
  const body = { table: "invites", id: signer.inviteId };
  for (const email of ["first@forge.test", "second@forge.test"]) {
    await api.request("PUT", "/v1/external/firebase/store/invites", {
      token,
      body: { id: signer.inviteId, data: { email } },
    });
    await api.request("POST", "/v1/access/sendInvite", { token, body });
  }
  const invite = await api.services.db
    .selectFrom("invites")
    .select(["consentVersion", "consentAt", "sentBy"])
    .where("id", "=", signer.inviteId)
    .executeTakeFirstOrThrow();
  expect(invite).toEqual({ consentVersion: null, consentAt: null, sentBy: "user-keystone-admin" });
});

it("it is given by who holds the grant of an invitation to sign that agreement, to a text that was shown", async () => {
  const signer = await inviteSigner(api, "employerAgreements");
  const other = await inviteSigner(api, "employerAgreements");
  const { id, grant } = signer;
  const asked = { table: "employerAgreements", id, textVersion: "2026-11" };
  expect(await consent(asked)).toMatchObject({ status: 403 });
  expect(await consent(asked, other.grant)).toMatchObject({ status: 403 });
  expect(await consent({ ...asked, table: "apprenticeAgreements" }, grant)).toMatchObject({
    status: 403,
  });
  for (const textVersion of ["2020-01", "toString", ""])
    expect(await consent({ ...asked, textVersion }, grant)).toMatchObject({
      status: 400,
      body: { code: "input.invalid", details: { faults: [{ field: "textVersion" }] } },
    });
  expect((await agreement(id)).inviteHistory).toBeNull();
});

it("nobody else sets it, whoever runs the organization", async () => {
  const token = await api.signIn("superadmin@guildway.test");
  const set = (type: string, id: string, data: object) =>
    api.request("PUT", `/v1/external/firebase/store/${type}`, { token, body: { id, data } });
  const consentAt = "2026-11-20T12:00:00.000Z";
  expect(await set("invites", "inv-employer", { consentAt })).toMatchObject({ status: 400 });
  expect(await set("employerAgreements", "ea-open", { signerConsentAt: consentAt })).toMatchObject({
    status: 400,
  });
});
