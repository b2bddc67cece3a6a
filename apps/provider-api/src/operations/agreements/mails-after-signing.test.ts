import { afterAll, beforeAll, expect, it } from "vitest";
import { inviteSigner, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

const letterTo = async (to: string, token = admin) =>
  (
    await api.request("POST", "/v1/external/gmail/send", {
      token,
      body: { to, subject: "Hello", body: "Plain" },
    })
  ).status;

/** Signs an agreement whose invitation names an address, and answers its id. */
async function signAt(email: string) {
  const signer = await inviteSigner(api, "employerAgreements");
  const path = "/v1/external/firebase/store/invites";
  const body = { id: signer.inviteId, data: { email } };
  expect((await api.request("PUT", path, { token: admin, body })).status).toBe(200);
  await signer.agree();
  const signed = await signer.sign({
    read: await signer.read(),
    signerName: "Marisol Keller",
    signerTitle: "Plant Manager",
    signerSignature: await signer.upload(),
  });
  expect(signed.status).toBe(200);
  return signer.id;
}

async function kindsTo(to: string) {
  const mails = await api.services.db
    .selectFrom("outbox")
    .select("kind")
    .where("to", "=", to)
    .execute();
  return mails.map(({ kind }) => kind).filter((kind) => kind.startsWith("agreement."));
}

const leftOut = (id: string) =>
  api.services.db
    .selectFrom("auditLog")
    .select("details")
    .where("action", "=", "agreement.mail-left-out")
    .where("subject", "=", `employerAgreements/${id}`)
    .execute();

it("what a signer is mailed counts with the letters of the organization to them", async () => {
  const email = "counted@forge.test";
  const id = await signAt(email);
  expect(await kindsTo(email)).toEqual(["agreement.signed", "agreement.code"]);
  expect(await leftOut(id)).toEqual([]);
  const letters = [];
  for (let sent = 0; sent < 20; sent += 1) letters.push(await letterTo(email));
  expect(letters).toEqual([...Array<number>(19).fill(200), 429]);
});

it("whom the organization has mailed enough is mailed no more by signing, which is signed and written down all the same", async () => {
  const email = "enough@forge.test";
  for (let sent = 0; sent < 20; sent += 1) expect(await letterTo(email)).toBe(200);
  const id = await signAt(email);
  expect(await kindsTo(email)).toEqual([]);
  expect(await leftOut(id)).toEqual([{ details: { to: "signer" } }]);
  api.wait(3601);
  admin = await api.signIn("admin@keystone.test");
  await signAt(email);
  expect(await kindsTo(email)).toEqual(["agreement.signed", "agreement.code"]);
});

it("a manager hears of sixty signatures in an hour, and of letters apart from those", async () => {
  const manager = "owner@keystone.test";
  const { db } = api.services;
  const at = api.services.clock().toISOString();
  await db.deleteFrom("attempts").where("key", "like", "%to owner@keystone.test").execute();
  const before = (await kindsTo(manager)).length;
  await signAt("first@forge.test");
  expect((await kindsTo(manager)).length).toBe(before + 2);
  const { key } = await db
    .selectFrom("attempts")
    .select("key")
    .where("key", "like", "signed for %to owner@keystone.test")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("attempts")
    .values(Array.from({ length: 59 }, () => ({ key, at })))
    .execute();
  const id = await signAt("second@forge.test");
  expect((await kindsTo(manager)).length).toBe(before + 2);
  expect(await leftOut(id)).toEqual([{ details: { to: "sponsor" } }]);
  expect(await letterTo(manager)).toBe(200);
});
