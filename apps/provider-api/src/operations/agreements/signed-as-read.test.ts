import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { factsOf } from "../../forms/fill-signed-form.ts";
import { inviteSigner, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** What happens while somebody signs, after it was seen that nothing changed and before their signature is written down. */
async function whileSigning<T>(sign: () => Promise<T>, happens: () => Promise<unknown>) {
  const { db } = api.services;
  const signing = await db.transaction().execute(async (other) => {
    await sql`LOCK TABLE "recordChanges" IN EXCLUSIVE MODE`.execute(other);
    const waits = sign();
    await expect
      .poll(async () => {
        const { rows } = await sql`
          SELECT 1 FROM pg_locks JOIN pg_class ON pg_class.oid = relation
          WHERE relname = 'recordChanges' AND NOT granted`.execute(other);
        return rows.length;
      })
      .toBe(1);
    await happens();
    // As an object, so that the promise is not waited for in here.
    return { waits };
  });
  return signing.waits;
}

/** The embedded database has one connection, so that nothing happens meanwhile. */
const isParallel = process.env.GUILDWAY_TEST_DATABASE === "postgres";

it.runIf(isParallel)(
  "a picture that is deleted while somebody signs with it stays, as their signature",
  async () => {
    const signer = await inviteSigner(api, "employerAgreements");
    await signer.agree();
    const signerSignature = await signer.upload();
    const given = { read: await signer.read(), signerName: "Marisol", signerTitle: "Manager" };
    const token = await api.signIn("owner@keystone.test");
    const body = { file: signerSignature, organizationId: "org-keystone" };
    let removal: Promise<{ status: number }> | undefined;
    const { status } = await whileSigning(
      () => signer.sign({ ...given, signerSignature }),
      async () => {
        removal = api.request("POST", "/v1/external/aws/delete-file", { token, body });
        await Promise.race([removal, new Promise((resolve) => setTimeout(resolve, 300))]);
      },
    );
    expect([status, (await removal)?.status]).toEqual([200, 409]);
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.fetch(signerSignature, { headers })).status).toBe(200);
  },
);

it.runIf(isParallel)(
  "a wage schedule that comes in while its employer signs is not in what they signed",
  async () => {
    const { db, sealer } = api.services;
    const signer = await inviteSigner(api, "employerAgreements");
    await signer.agree();
    const read = await signer.read();
    const given = {
      read,
      signerName: "Marisol Keller",
      signerTitle: "Plant Manager",
      signerSignature: await signer.upload(),
    };
    const unread = {
      id: "ws-unread",
      orgId: "org-keystone",
      employerProfileId: "ep-forge",
      apprenticeshipId: "ap-maintenance",
      title: "Never read",
    };
    const { status } = await whileSigning(
      () => signer.sign(given),
      () => db.insertInto("wageSchedules").values(unread).execute(),
    );
    expect(status).toBe(200);
    const form = await db
      .selectFrom("signedForms")
      .selectAll()
      .where("agreementId", "=", signer.id)
      .executeTakeFirstOrThrow();
    const titles = factsOf(sealer, form).schedules.map(({ title }) => title);
    const schedules = Object.keys(read).filter((name) => name.startsWith("wageSchedules/"));
    expect(titles).toHaveLength(schedules.length);
    expect(titles).not.toContain("Never read");
  },
);
