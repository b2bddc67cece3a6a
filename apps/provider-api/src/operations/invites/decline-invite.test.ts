import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesOf } from "../../records/journal/changes-of.ts";
import { inviteSigner, type Signer, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

const reason = "The plant closes in spring";
const invite = (id: string) =>
  api.services.db.selectFrom("invites").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const closed = { status: 404, body: { code: "record.not-found" } };
const asEmployer = async (signer: Signer) => ({
  read: await signer.read(),
  signerName: "Marisol Keller",
  signerTitle: "Plant Manager",
  signerSignature: await signer.upload(),
});
const sent = async (signer: Signer, email: string, token = admin) => {
  await api.request("PUT", "/v1/external/firebase/store/invites", {
    token: admin,
    body: { id: signer.inviteId, data: { email } },
  });
  const body = { table: "invites", id: signer.inviteId };
  expect(await api.request("POST", "/v1/access/sendInvite", { token, body })).toMatchObject({
    status: 200,
  });
};
const mails = (kind: string, to: string) =>
  api.services.db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", kind)
    .where("to", "=", to)
    .execute();

describe("declining an invitation", () => {
  it("ends it with its reason, in both histories, the journal and the audit log", async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    const { status } = await signer.decline(`  ${reason} `);
    expect(status).toBe(200);
    const declined = await invite(signer.inviteId);
    expect(declined).toMatchObject({
      declineReason: reason,
      declinedAt: expect.anything(),
      revokedAt: null,
      inviteHistory: [{ actionTaken: "Invite Declined" }],
    });
    expect(declined.consumedAt).toEqual(declined.declinedAt);
    const { db } = api.services;
    const agreement = await db
      .selectFrom("employerAgreements")
      .select(["inviteHistory", "signerInviteSentAt", "signerDeclinedAt"])
      .where("id", "=", signer.id)
      .executeTakeFirstOrThrow();
    expect(agreement).toMatchObject({
      inviteHistory: [{ actionTaken: "Invite Declined" }],
      signerInviteSentAt: null,
      signerDeclinedAt: expect.anything(),
    });
    expect(JSON.stringify(agreement)).not.toContain(reason);
    const [change] = (await changesOf(db, "invites", signer.inviteId)).slice(-1);
    expect(change).toMatchObject({ actor: "invitee", after: { declineReason: reason } });
    const audited = await db
      .selectFrom("auditLog")
      .select(["actor", "orgId"])
      .where("action", "=", "invite.declined")
      .where("subject", "=", `invites/${signer.inviteId}`)
      .execute();
    expect(audited).toEqual([{ actor: "invitee", orgId: "org-keystone" }]);
  });

  it("leaves the agreement to be asked for again, by an invitation of its own", async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    await signer.decline(reason);
    const data = { signerEmail: "again@forge.test" };
    const path = "/v1/external/firebase/store/employerAgreements";
    await api.request("PUT", path, { token: admin, body: { id: signer.id, data } });
    const again = await api.request<{ id: string }>("POST", "/v1/access/sendInvite", {
      token: admin,
      body: { table: "employerAgreements", id: signer.id },
    });
    expect(again.status).toBe(200);
    expect(again.body.id).not.toBe(signer.inviteId);
    const agreement = await api.services.db
      .selectFrom("employerAgreements")
      .select("signerDeclinedAt")
      .where("id", "=", signer.id)
      .executeTakeFirstOrThrow();
    expect(agreement.signerDeclinedAt).toBeNull();
  });

  it("opens nothing afterwards: neither its code, nor its grant, nor signing, nor declining again", async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    await signer.agree();
    const given = await asEmployer(signer);
    await signer.decline(reason);
    const grants = await api.services.db
      .selectFrom("grants")
      .selectAll()
      .where("recordId", "=", signer.inviteId)
      .execute();
    expect(grants).toEqual([]);
    expect(await signer.decline(reason)).toMatchObject(closed);
    expect(await signer.sign(given)).toMatchObject({ status: 403 });
    const check = { id: signer.inviteId, table: "invites", accessCode: "192837" };
    expect(await api.request("POST", "/v1/access/checkAccessCode", { body: check })).toMatchObject(
      closed,
    );
    const { body } = await api.request<{ items: object[] }>(
      "GET",
      `/v1/external/firebase/store/employerAgreements?id=${signer.id}`,
      { headers: { "x-access-grant": signer.grant } },
    );
    expect(body.items).toEqual([{ id: signer.id, hasAccessCode: false }]);
    const read = await api.get<{ items: object[] }>(
      `/v1/external/firebase/store/invites?id=${signer.inviteId}`,
    );
    expect(read.body.items).toEqual([]);
  });

  it("is done by who holds its grant, with a reason", async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    const other = await inviteSigner(api, "employerAgreements");
    const body = { id: signer.inviteId, reason };
    const path = "/v1/access/declineInvite";
    expect(await api.request("POST", path, { body })).toMatchObject({ status: 403 });
    const headers = { "x-access-grant": other.grant };
    expect(await api.request("POST", path, { body, headers })).toMatchObject({ status: 403 });
    for (const said of ["", "  no  ", "x".repeat(501)])
      expect(await signer.decline(said)).toMatchObject({
        status: 400,
        body: { code: "input.invalid", details: { faults: [{ field: "reason" }] } },
      });
    expect((await invite(signer.inviteId)).consumedAt).toBeNull();
  });

  it("at the same moment as another, or as signing, is done by one of them", async () => {
    const twice = await inviteSigner(api, "employerAgreements");
    const both = await Promise.all([twice.decline(reason), twice.decline(reason)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const signer = await inviteSigner(api, "employerAgreements");
    await signer.agree();
    const given = await asEmployer(signer);
    const either = await Promise.all([signer.decline(reason), signer.sign(given)]);
    expect(either.filter(({ status }) => status === 200)).toHaveLength(1);
    const agreement = await api.services.db
      .selectFrom("employerAgreements")
      .select("signerSignature")
      .where("id", "=", signer.id)
      .executeTakeFirstOrThrow();
    expect(agreement.signerSignature !== null).toBe(either[1].status === 200);
  });

  it("mails whoever sent it, without the reason, the code or the invitee, and leads to the console", async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    await sent(signer, "leaving@forge.test");
    await signer.decline(reason);
    const [mail, ...others] = await mails("invite.declined", "admin@keystone.test");
    expect(others).toEqual([]);
    expect(mail!.text).toContain("to sign an employer agreement that you sent was declined");
    expect(mail!.text).toContain("para firmar un acuerdo de empleador que usted envió");
    expect(mail!.text).toContain(`${api.services.settings.publicUrl}/invites/${signer.inviteId}`);
    for (const secret of [reason, "192837", "leaving@forge.test"])
      expect(mail!.text + mail!.html + mail!.subject).not.toContain(secret);
  });

  it("mails nobody who does not send invitations any more or works elsewhere, nor where nobody sent it", async () => {
    const owner = await api.signIn("owner@keystone.test");
    const signer = await inviteSigner(api, "employerAgreements");
    await sent(signer, "late@forge.test", owner);
    const { db } = api.services;
    await db
      .updateTable("invites")
      .set({ sentBy: "user-keystone-teacher" })
      .where("id", "=", signer.inviteId)
      .execute();
    expect((await signer.decline(reason)).status).toBe(200);
    const left = await inviteSigner(api, "employerAgreements");
    await db
      .updateTable("invites")
      .set({ sentBy: "user-valley-college-admin" })
      .where("id", "=", left.inviteId)
      .execute();
    expect((await left.decline(reason)).status).toBe(200);
    const unsent = await inviteSigner(api, "apprenticeAgreements");
    expect((await unsent.decline(reason)).status).toBe(200);
    const told = await db
      .selectFrom("outbox")
      .select("to")
      .where("kind", "=", "invite.declined")
      .execute();
    expect(told).toEqual([{ to: "admin@keystone.test" }]);
  });
});
