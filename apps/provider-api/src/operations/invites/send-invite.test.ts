import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeOfMail } from "../../mail/outbox.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

interface Sent {
  id: string;
  sentTo: string;
  sentAt: string;
  code: string;
  details: { faults: { field: string }[] };
}
const send = (table: string, id: string, more: object = {}, token: string | undefined = admin) =>
  api.request<Sent>("POST", "/v1/access/sendInvite", { token, body: { table, id, ...more } });
const revoke = (id: string, token: string | undefined = admin) =>
  api.request<{ revokedAt: string; code: string }>("POST", "/v1/access/revokeInvite", {
    token,
    body: { id, reason: "The employer left" },
  });
const store = (type: string) => `/v1/external/firebase/store/${type}`;
const make = async (type: string, data: object) => {
  const made = { body: { data: { orgId: "org-keystone", ...data } }, token: admin };
  const { body } = await api.request<{ docId: string }>("POST", store(type), made);
  return body.docId;
};
const change = (type: string, id: string, data: object) =>
  api.request("PUT", store(type), { body: { id, data }, token: admin });
const invite = (id: string) =>
  api.services.db.selectFrom("invites").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const agreement = (id: string) =>
  api.services.db
    .selectFrom("employerAgreements")
    .select(["signerInviteSentAt", "inviteHistory", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const check = (id: string, accessCode: string) =>
  api.request<{ success: boolean; grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id, table: "invites", accessCode },
  });

/** The mails to an address, oldest first, their words as their reader gets them. */
async function mailsTo(to: string) {
  const { db, sealer } = api.services;
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("to", "=", to)
    .orderBy("createdAt")
    .orderBy("kind", "desc")
    .execute();
  return mails.map((mail) => ({
    ...mail,
    text: mail.isSealed ? sealer.open(mail.text, placeOfMail(mail.id, "text")) : mail.text,
  }));
}
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)![0];

/** An employer agreement with its signer, who has an address of their own. */
const agreementFor = (signerEmail: string) =>
  make("employerAgreements", {
    signerName: "Marisol Keller",
    signerTitle: "Plant Manager",
    signerEmail,
    employerProfileId: "ep-forge",
    apprenticeshipId: "ap-maintenance",
    locationId: "loc-allentown",
  });

describe("sending an invite", () => {
  it("mails the invitation without its code, and the code in a sealed mail without blind copies", async () => {
    const to = "two.mails@forge.test";
    const { body } = await send("employerAgreements", await agreementFor(to));
    const [link, code] = await mailsTo(to);
    const { mailBlindCopies, publicUrl } = api.services.settings;
    expect(link).toMatchObject({ kind: "invite.link", isSealed: false, bcc: mailBlindCopies });
    expect(link!.text).toContain(`${publicUrl}/external/invite/id/${body.id}`);
    expect(code).toMatchObject({ kind: "invite.code", isSealed: true, bcc: [] });
    expect(link!.text + link!.html).not.toContain(codeIn(code!.text));
    expect(code!.text).not.toContain(body.id);
    expect((await check(body.id, codeIn(code!.text))).body.success).toBe(true);
    expect([link!.replyTo, code!.replyTo]).toEqual(["admin@keystone.test", "admin@keystone.test"]);
  });

  it("stamps the invite, its agreement and both histories, and writes it to the audit log", async () => {
    const id = await agreementFor("stamps@forge.test");
    const { body } = await send("employerAgreements", id);
    const entry = { actionAt: body.sentAt, actionTaken: "Invite Sent", by: "server" };
    expect(await invite(body.id)).toMatchObject({
      inviteType: "employer",
      employerAgreementId: id,
      firstName: "Marisol",
      lastName: "Keller",
      title: "Plant Manager",
      apprenticeshipId: "ap-maintenance",
      sentTo: "stamps@forge.test",
      inviteHistory: [entry],
    });
    const agreement = await api.services.db
      .selectFrom("employerAgreements")
      .select(["signerInviteSentAt", "inviteHistory"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(new Date(agreement.signerInviteSentAt!).toISOString()).toBe(body.sentAt);
    expect(agreement.inviteHistory).toEqual([entry]);
    const audited = await api.services.db
      .selectFrom("auditLog")
      .select(["actor", "action"])
      .where("subject", "=", `invites/${body.id}`)
      .execute();
    expect(audited).toEqual([{ actor: "user-keystone-admin", action: "invite.sent" }]);
  });

  it("again is the same invite with the same code, and says so in its history", async () => {
    const to = "again@forge.test";
    const id = await agreementFor(to);
    const first = await send("employerAgreements", id);
    const again = await send("employerAgreements", id);
    expect(again.body.id).toBe(first.body.id);
    const codes = (await mailsTo(to)).filter(({ kind }) => kind === "invite.code");
    expect(new Set(codes.map(({ text }) => codeIn(text))).size).toBe(1);
    const { inviteHistory } = await invite(first.body.id);
    expect(inviteHistory).toMatchObject([
      { actionTaken: "Invite Resent" },
      { actionTaken: "Invite Sent" },
    ]);
  });

  it("to another address makes another code, and closes what the first one opened", async () => {
    const id = await agreementFor("wrong@forge.test");
    const { body } = await send("employerAgreements", id);
    const old = codeIn((await mailsTo("wrong@forge.test"))[1]!.text);
    const { grant } = (await check(body.id, old)).body;
    await change("employerAgreements", id, { signerEmail: "right@forge.test" });
    expect((await send("employerAgreements", id)).body).toMatchObject({
      id: body.id,
      sentTo: "right@forge.test",
    });
    expect((await check(body.id, old)).body.success).toBe(false);
    const { body: read } = await api.request<{ items: object[] }>(
      "GET",
      `${store("employerAgreements")}?id=${id}`,
      { headers: { "x-access-grant": grant } },
    );
    expect(read.items).toEqual([{ id, hasAccessCode: false }]);
    const fresh = codeIn((await mailsTo("right@forge.test"))[1]!.text);
    expect((await check(body.id, fresh)).body.success).toBe(true);
  });

  it("of an apprentice's agreement greets them by their name, in Spanish where that is asked", async () => {
    const to = "aprendiz@keystone.test";
    const id = await make("apprenticeAgreements", {
      signerFirstName: "Ana",
      signerLastName: "Brandt",
      signerEmail: to,
    });
    await send("apprenticeAgreements", id, { lang: "es" });
    const [link, code] = await mailsTo(to);
    expect(link!.subject).toMatch(/^Keystone .*: su acuerdo de aprendiz para revisar y firmar$/);
    expect(link!.text).toContain("Hola Ana Brandt:");
    expect(code!.text).toContain("Su código de acceso es");
  });

  it("that asks for no code sends none", async () => {
    const email = "numbers@forge.test";
    const id = await make("invites", {
      inviteType: "workforce",
      employerProfileId: "ep-forge",
      email,
    });
    expect((await send("invites", id)).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(["invite.link"]);
    expect(mails[0]!.text).not.toContain("six digits");
  });

  it("at the same moment makes one invite for an agreement", async () => {
    const id = await agreementFor("at.once@forge.test");
    const sent = await Promise.all(Array.from({ length: 4 }, () => send("employerAgreements", id)));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  });

  it("says what it lacks", async () => {
    const faultsOf = async (data: object) => {
      const { status, body } = await send("invites", await make("invites", data));
      return [status, body.code, ...body.details.faults.map(({ field }) => field)];
    };
    expect(await faultsOf({ inviteType: "employer" })).toEqual([
      422,
      "invite.incomplete",
      "email",
      "employerAgreementId",
    ]);
    expect(await faultsOf({ inviteType: "survey", email: "a@forge.test" })).toEqual([
      422,
      "invite.incomplete",
      "inviteType",
    ]);
  });

  it("is for administrators of its organization", async () => {
    const id = await agreementFor("nobody@forge.test");
    const tokenOf = (email: string) => api.signIn(email);
    expect(
      (await send("employerAgreements", id, {}, await tokenOf("teacher@keystone.test"))).status,
    ).toBe(403);
    const foreign = await tokenOf("admin@valley-college.test");
    expect(await send("employerAgreements", id, {}, foreign)).toMatchObject({ status: 404 });
    expect(await send("invites", "inv-workforce", {}, foreign)).toMatchObject({ status: 404 });
    expect(await revoke("inv-workforce", foreign)).toMatchObject({ status: 404 });
    expect(await mailsTo("nobody@forge.test")).toEqual([]);
  });

  it("stops once the agreement is signed or the invite was done", async () => {
    expect(await send("employerAgreements", "ea-signed")).toMatchObject({
      status: 409,
      body: { code: "invite.closed" },
    });
    const id = await make("invites", {
      inviteType: "employer",
      employerAgreementId: "ea-signed",
      email: "late@forge.test",
    });
    expect(await send("invites", id)).toMatchObject({ status: 409 });
  });

  it("is not a way to flood a mailbox", async () => {
    const id = await agreementFor("flood@forge.test");
    const sent = [];
    for (let tries = 0; tries < 9; tries++)
      sent.push((await send("employerAgreements", id)).status);
    expect([sent.at(0), sent.at(7), sent.at(8)]).toEqual([200, 200, 429]);
  });

  it("is kept from nobody by who has no right to it", async () => {
    const id = await agreementFor("kept@forge.test");
    const foreign = await api.signIn("admin@valley-college.test");
    for (let tries = 0; tries < 9; tries++)
      expect((await send("employerAgreements", id, {}, foreign)).status).toBe(404);
    expect((await send("employerAgreements", id)).status).toBe(200);
  });
});

describe("revoking an invite", () => {
  it("closes it and what its code opened, and is in its history and the audit log", async () => {
    const to = "revoked@forge.test";
    const id = await agreementFor(to);
    const { body } = await send("employerAgreements", id);
    const code = codeIn((await mailsTo(to))[1]!.text);
    const { grant } = (await check(body.id, code)).body;
    expect((await revoke(body.id)).status).toBe(200);
    const { body: read } = await api.request<{ items: object[] }>(
      "GET",
      `${store("employerAgreements")}?id=${id}`,
      { headers: { "x-access-grant": grant } },
    );
    expect(read.items).toEqual([{ id, hasAccessCode: false }]);
    expect((await check(body.id, code)).status).toBe(404);
    expect(await invite(body.id)).toMatchObject({
      revokedAt: expect.anything(),
      inviteHistory: [{ actionTaken: "Invite Revoked" }, { actionTaken: "Invite Sent" }],
    });
    const audited = await api.services.db
      .selectFrom("auditLog")
      .select("details")
      .where("subject", "=", `invites/${body.id}`)
      .where("action", "=", "invite.revoked")
      .executeTakeFirstOrThrow();
    expect(audited.details).toEqual({ reason: "The employer left" });
  });

  it("tells an agreement that waits for its signature, and leaves a signed one as it is", async () => {
    const id = await agreementFor("told@forge.test");
    const { body } = await send("employerAgreements", id);
    await revoke(body.id);
    expect(await agreement(id)).toMatchObject({
      signerInviteSentAt: null,
      inviteHistory: [{ actionTaken: "Invite Revoked" }, { actionTaken: "Invite Sent" }],
    });
    const signed = await agreement("ea-signed");
    const late = {
      inviteType: "employer",
      employerAgreementId: "ea-signed",
      email: "l@forge.test",
    };
    expect((await revoke(await make("invites", late))).status).toBe(200);
    expect(await agreement("ea-signed")).toEqual(signed);
  });

  it("tells no agreement of another organization, to which it was moved meanwhile", async () => {
    const id = await agreementFor("moved@forge.test");
    const { body } = await send("employerAgreements", id);
    await api.services.db
      .updateTable("employerAgreements")
      .set({ orgId: "org-valley" })
      .where("id", "=", id)
      .execute();
    const moved = await agreement(id);
    expect((await revoke(body.id)).status).toBe(200);
    expect(await agreement(id)).toEqual(moved);
  });

  it("is done once, and nothing is sent by it any more", async () => {
    const id = await agreementFor("twice@forge.test");
    const { body } = await send("employerAgreements", id);
    await revoke(body.id);
    const closed = { status: 409, body: { code: "invite.closed" } };
    expect(await revoke(body.id)).toMatchObject(closed);
    expect(await send("invites", body.id)).toMatchObject(closed);
    expect((await send("employerAgreements", id)).body.id).not.toBe(body.id);
  });
});
