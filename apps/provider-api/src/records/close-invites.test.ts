import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../platform/database/schema.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const change = (data: Row) =>
  api.request<{ version: number }>("PUT", "/v1/external/firebase/store/apprenticeAgreements", {
    token: admin,
    body: { id: "aa-open", data },
  });
const give = () =>
  api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id: "inv-apprentice", table: "invites", accessCode: "357912" },
  });
const read = (grant: string) =>
  api.request<{ items: Row[] }>("GET", "/v1/external/supabase/userProfiles?select=userId", {
    headers: { "x-access-grant": grant },
  });

describe("the invite of an apprentice whose agreement is changed", () => {
  it("stays where its person stays, or is named for the first time", async () => {
    const { grant } = (await give()).body;
    expect((await change({ userId: "user-keystone-student", hoursProbationary: 100 })).status).toBe(
      200,
    );
    expect((await read(grant)).body.items).toEqual([{ userId: "user-keystone-student" }]);
  });

  it("was sent to nobody and agreed to by nobody once it has another code, whose holder is another", async () => {
    const { db } = api.services;
    const consentOf = () =>
      db
        .selectFrom("invites")
        .select(["sentTo", "viewedAt", "consentVersion", "consentAt"])
        .where("id", "=", "inv-employer")
        .executeTakeFirstOrThrow();
    await db
      .updateTable("invites")
      .set({
        sentTo: "first@forge.test",
        consentVersion: "2026-11",
        consentAt: "2026-11-20T10:00:00.000Z",
      })
      .where("id", "=", "inv-employer")
      .execute();
    const code = (data: Row) =>
      api.request("PUT", "/v1/external/firebase/store/invites", {
        token: admin,
        body: { id: "inv-employer", data },
      });
    expect((await code({ title: "Owner" })).status).toBe(200);
    expect((await consentOf()).consentVersion).toBe("2026-11");
    expect((await code({ accessCode: "112233" })).status).toBe(200);
    expect(await consentOf()).toEqual({
      sentTo: null,
      viewedAt: null,
      consentVersion: null,
      consentAt: null,
    });
  });

  it.runIf(process.env.GUILDWAY_TEST_DATABASE === "postgres")(
    "is closed where it is made and sent while its agreement becomes another person's",
    async () => {
      const { db } = api.services;
      const { body } = await api.request<{ docId: string }>(
        "POST",
        "/v1/external/firebase/store/apprenticeAgreements",
        {
          token: admin,
          body: { data: { userId: "user-keystone-student", signerEmail: "first@forge.test" } },
        },
      );
      const id = body.docId;
      const waiting = (other: Kysely<Database>, count: number) =>
        expect
          .poll(async () => {
            const { rows } = await sql`
              SELECT 1 FROM pg_locks WHERE NOT granted AND (database IS NULL OR database =
                (SELECT oid FROM pg_database WHERE datname = current_database()))`.execute(other);
            return rows.length;
          })
          .toBeGreaterThanOrEqual(count);
      const both = await db.transaction().execute(async (other) => {
        await other
          .selectFrom("apprenticeAgreements")
          .select("id")
          .where("id", "=", id)
          .forUpdate()
          .execute();
        const send = api.request("POST", "/v1/access/sendInvite", {
          token: admin,
          body: { table: "apprenticeAgreements", id, lang: "en" },
        });
        await waiting(other, 1);
        const moved = { id, data: { userId: "user-keystone-0003" } };
        const move = api.request("PUT", "/v1/external/firebase/store/apprenticeAgreements", {
          token: admin,
          body: moved,
        });
        await waiting(other, 2);
        return { answers: Promise.all([send, move]) };
      });
      expect((await both.answers).map(({ status }) => status)).toEqual([200, 200]);
      const invite = await db
        .selectFrom("invites")
        .select(["sentTo", "revokedAt"])
        .where("apprenticeAgreementId", "=", id)
        .executeTakeFirstOrThrow();
      expect(invite).toEqual({ sentTo: "first@forge.test", revokedAt: expect.any(String) });
    },
  );

  it("is closed where it becomes another person's, whose information its code does not open", async () => {
    const { grant } = (await give()).body;
    const moved = { userId: "user-keystone-0003", userProfileId: "profile-keystone-0003" };
    const { status, body } = await change(moved);
    expect(status).toBe(200);
    expect((await read(grant)).status).toBe(401);
    expect((await give()).status).toBe(404);
    const agreement = await api.services.db
      .selectFrom("apprenticeAgreements")
      .select(["version", "signerInviteSentAt", "inviteHistory"])
      .where("id", "=", "aa-open")
      .executeTakeFirstOrThrow();
    expect(agreement).toMatchObject({ version: body.version, signerInviteSentAt: null });
    expect(agreement.inviteHistory?.[0]).toMatchObject({ actionTaken: "Invite Revoked" });
    const invite = await api.services.db
      .selectFrom("invites")
      .select(["revokedAt", "inviteHistory"])
      .where("id", "=", "inv-apprentice")
      .executeTakeFirstOrThrow();
    expect(invite.revokedAt).not.toBeNull();
    expect(invite.inviteHistory?.[0]).toMatchObject({ actionTaken: "Invite Revoked" });
  });
});

it("the invite of an employer's agreement is closed where it becomes another employer's, who did not get its code", async () => {
  const code = () =>
    api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
      body: { id: "inv-employer", table: "invites", accessCode: "445566" },
    });
  const put = (type: string, id: string, data: Row) =>
    api.request("PUT", `/v1/external/firebase/store/${type}`, { token: admin, body: { id, data } });
  await put("invites", "inv-employer", { accessCode: "445566" });
  const { grant } = (await code()).body;
  await put("employerAgreements", "ea-open", { employerProfileId: "ep-forge" });
  expect((await code()).status).toBe(200);
  expect(
    (await put("employerAgreements", "ea-open", { employerProfileId: "ep-bakery" })).status,
  ).toBe(200);
  expect((await code()).status).toBe(404);
  const headers = { "x-access-grant": grant };
  const bakery = "/v1/external/firebase/store/employerProfiles?id=ep-bakery";
  expect((await api.request("GET", bakery, { headers })).status).toBe(401);
});
