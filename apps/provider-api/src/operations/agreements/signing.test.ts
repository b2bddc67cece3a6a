import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changesOf, openChange } from "../../records/journal/changes-of.ts";
import { agreeToSign, readAgreement, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let grant: string;

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
interface Signed {
  signed: boolean;
  grant: string;
  code: string;
  details?: { faults: { field: string; reason: string }[] };
}

const grantOf = async (id: string, accessCode: string) =>
  (
    await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
      body: { id, table: "invites", accessCode },
    })
  ).body.grant;
async function upload(by: string): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([png]), "signature.png");
  const response = await api.fetch(
    "/v1/external/aws/upload?fileExt=png&organizationId=org-keystone",
    { method: "POST", headers: { "x-access-grant": by }, body: form },
  );
  return ((await response.json()) as { url: string }).url;
}
const sign = (what: "Employer" | "Apprentice", body: object, by?: string) =>
  api.request<Signed>("POST", `/v1/access/sign${what}Agreement`, {
    body,
    headers: { "x-forwarded-for": "203.0.113.77", ...(by && { "x-access-grant": by }) },
  });
const agreement = async (type: string, id: string, by: string) =>
  (
    await api.request<{ items: Record<string, unknown>[] }>(
      "GET",
      `/v1/external/firebase/store/${type}?id=${id}`,
      { headers: { "x-access-grant": by } },
    )
  ).body.items[0];

describe("the employer agreement", () => {
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  let read: Record<string, number>;
  beforeEach(async () => {
    const fresh = await grantOf("inv-employer", "246801");
    if (!fresh) return;
    grant = fresh;
    await agreeToSign(api, "employerAgreements", "ea-open", grant);
    read = await readAgreement(api, "employerAgreements", "ea-open", grant);
  });
  const employer = (signerSignature: string) => ({
    id: "ea-open",
    read,
    signerName: "Marisol Keller",
    signerTitle: "Plant Manager",
    signerSignature,
  });

  it("is not signed without the grant of its own invite", async () => {
    const url = await upload(grant);
    expect(await sign("Employer", employer(url))).toMatchObject({ status: 403 });
    const other = await grantOf("inv-workforce", "468023");
    expect(await sign("Employer", employer(url), other)).toMatchObject({ status: 403 });
  });

  it("PU-5.23, PU-4.11 needs a name, a title and a signature that its signer has uploaded", async () => {
    const url = await upload(grant);
    expect((await sign("Employer", { ...employer(url), signerTitle: " " }, grant)).status).toBe(
      400,
    );
    const foreign = await upload(await grantOf("inv-apprentice", "357912"));
    expect((await sign("Employer", employer(foreign), grant)).body.code).toBe("file.not-found");
    expect((await sign("Employer", employer("https://evil.example/x.png"), grant)).body.code).toBe(
      "file.not-found",
    );
  });

  it.each([
    ["signerName", "Marisol\nWin at https://evil.example/prize"],
    ["signerTitle", "Manager, see www.evil.example"],
  ])("takes a %s that the agreement itself takes, not %j", async (field, words) => {
    const body = { ...employer(await upload(grant)), [field]: words };
    expect(await sign("Employer", body, grant)).toMatchObject({
      status: 400,
      body: { code: "input.invalid", details: { faults: [{ field }] } },
    });
  });

  it("PU-3.20, PU-4.5 stores the signer details, the date and the address, adds 'Employer Agreement Signed', and the invite is consumed", async () => {
    const url = await upload(grant);
    const { status, body } = await sign("Employer", employer(url), grant);
    expect(status).toBe(200);
    const signed = await agreement("employerAgreements", "ea-open", body.grant);
    expect(signed).toMatchObject({
      signerName: "Marisol Keller",
      signerTitle: "Plant Manager",
      signerSignature: url,
      signerSignatureDate: "2026-11-20",
    });
    const stored = await api.services.db
      .selectFrom("employerAgreements")
      .select(["signerIpAddress", "inviteHistory"])
      .where("id", "=", "ea-open")
      .executeTakeFirstOrThrow();
    expect(stored.signerIpAddress).toBe("203.0.113.77");
    // Of the invite only what it was about.
    expect(stored.inviteHistory?.[0]).toEqual({
      actionAt: expect.any(String),
      actionTaken: "Employer Agreement Signed",
      employerAgreementId: "ea-open",
      apprenticeshipId: "ap-maintenance",
      by: "server",
    });
    const invite = await api.services.db
      .selectFrom("invites")
      .select("consumedAt")
      .where("id", "=", "inv-employer")
      .executeTakeFirstOrThrow();
    expect(invite.consumedAt).not.toBeNull();
    expect((await sign("Employer", employer(url), grant)).status).toBe(403);
  });

  it("that is signed keeps its signer's fields, whoever asks to change them", async () => {
    const token = await api.signIn("superadmin@guildway.test");
    const change = (data: object) =>
      api.request<Signed>("PUT", "/v1/external/firebase/store/employerAgreements", {
        token,
        body: { id: "ea-signed", data },
      });
    expect(await change({ signerName: "Somebody Else" })).toMatchObject({
      status: 409,
      body: { code: "record.conflict", details: { faults: [{ field: "signerName" }] } },
    });
    expect((await change({ apprenticeshipId: "ap-maintenance" })).status).toBe(200);
  });

  it.each([
    { signerSignature: "/v1/files/aaaaaaaaaaaaaaaaaaaaaa.png" },
    { signerSignatureDate: "2026-11-20" },
    { signerIpAddress: "203.0.113.77" },
  ])("is signed by nobody but its signer: %j is taken from no record's writer", async (proof) => {
    const [field] = Object.keys(proof);
    const refused = {
      status: 400,
      body: { code: "input.invalid", details: { faults: [{ field: `data.${field}` }] } },
    };
    for (const email of ["admin@keystone.test", "superadmin@guildway.test"]) {
      const token = await api.signIn(email);
      for (const [type, id] of [
        ["employerAgreements", "ea-open"],
        ["apprenticeAgreements", "aa-open"],
      ]) {
        const store = `/v1/external/firebase/store/${type}`;
        const data = { orgId: "org-keystone", ...proof };
        expect(await api.request("PUT", store, { token, body: { id, data: proof } })).toMatchObject(
          refused,
        );
        expect(await api.request("POST", store, { token, body: { data } })).toMatchObject(refused);
      }
    }
  });

  it("that is signed is not deleted, one that is not may be", async () => {
    const token = await api.signIn("owner@keystone.test");
    const store = "/v1/external/firebase/store/employerAgreements";
    const remove = (id: string) => api.request("DELETE", `${store}?id=${id}`, { token });
    expect(await remove("ea-signed")).toMatchObject({
      status: 409,
      body: { code: "record.conflict" },
    });
    expect((await api.get(`${store}?id=ea-signed`, token)).body).toMatchObject({ total: 1 });
    const made = await api.request<{ docId: string }>("POST", store, { token, body: { data: {} } });
    expect((await remove(made.body.docId)).status).toBe(200);
  });
});

describe("the apprentice agreement", () => {
  beforeAll(async () => {
    api = await startTestApi();
    grant = await grantOf("inv-apprentice", "357912");
    await agreeToSign(api, "apprenticeAgreements", "aa-open", grant);
  });
  afterAll(() => api.close());
  const apprentice = async (signerSignature: string) => ({
    id: "aa-open",
    read: await readAgreement(api, "apprenticeAgreements", "aa-open", grant),
    signerSignature,
  });

  it("PU-5.1 is not signed while something is missing, and the first missing item is named", async () => {
    const { db } = api.services;
    await db
      .updateTable("users")
      .set({ phone: null, mobilePhone: null })
      .where("id", "=", "user-keystone-student")
      .execute();
    const url = await upload(grant);
    const refused = await sign("Apprentice", await apprentice(url), grant);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: "agreement.incomplete",
        details: { faults: [{ field: "phone", reason: "Phone required!" }] },
      },
    });
  });

  it("is signed once nothing is missing, with the signature on the agreement and on the apprentice", async () => {
    const { db, sealer } = api.services;
    const seal = (name: string, value: unknown) =>
      sealer.seal(JSON.stringify(value), `userProfiles/profile-keystone-student/${name}`);
    await db
      .updateTable("users")
      .set({ phone: "610-555-0100" })
      .where("id", "=", "user-keystone-student")
      .execute();
    await db
      .updateTable("userProfiles")
      .set({
        ssn: seal("ssn", "900-12-3456") as never,
        dob: seal("dob", "2004-05-17") as never,
        gender: seal("gender", "male") as never,
        ethnicity: seal("ethnicity", "noAnswer") as never,
        races: seal("races", ["noAnswer"]) as never,
        veteranStatus: seal("veteranStatus", "nonVeteran") as never,
        disability: seal("disability", "noAnswer") as never,
        educationLevel: seal("educationLevel", "highSchoolOrGED") as never,
        employmentStatus: seal("employmentStatus", "em") as never,
        citizenStatus: seal("citizenStatus", "usCitizen") as never,
        criminalBkg: seal("criminalBkg", "no") as never,
        orgReferral: "none",
        addressLine1: "100 Hamilton Street",
        addressCity: "Allentown",
        addressState: "PA",
        addressPostalCode: "18101",
      })
      .where("id", "=", "profile-keystone-student")
      .execute();
    const url = await upload(grant);
    const given = await apprentice(url);
    const { status, body } = await sign("Apprentice", given, grant);
    expect(status, JSON.stringify(body)).toBe(200);
    const signed = await agreement("apprenticeAgreements", "aa-open", body.grant);
    expect(signed).toMatchObject({ signerSignature: url, signerSignatureDate: "2026-11-20" });
    expect(signed).not.toHaveProperty("privateData");
    const user = await db
      .selectFrom("users")
      .select("userSignature")
      .where("id", "=", "user-keystone-student")
      .executeTakeFirstOrThrow();
    expect(user.userSignature).toBe(url);
    expect((await sign("Apprentice", given, grant)).status).toBe(403);
  });

  it("PU-3.17 that is signed keeps the private information as it was, sealed, for admins and with four digits of the number", async () => {
    const admin = await api.signIn("admin@keystone.test");
    const keep = async (email: string) => {
      const { body } = await api.get<{ items?: { privateData?: unknown }[] }>(
        "/v1/external/firebase/store/apprenticeAgreements?id=aa-open&select=privateData",
        await api.signIn(email),
      );
      return body.items?.[0]?.privateData;
    };
    await api.request("PUT", "/v1/external/supabase/userProfiles", {
      token: admin,
      body: { id: "profile-keystone-student", addressCity: "Easton", gender: "female" },
    });
    expect(await keep("admin@keystone.test")).toMatchObject({
      ssn: "***-**-3456",
      dob: "2004-05-17",
      gender: "male",
      races: ["noAnswer"],
      addressCity: "Allentown",
      orgReferral: "none",
    });
    expect(await keep("teacher@keystone.test")).toBeUndefined();
    const change = { id: "aa-open", data: { privateData: { gender: "female" } } };
    expect(
      await api.request("PUT", "/v1/external/firebase/store/apprenticeAgreements", {
        token: admin,
        body: change,
      }),
    ).toMatchObject({ status: 409 });
  });

  it("that is signed stands in the journal, its invite used up and the private information sealed", async () => {
    const { db, sealer } = api.services;
    const [signed] = (await changesOf(db, "apprenticeAgreements", "aa-open")).slice(-1);
    expect(signed).toMatchObject({
      actor: "invitee",
      action: "update",
      version: 2,
      before: { signerSignature: null },
      sealedFields: ["accessCode", "privateData"],
      sealedAfter: { personId: "user-keystone-student" },
    });
    expect(JSON.stringify(signed)).not.toContain("3456");
    expect((await openChange(db, sealer, signed!)).after).toMatchObject({
      privateData: { ssn: "***-**-3456" },
    });
    const [used] = (await changesOf(db, "invites", "inv-apprentice")).slice(-1);
    expect(used).toMatchObject({ actor: "invitee", before: { consumedAt: null } });
    expect(used!.version).toBe(2);
    const [person] = (await changesOf(db, "users", "user-keystone-student")).slice(-1);
    expect(person).toMatchObject({
      actor: "invitee",
      after: { userSignature: signed!.after!["signerSignature"] },
    });
  });

  it("what was signed stays as it was, whoever runs the organization", async () => {
    const token = await api.signIn("owner@keystone.test");
    const change = (type: string, id: string, data: object) =>
      api.request("PUT", `/v1/external/firebase/store/${type}`, { token, body: { id, data } });
    for (const data of [
      { priorHourlyWage: 1 },
      { wageScheduleId: null },
      { creditPrevRTIHrs: 999 },
    ])
      expect(await change("apprenticeAgreements", "aa-signed", data)).toMatchObject({
        status: 409,
        body: { code: "record.conflict" },
      });
    expect(
      (await change("employerAgreements", "ea-signed", { apprenticeshipId: null })).status,
    ).toBe(409);
  });
});
