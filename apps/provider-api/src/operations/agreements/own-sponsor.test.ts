import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  answerForApprentice,
  inviteSigner,
  startTestApi,
  type TestApi,
} from "../../test-api/index.ts";

let api: TestApi;
let student: string;
let picture: string;
beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn("student@keystone.test");
  await answerForApprentice(api, await api.signIn("admin@keystone.test"), { dob: "1998-04-02" });
  const { userSignature } = await api.services.db
    .selectFrom("users")
    .select("userSignature")
    .where("id", "=", "user-keystone-owner")
    .executeTakeFirstOrThrow();
  picture = userSignature!;
});
afterAll(() => api.close());

const managedBy = (...managerIds: string[]) =>
  api.services.db
    .updateTable("locations")
    .set({ managerIds })
    .where("id", "=", "loc-allentown")
    .execute();
const apprentice = "user-keystone-student";

beforeEach(async () => {
  await api.services.db
    .updateTable("users")
    .set({ userSignature: picture })
    .where("id", "=", apprentice)
    .execute();
});

/** An agreement of the student that they have signed as its apprentice. */
async function signedByApprentice() {
  const signer = await inviteSigner(api, "apprenticeAgreements");
  await signer.agree();
  const read = await signer.read();
  const signed = await signer.sign({ read, signerSignature: await signer.upload() });
  expect(signed.status).toBe(200);
  return stored(signer.id);
}
const stored = (id: string) =>
  api.services.db
    .selectFrom("apprenticeAgreements")
    .select(["id", "version", "sponsorAwaited", "sponsorUserId", "sponsorSignature"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const mailsTo = (to: string) =>
  api.services.db
    .selectFrom("outbox")
    .select("id")
    .where("to", "=", to)
    .where("kind", "=", "agreement.signed")
    .execute();

it("an apprentice who manages the location is not their own sponsor: the next manager is, and is told", async () => {
  await managedBy(apprentice, "user-keystone-owner");
  const before = await mailsTo("owner@keystone.test");
  expect(await signedByApprentice()).toMatchObject({
    sponsorAwaited: false,
    sponsorUserId: "user-keystone-owner",
  });
  expect(await mailsTo("owner@keystone.test")).toHaveLength(before.length + 1);
});

it("an apprentice who alone manages the location leaves their agreement waiting, and is refused in words as its sponsor", async () => {
  await managedBy(apprentice);
  const { id, version, ...waits } = await signedByApprentice();
  expect(waits).toEqual({ sponsorAwaited: true, sponsorUserId: null, sponsorSignature: null });
  const body = { table: "apprenticeAgreements", id, version, sponsorSignature: picture };
  const sign = (token: string) => api.request("POST", "/v1/access/signAsSponsor", { token, body });
  expect(await sign(student)).toMatchObject({
    status: 403,
    body: { code: "agreement.own", message: expect.stringContaining("another manager does") },
  });
  expect((await stored(id)).sponsorAwaited).toBe(true);
  await managedBy(apprentice, "user-keystone-owner");
  expect((await sign(await api.signIn("owner@keystone.test"))).status).toBe(200);
});
