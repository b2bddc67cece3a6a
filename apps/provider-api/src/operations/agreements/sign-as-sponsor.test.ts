import { PDFDocument } from "pdf-lib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { placeOfMail } from "../../mail/outbox.ts";
import { changesOf } from "../../records/journal/changes-of.ts";
import { agreeToSign, readAgreement, startTestApi, type TestApi } from "../../test-api/index.ts";
import { sampleSignature } from "../../test-api/sample-facts.ts";

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await sponsorsSign(false);
  await managedBy("user-keystone-owner");
  await api.services.db
    .updateTable("users")
    .set({ userSignature: null })
    .where("id", "in", ["user-keystone-student", "user-keystone-teacher"])
    .execute();
});

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

type Table = "employerAgreements" | "apprenticeAgreements";
interface Answer {
  code: string;
  grant: string;
  sponsorSignatureDate: string;
  details: { current: object };
}

const as = async (who: string) => {
  const email = who.includes("@") ? who : `${who}@keystone.test`;
  const token = tokens.get(email) ?? (await api.signIn(email));
  tokens.set(email, token);
  return token;
};
const sponsorsSign = (yes: boolean) =>
  api.services.db
    .updateTable("organizations")
    .set({ sponsorsSign: yes })
    .where("id", "=", "org-keystone")
    .execute();
const managedBy = (...managerIds: string[]) =>
  api.services.db
    .updateTable("locations")
    .set({ managerIds })
    .where("id", "=", "loc-allentown")
    .execute();
const stored = (id: string) =>
  api.services.db
    .selectFrom("employerAgreements")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const change = (table: "employerAgreements" | "users", id: string, values: object) =>
  api.services.db
    .updateTable(table as "users")
    .set(values)
    .where("id", "=", id)
    .execute();

async function upload(headers: Record<string, string>, content: Uint8Array = sampleSignature) {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(content)]), "signature.png");
  const path =
    "/v1/external/aws/upload?fileExt=png&organizationId=org-keystone&prefix=user-content/org-keystone";
  const response = await api.fetch(path, { method: "POST", headers, body: form });
  return ((await response.json()) as { url: string }).url;
}
const uploadAs = async (who: string, content?: Uint8Array) =>
  upload({ authorization: `Bearer ${await as(who)}` }, content);

/** The mails to an address, their words as their reader gets them. */
async function mailsTo(to: string) {
  const { db, sealer } = api.services;
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("to", "=", to)
    .orderBy("createdAt")
    .execute();
  return mails.map((mail) => ({
    ...mail,
    text: mail.isSealed ? sealer.open(mail.text, placeOfMail(mail.id, "text")) : mail.text,
  }));
}
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? "")![0];
const grantOf = async (table: string, id: string, accessCode: string) =>
  (
    await api.request<Answer>("POST", "/v1/access/checkAccessCode", {
      body: { id, table, accessCode },
    })
  ).body.grant;

let signers = 0;
/** An employer agreement that its signer was sent and has signed. */
async function signedAgreement(lang = "en", place: object = { locationId: "loc-allentown" }) {
  const admin = await as("admin");
  const signerEmail = `signer-${(signers += 1)}@forge.test`;
  const about = { employerProfileId: "ep-forge", apprenticeshipId: "ap-maintenance" };
  const { body: made } = await api.request<{ docId: string }>(
    "POST",
    "/v1/external/firebase/store/employerAgreements",
    { token: admin, body: { data: { ...about, ...place, signerEmail } } },
  );
  const id = made.docId;
  const { body: sent } = await api.request<{ id: string }>("POST", "/v1/access/sendInvite", {
    token: admin,
    body: { table: "employerAgreements", id, lang },
  });
  const code = (await mailsTo(signerEmail)).find(({ kind }) => kind === "invite.code");
  const asked = await grantOf("invites", sent.id, codeIn(code?.text));
  await agreeToSign(api, "employerAgreements", id, asked);
  const headers = { "x-access-grant": asked };
  const { status, body } = await api.request<Answer>("POST", "/v1/access/signEmployerAgreement", {
    headers,
    body: {
      id,
      read: await readAgreement(api, "employerAgreements", id, asked),
      signerName: "Marisol Keller",
      signerTitle: "Plant Manager",
      signerSignature: await upload(headers),
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id, signerEmail, grant: body.grant };
}

async function signAs(who: string, id: string, more: object = {}) {
  const table: Table = "employerAgreements";
  const { version } = await stored(id);
  const body = { table, id, version, sponsorSignature: await uploadAs(who), ...more };
  return api.request<Answer>("POST", "/v1/access/signAsSponsor", { token: await as(who), body });
}

async function formOf(id: string, grant: string, table: Table = "employerAgreements") {
  const response = await api.fetch(`/v1/access/agreementForm?table=${table}&id=${id}`, {
    headers: { "x-access-grant": grant },
  });
  expect(response.status).toBe(200);
  const form = (await PDFDocument.load(await response.arrayBuffer())).getForm();
  return (field: string) => form.getTextField(field).getText();
}

describe("an agreement that its signer has signed", () => {
  it("PU-6.6 holds the stored signature of the first manager, with the day, whatever they store afterwards", async () => {
    const { db } = api.services;
    const owner = await db
      .selectFrom("users")
      .select(["name", "userSignature"])
      .where("id", "=", "user-keystone-owner")
      .executeTakeFirstOrThrow();
    const { id, grant } = await signedAgreement();
    await db
      .updateTable("users")
      .set({ userSignature: await uploadAs("owner"), name: "Somebody Else" })
      .where("id", "=", "user-keystone-owner")
      .execute();
    expect(await stored(id)).toMatchObject({
      sponsorUserId: "user-keystone-owner",
      sponsorName: owner.name,
      sponsorSignature: owner.userSignature,
      sponsorSignatureDate: "2026-11-20",
      sponsorAwaited: false,
    });
    const text = await formOf(id, grant);
    expect([text("sponsorName"), text("sponsorDate")]).toEqual([owner.name, "11/20/2026"]);
    const headers = { "x-access-grant": grant };
    expect((await api.fetch(owner.userSignature!, { headers })).status).toBe(200);
    await db.deleteFrom("signedForms").where("agreementId", "=", id).execute();
    const remove = { file: owner.userSignature, organizationId: "org-keystone" };
    expect(
      await api.request("POST", "/v1/external/aws/delete-file", {
        token: await as("owner"),
        body: remove,
      }),
    ).toMatchObject({ status: 409 });
    await db
      .updateTable("users")
      .set({ userSignature: owner.userSignature, name: owner.name })
      .where("id", "=", "user-keystone-owner")
      .execute();
  });

  it("waits for the sponsor where its organization asks for that, and its form has no signature of theirs", async () => {
    await sponsorsSign(true);
    const { id, grant } = await signedAgreement();
    const waiting = { sponsorAwaited: true, sponsorSignature: null, sponsorUserId: null };
    expect(await stored(id)).toMatchObject(waiting);
    expect((await formOf(id, grant))("sponsorName")).toBeFalsy();
  });

  it("waits for a sponsor who has no signature stored; without a location it waits for nobody", async () => {
    await managedBy("user-keystone-teacher");
    expect(await stored((await signedAgreement()).id)).toMatchObject({ sponsorAwaited: true });
    const nowhere = await signedAgreement("en", {});
    expect(await stored(nowhere.id)).toMatchObject({
      sponsorAwaited: false,
      sponsorSignature: null,
    });
  });

  it.each([
    ["no form could show", sampleSignature.subarray(0, 300)],
    ["is one pixel", pixel],
  ])(
    "waits for a sponsor whose stored signature %s, and takes that one from them neither",
    async (_, content) => {
      const damaged = await uploadAs("teacher", content);
      await managedBy("user-keystone-student");
      await api.services.db
        .updateTable("users")
        .set({ userSignature: damaged })
        .where("id", "=", "user-keystone-student")
        .execute();
      const { id } = await signedAgreement();
      expect(await stored(id)).toMatchObject({ sponsorAwaited: true, sponsorSignature: null });
      expect(await signAs("student", id, { sponsorSignature: damaged })).toMatchObject({
        status: 422,
        body: { code: "signature.unreadable" },
      });
    },
  );

  it("before sponsors signed has the stored signature of the first manager on its form", async () => {
    const text = await formOf(
      "ea-signed",
      await grantOf("employerAgreements", "ea-signed", "579134"),
    );
    expect(text("sponsorName")).toBeTruthy();
    expect(text("sponsorDate")).toBe("09/03/2026");
  });

  it.each([
    { sponsorSignature: "/v1/files/aaaaaaaaaaaaaaaaaaaaaa.png" },
    { sponsorUserId: "user-keystone-admin" },
    { sponsorAwaited: false },
  ])("takes %j from no record's writer", async (proof) => {
    for (const type of ["employerAgreements", "apprenticeAgreements"]) {
      const id = type === "employerAgreements" ? "ea-open" : "aa-open";
      const answer = await api.request("PUT", `/v1/external/firebase/store/${type}`, {
        token: await as("superadmin@guildway.test"),
        body: { id, data: proof },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    }
  });
});

describe("who signed and the sponsor", () => {
  it("are mailed where the agreement is, and its code in a sealed mail without blind copies", async () => {
    const { publicUrl } = api.services.settings;
    await api.services.db.deleteFrom("outbox").where("to", "=", "owner@keystone.test").execute();
    const { id, signerEmail } = await signedAgreement();
    for (const address of [signerEmail, "owner@keystone.test"]) {
      const mails = (await mailsTo(address)).filter(({ kind }) => kind.startsWith("agreement."));
      const link = mails.find(({ kind }) => kind === "agreement.signed");
      const code = mails.find(({ kind }) => kind === "agreement.code");
      expect(mails).toHaveLength(2);
      expect(link).toMatchObject({ isSealed: false, bcc: [] });
      expect(link!.text).toContain(`${publicUrl}/external/doc/employerAgreements/${id}`);
      expect(code).toMatchObject({ isSealed: true, bcc: [] });
      expect(link!.text + link!.html).not.toContain(codeIn(code!.text));
      expect(code!.text).not.toContain(id);
      expect(await grantOf("employerAgreements", id, codeIn(code!.text))).toBeTruthy();
    }
  });

  it("are written to in the language of the invitation", async () => {
    const { signerEmail } = await signedAgreement("es");
    const mails = await mailsTo(signerEmail);
    expect(mails.find(({ kind }) => kind === "agreement.signed")?.text).toContain(
      "Usted firmó el acuerdo de empleador",
    );
    expect(mails.find(({ kind }) => kind === "agreement.code")?.text).toContain(
      "El código de acceso del acuerdo es",
    );
  });

  it("get the code that the agreement has already", async () => {
    const { signerEmail } = await signedAgreement("en", { accessCode: "112358" });
    const code = (await mailsTo(signerEmail)).find(({ kind }) => kind === "agreement.code");
    expect(codeIn(code?.text)).toBe("112358");
  });

  it("get a code whose digits stand in no journal, list or log", async () => {
    const { id, signerEmail } = await signedAgreement();
    const code = (await mailsTo(signerEmail)).find(({ kind }) => kind === "agreement.code");
    const secret = codeIn(code?.text);
    const [signed] = (await changesOf(api.services.db, "employerAgreements", id)).slice(-1);
    expect(signed).toMatchObject({ sealedFields: ["accessCode"], sealedAfter: null });
    expect(JSON.stringify(signed)).not.toContain(secret);
    const read = await api.get(
      `/v1/external/firebase/store/employerAgreements?id=${id}`,
      await as("owner"),
    );
    expect(JSON.stringify(read.body)).not.toContain(secret);
    expect(JSON.stringify(read.body)).toContain('"hasAccessCode":true');
    const mails = await api.get(`/v1/external/supabase/mails?limit=100`, await as("owner"));
    expect(JSON.stringify(mails.body)).not.toContain(secret);
    expect(api.logged.join("\n")).not.toContain(secret);
  });
});

describe("the sponsor's act", () => {
  beforeEach(() => sponsorsSign(true));

  it.each(["student", "teacher", "admin", "owner"])(
    "is a manager's of the location, though they are %s: it is on the agreement and its form, in journal, history and audit log",
    async (role) => {
      await managedBy("user-keystone-readonly", `user-keystone-${role}`);
      const { id, grant } = await signedAgreement();
      const { status, body } = await signAs(role, id);
      expect([status, body]).toEqual([200, { signed: true, sponsorSignatureDate: "2026-11-20" }]);
      const signed = await stored(id);
      expect(signed).toMatchObject({
        sponsorUserId: `user-keystone-${role}`,
        sponsorSignatureDate: "2026-11-20",
        sponsorAwaited: false,
        inviteHistory: expect.arrayContaining([
          expect.objectContaining({ actionTaken: "Sponsor Signed" }),
        ]),
      });
      const text = await formOf(id, grant);
      expect([text("sponsorName"), text("sponsorDate")]).toEqual([
        signed.sponsorName,
        "11/20/2026",
      ]);
      const [change] = (await changesOf(api.services.db, "employerAgreements", id)).slice(-1);
      expect(change).toMatchObject({ actor: `user-keystone-${role}` });
      const audited = await api.services.db
        .selectFrom("auditLog")
        .select(["actor", "details"])
        .where("action", "=", "agreement.signed")
        .where("subject", "=", `employerAgreements/${id}`)
        .orderBy("sequence", "desc")
        .executeTakeFirstOrThrow();
      expect(audited).toMatchObject({
        actor: `user-keystone-${role}`,
        details: { as: "sponsor" },
      });
    },
  );

  it("is nobody else's: neither staff who do not manage the location, nor a person of another organization", async () => {
    const { id } = await signedAgreement();
    expect(await signAs("admin", id)).toMatchObject({ status: 403 });
    const ofAll = { sponsorSignature: await uploadAs("owner") };
    expect(await signAs("superadmin@guildway.test", id, ofAll)).toMatchObject({ status: 403 });
    expect(await signAs("student", id)).toMatchObject({ status: 404 });
    const token = await as("owner@valley-college.test");
    await managedBy("user-keystone-owner", "user-valley-college-owner");
    const { version } = await stored(id);
    const body = { table: "employerAgreements", id, version, ...ofAll };
    for (const call of ["signAsSponsor", "openAsSponsor"])
      expect(
        await api.request("POST", `/v1/access/${call}`, {
          token,
          body: call === "signAsSponsor" ? body : { table: body.table, id },
        }),
      ).toMatchObject({ status: 404, body: { code: "record.not-found" } });
    expect(await stored(id)).toMatchObject({ sponsorAwaited: true, sponsorSignature: null });
  });

  it("leaves one signature where two sign at once, and is refused again", async () => {
    await managedBy("user-keystone-owner", "user-keystone-admin");
    const { id } = await signedAgreement();
    const both = await Promise.all([signAs("owner", id), signAs("admin", id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const signed = await stored(id);
    for (const who of ["owner", "admin"])
      expect(await signAs(who, id)).toMatchObject({
        status: 409,
        body: { code: "record.conflict" },
      });
    expect(await stored(id)).toEqual(signed);
    const forms = await api.services.db
      .selectFrom("signedForms")
      .select("occasion")
      .where("agreementId", "=", id)
      .orderBy("sequence")
      .execute();
    expect(forms.map(({ occasion }) => occasion)).toEqual(["employer", "sponsor"]);
  });

  it("is refused over another version than was read, before the signer has signed, and where nothing waits for it", async () => {
    const { id } = await signedAgreement();
    const { version } = await stored(id);
    expect(await signAs("owner", id, { version: version - 1 })).toMatchObject({
      status: 409,
      body: { code: "record.changed", details: { current: { version } } },
    });
    expect((await signAs("owner", "ea-open")).body.code).toBe("agreement.not-signed");
    await sponsorsSign(false);
    expect((await signAs("owner", "ea-signed")).body.code).toBe("record.conflict");
  });

  it("takes a picture of one's own or one's stored signature, and none that no form could show", async () => {
    await managedBy("user-keystone-student");
    const { id } = await signedAgreement();
    const others = { sponsorSignature: await uploadAs("owner") };
    expect((await signAs("student", id, others)).body.code).toBe("file.not-found");
    const link = { sponsorSignature: "https://evil.example/x.png" };
    expect((await signAs("student", id, link)).body.code).toBe("file.not-found");
    const damaged = await uploadAs("student", sampleSignature.subarray(0, 300));
    expect((await signAs("student", id, { sponsorSignature: damaged })).body.code).toBe(
      "signature.unreadable",
    );
    await api.services.db
      .updateTable("users")
      .set({ userSignature: others.sponsorSignature })
      .where("id", "=", "user-keystone-student")
      .execute();
    expect((await signAs("student", id, others)).status).toBe(200);
  });

  it("signs what the signer signed, whatever its records say by now", async () => {
    const { id, grant } = await signedAgreement();
    const { db } = api.services;
    const profile = db.updateTable("employerProfiles").where("id", "=", "ep-forge");
    await profile.set({ name: "Another Name" }).execute();
    expect((await signAs("owner", id)).status).toBe(200);
    const text = await formOf(id, grant);
    await profile.set({ name: "Lehigh Forge and Machine" }).execute();
    expect(text("employer")).toBe("Lehigh Forge and Machine");
    expect(text("sponsorName")).toBeTruthy();
  });

  it("is on an apprentice's agreement and its form as well", async () => {
    const { db } = api.services;
    const signed = db.updateTable("apprenticeAgreements").where("id", "=", "aa-signed");
    await signed.set({ sponsorAwaited: true }).execute();
    const grant = await grantOf("apprenticeAgreements", "aa-signed", "680245");
    expect((await formOf("aa-signed", grant, "apprenticeAgreements"))("sponsorName")).toBeFalsy();
    const { version } = await db
      .selectFrom("apprenticeAgreements")
      .select("version")
      .where("id", "=", "aa-signed")
      .executeTakeFirstOrThrow();
    const of = { table: "apprenticeAgreements", id: "aa-signed", version };
    expect((await signAs("owner", "ea-open", of)).status).toBe(200);
    const text = await formOf("aa-signed", grant, "apprenticeAgreements");
    expect([text("sponsorName"), text("sponsorDate")]).toEqual([
      expect.stringMatching(/\w/),
      "11/20/2026",
    ]);
    expect(text("lastName")).toBe("Brandt");
  });

  it("is told to the signer, in the language of their invitation and without the code", async () => {
    const { id, signerEmail } = await signedAgreement("es");
    expect((await signAs("owner", id)).status).toBe(200);
    const mails = await mailsTo(signerEmail);
    const [told, ...others] = mails.filter(({ kind }) => kind === "agreement.sponsored");
    expect(others).toEqual([]);
    expect(told!.text).toContain("El patrocinador también firmó su acuerdo de empleador");
    expect(told!.text).toContain(`/external/doc/employerAgreements/${id}`);
    expect(told!.bcc).toEqual([]);
    const code = mails.find(({ kind }) => kind === "agreement.code");
    expect(told!.text + told!.html).not.toContain(codeIn(code?.text));
  });

  it("is told to nobody else who was invited to sign it and declined", async () => {
    const { id, signerEmail } = await signedAgreement();
    const invite = { inviteType: "employer", employerAgreementId: id, accessCode: "135792" };
    const email = "declined@forge.test";
    const { body } = await api.request<{ docId: string }>(
      "POST",
      "/v1/external/firebase/store/invites",
      { token: await as("admin"), body: { data: { ...invite, email } } },
    );
    api.wait(1);
    const declined = await api.request("POST", "/v1/access/declineInvite", {
      headers: { "x-access-grant": await grantOf("invites", body.docId, "135792") },
      body: { id: body.docId, reason: "Not ours" },
    });
    expect(declined.status).toBe(200);
    expect((await signAs("owner", id)).status).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
    expect((await mailsTo(signerEmail)).map(({ kind }) => kind)).toContain("agreement.sponsored");
  });

  it("is read before by a grant as its code gives it, which is written down", async () => {
    await managedBy("user-keystone-student");
    const { id } = await signedAgreement();
    const open = async (who: string) =>
      api.request<Answer>("POST", "/v1/access/openAsSponsor", {
        token: await as(who),
        body: { table: "employerAgreements", id },
      });
    expect((await open("teacher")).status).toBe(403);
    const { body } = await open("student");
    const read = await api.request<{ items: object[] }>(
      "GET",
      `/v1/external/firebase/store/employerAgreements?id=${id}`,
      { headers: { "x-access-grant": body.grant } },
    );
    expect(read.body.items[0]).toMatchObject({ id, sponsorAwaited: true });
    const audited = await api.services.db
      .selectFrom("auditLog")
      .select("actor")
      .where("action", "=", "agreement.opened")
      .where("subject", "=", `employerAgreements/${id}`)
      .execute();
    expect(audited).toEqual([{ actor: "user-keystone-student" }]);
  });

  it.each([
    ["they manage the location no more", () => managedBy("user-keystone-owner")],
    [
      "the agreement is moved to a location that they do not manage",
      (id: string) => change("employerAgreements", id, { locationId: "loc-bethlehem" }),
    ],
    [
      "they are of another organization",
      () => change("users", "user-keystone-student", { orgId: "org-valley" }),
    ],
  ])("is read by that grant only until %s", async (_, happens) => {
    await managedBy("user-keystone-student");
    const { id } = await signedAgreement();
    const { body } = await api.request<Answer>("POST", "/v1/access/openAsSponsor", {
      token: await as("student"),
      body: { table: "employerAgreements", id },
    });
    const headers = { "x-access-grant": body.grant };
    const read = async () =>
      (
        await api.request<{ items: { signerName?: string }[] }>(
          "GET",
          `/v1/external/firebase/store/employerAgreements?id=${id}`,
          { headers },
        )
      ).body.items[0]?.signerName;
    const reads = async () => [
      await read(),
      (await api.fetch(`/v1/access/agreementForm?table=employerAgreements&id=${id}`, { headers }))
        .status,
    ];
    expect(await reads()).toEqual(["Marisol Keller", 200]);
    await happens(id);
    expect(await reads()).toEqual([undefined, 403]);
    await change("users", "user-keystone-student", { orgId: "org-keystone" });
  });
});
