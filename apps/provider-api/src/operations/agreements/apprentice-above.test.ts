import { afterAll, beforeAll, expect, it } from "vitest";
import {
  answerForApprentice,
  inviteSigner,
  startTestApi,
  type TestApi,
} from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
  await answerForApprentice(api, admin, { dob: "2000-05-17" });
});
afterAll(() => api.close());

const become = (role: "owner" | "student") =>
  api.services.db
    .updateTable("users")
    .set({ role: JSON.stringify([role]) as never })
    .where("id", "=", "user-keystone-student")
    .execute();
const storedSignature = async () =>
  (
    await api.services.db
      .selectFrom("users")
      .select("userSignature")
      .where("id", "=", "user-keystone-student")
      .executeTakeFirstOrThrow()
  ).userSignature;
/** An apprentice who has read their agreement and agreed to sign it. */
async function ready() {
  const signer = await inviteSigner(api, "apprenticeAgreements");
  await signer.agree();
  return {
    ...signer,
    given: { read: await signer.read(), signerSignature: await signer.upload() },
  };
}

it("nobody signs by an invitation for a person who stands above who invites, or has what they signed before", async () => {
  const { id, sign, given } = await ready();
  await become("owner");
  expect(await sign(given)).toMatchObject({ status: 403, body: { code: "access.grant-needed" } });
  await become("student");
  expect((await sign(given)).status).toBe(200);
  const owner = await api.signIn("owner@keystone.test");
  const kept = `/v1/external/firebase/store/apprenticeAgreements?id=${id}&select=privateData`;
  const form = `/v1/access/agreementForm?table=apprenticeAgreements&id=${id}`;
  const exported = (token: string) =>
    api.request<{ code: string }>("POST", "/v1/access/exportEta671", {
      token,
      body: { id, reason: "Registration with the agency" },
    });
  const have = async (token: string) => [
    (await api.get(kept, token)).status,
    (await api.fetch(form, { headers: { authorization: `Bearer ${token}` } })).status,
    (await exported(token)).body.code,
  ];
  expect(await have(admin)).toEqual([200, 200, "form.missing"]);
  await become("owner");
  expect(await have(admin)).toEqual([403, 403, "access.forbidden"]);
  expect(await have(owner)).toEqual([200, 200, "form.missing"]);
  await become("student");
});

it("who manages a location keeps the signature that they stored themselves", async () => {
  const first = await ready();
  expect((await first.sign(first.given)).status).toBe(200);
  expect(await storedSignature()).toBe(first.given.signerSignature);
  await api.services.db
    .updateTable("locations")
    .set({ managerIds: ["user-keystone-owner", "user-keystone-student"] })
    .where("id", "=", "loc-bethlehem")
    .execute();
  const second = await ready();
  expect((await second.sign(second.given)).status).toBe(200);
  expect(await storedSignature()).toBe(first.given.signerSignature);
});
