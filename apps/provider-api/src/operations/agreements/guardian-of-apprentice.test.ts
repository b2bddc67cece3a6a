import { PDFDocument } from "pdf-lib";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  answerForApprentice,
  inviteSigner,
  type Signer,
  startTestApi,
  type TestApi,
} from "../../test-api/index.ts";
import { sampleSignature } from "../../test-api/sample-facts.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const token = await api.signIn("admin@keystone.test");
  await answerForApprentice(api, token);
});
afterAll(() => api.close());

/** An apprentice who was born on a day and has agreed to sign, on November 20, 2026. */
async function bornOn(dob: string | null): Promise<Signer> {
  await api.request("PUT", "/v1/external/supabase/userProfiles", {
    token: await api.signIn("admin@keystone.test"),
    body: { id: "profile-keystone-student", dob },
  });
  const signer = await inviteSigner(api, "apprenticeAgreements");
  await signer.agree();
  return signer;
}
const given = async (signer: Signer) => ({
  read: await signer.read(),
  signerSignature: await signer.upload(),
});
const stored = (id: string) =>
  api.services.db
    .selectFrom("apprenticeAgreements")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const missing = (field: string, reason: string) => ({
  status: 422,
  body: { code: "agreement.incomplete", details: { faults: [{ field, reason }] } },
});

it("a minor's agreement is not signed without the printed name and the signature of a parent or guardian, who are asked for last", async () => {
  const young = await bornOn("2008-11-21");
  const own = await given(young);
  expect(await young.sign(own)).toMatchObject(missing("guardianName", "Guardian Name required!"));
  expect(await young.sign({ ...own, guardianName: "Rosa Silva" })).toMatchObject(
    missing("guardianSignature", "Guardian Signature required!"),
  );
  expect((await stored(young.id)).signerSignature).toBeNull();
  const unknown = await bornOn(null);
  expect(await unknown.sign(await given(unknown))).toMatchObject(
    missing("dob", "Date of Birth required!"),
  );
});

it("a guardian signs with a picture of their own that the invitation's holder uploaded", async () => {
  const signer = await bornOn("2008-11-21");
  const own = { ...(await given(signer)), guardianName: "Rosa Silva" };
  const sign = (guardianSignature: string) => signer.sign({ ...own, guardianSignature });
  expect(await sign(own.signerSignature)).toMatchObject(
    missing("guardianSignature", "Guardian Signature required!"),
  );
  expect(await sign(await signer.upload())).toMatchObject(
    missing("guardianSignature", "A parent or guardian signs with a signature of their own!"),
  );
  const other = await inviteSigner(api, "apprenticeAgreements");
  expect((await sign(await other.upload())).body.code).toBe("file.not-found");
  expect(
    await signer.sign({ ...own, guardianName: "See www.evil.example", guardianSignature: "x" }),
  ).toMatchObject({ status: 400 });
});

it.each(["Noah Silva", "silva,  NOÁH"])(
  "a guardian signs with a name of their own, which %j of the apprentice Noah Silva is not",
  async (guardianName) => {
    const signer = await bornOn("2008-11-21");
    await api.request("PUT", "/v1/external/supabase/users", {
      token: await api.signIn("admin@keystone.test"),
      body: { id: "user-keystone-student", firstName: "Noah", lastName: "Silva" },
    });
    const own = await given(signer);
    const guardianSignature = await signer.upload(sampleSignature);
    expect(await signer.sign({ ...own, guardianName, guardianSignature })).toMatchObject(
      missing(
        "guardianName",
        "A parent or guardian signs with a name of their own! Who has the same name adds a suffix, such as Sr.",
      ),
    );
  },
);

it("a minor's signed agreement has the guardian's name, signature and day, for who may see the apprentice's, and on its form", async () => {
  const signer = await bornOn("2008-11-21");
  const own = await given(signer);
  const guardianSignature = await signer.upload(sampleSignature);
  const { status, body } = await signer.sign({
    ...own,
    guardianName: "Rosa Silva",
    guardianSignature,
  });
  expect(status).toBe(200);
  const headers = { "x-access-grant": body.grant };
  const read = await api.request<{ items: object[] }>(
    "GET",
    `/v1/external/firebase/store/apprenticeAgreements?id=${signer.id}`,
    { headers },
  );
  expect(read.body.items).toMatchObject([
    { guardianName: "Rosa Silva", guardianSignature, guardianSignatureDate: "2026-11-20" },
  ]);
  expect((await api.fetch(guardianSignature, { headers })).status).toBe(200);
  expect((await api.fetch(guardianSignature)).status).toBe(404);
  const form = await api.fetch(
    `/v1/access/agreementForm?table=apprenticeAgreements&id=${signer.id}`,
    { headers },
  );
  const pdf = (await PDFDocument.load(await form.arrayBuffer())).getForm();
  expect(pdf.getTextField("guardianName").getText()).toBe("Rosa Silva");
  expect(pdf.getTextField("guardianDate").getText()).toBe("11/20/2026");
  const token = await api.signIn("owner@keystone.test");
  expect(
    await api.request("POST", "/v1/external/aws/delete-file", {
      token,
      body: { file: guardianSignature, organizationId: "org-keystone" },
    }),
  ).toMatchObject({ status: 409 });
});

it("who is eighteen on the day of signing, by the organization's clock, signs alone", async () => {
  const signer = await bornOn("2008-11-20");
  const own = await given(signer);
  const more = { guardianName: "Rosa Silva", guardianSignature: await signer.upload() };
  expect((await signer.sign({ ...own, ...more })).status).toBe(200);
  expect(await stored(signer.id)).toMatchObject({ guardianName: null, guardianSignature: null });
});

it("a guardian is set by signing alone", async () => {
  const token = await api.signIn("superadmin@guildway.test");
  for (const data of [{ guardianName: "Rosa Silva" }, { guardianSignatureDate: "2026-11-20" }])
    expect(
      await api.request("PUT", "/v1/external/firebase/store/apprenticeAgreements", {
        token,
        body: { id: "aa-open", data },
      }),
    ).toMatchObject({ status: 400 });
});
