import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appendAudit } from "../audit/append.ts";
import { hashSecret } from "../platform/secrets.ts";
import { demoPassword } from "./users.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { beginSession } from "../identity/sessions.ts";
import { changeAddress } from "../identity/change-address.ts";
import { closeDemoAccounts } from "./close-demo-accounts.ts";
import { replaceDemoCodes } from "./replace-demo-codes.ts";

const site = "https://app.example.test";
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    GUILDWAY_MODE: "production",
    MAIL_TO_FOLDER: "yes",
    PUBLIC_URL: site,
    LOGIN_URL: "https://login.example.test",
    ALLOWED_ORIGINS: site,
    MAIL_FROM: "no-reply@example.test",
    PROVIDER_EMAIL: "plans@example.test",
  });
});
afterAll(() => api.close());

beforeEach(() => closeDemoAccounts(api.services));

const signIn = (email: string, password: string) =>
  api.request("POST", "/v1/identity/sign-in", {
    body: { email, password, continueUrl: `${site}/` },
  });

describe("production over the database of a demo", () => {
  it.each(["superadmin@guildway.test", "owner@keystone.test"])(
    "refuses the demo account %s like a wrong password",
    async (email) => {
      expect(await signIn(email, demoPassword)).toMatchObject({
        status: 401,
        body: { code: "auth.bad-credentials" },
      });
    },
  );

  it("ends the sessions of demo accounts, their tokens included", async () => {
    const { db, keys, clock } = api.services;
    const userId = "user-superadmin";
    const session = await beginSession(db, userId, clock(), undefined);
    const { token } = await keys.sign(
      { userId, sessionId: session.sessionId, isStaff: false },
      clock(),
    );
    const { instance } = api.services.settings;
    expect((await api.get("/v1/external/supabase/users", token)).status).toBe(200);
    await closeDemoAccounts(api.services);
    const renewed = await api.request("POST", "/v1/identity/session/renew", {
      headers: { origin: site, cookie: `gw-session.${instance}=${session.refreshToken}` },
    });
    expect(renewed).toMatchObject({ status: 401, body: { code: "auth.session-ended" } });
    expect((await api.get("/v1/external/supabase/users", token)).status).toBe(401);
  });

  it("takes the passkeys that anybody could have added to demo accounts", async () => {
    const { db, clock } = api.services;
    const passkey = { id: "passkey-1", credentialId: "of-somebody", userId: "user-superadmin" };
    const createdAt = clock().toISOString();
    const rest = { publicKey: "", counter: 0, transports: [], isSynced: false, name: "Mine" };
    await db
      .insertInto("passkeys")
      .values({ ...passkey, ...rest, createdAt, lastUsedAt: null })
      .execute();
    await closeDemoAccounts(api.services);
    expect(await db.selectFrom("passkeys").select("id").execute()).toEqual([]);
  });

  it("mails no new password to an address that somebody gave a demo account, and gives none back", async () => {
    const { db, settings, sealer, clock } = api.services;
    const thief = "thief@example.test";
    const user = { id: "user-superadmin", orgId: "org-keystone", email: thief };
    await db.transaction().execute(async (transaction) => {
      const told = { actor: user.id, lang: "en" as const, now: clock() };
      await changeAddress(transaction, { settings, sealer }, user, "other@example.test", told);
      await transaction
        .updateTable("users")
        .set({ email: "other@example.test" })
        .where("id", "=", user.id)
        .execute();
    });
    const token = await api.mailedToken(thief);
    await closeDemoAccounts(api.services);
    const undone = await api.request("POST", "/v1/identity/email/undo", { body: { token } });
    expect(undone).toMatchObject({ status: 401, body: { code: "auth.link-invalid" } });
    await api.request("POST", "/v1/identity/password/forgot", {
      body: { email: "other@example.test" },
    });
    const mailed = await db
      .selectFrom("outbox")
      .select("kind")
      .where("kind", "=", "account.password-reset")
      .execute();
    expect(mailed).toEqual([]);
  });

  it("opens nothing by the demo's access codes, and leaves a code that somebody chose", async () => {
    const open = (table: string, id: string, accessCode: string) =>
      api.request<{ success: boolean; grant?: string }>("POST", "/v1/access/checkAccessCode", {
        body: { table, id, accessCode },
      });
    const { grant } = (await open("invites", "inv-apprentice", "357912")).body;
    await replaceDemoCodes(api.services);
    for (const [table, id, code] of [
      ["invites", "inv-apprentice", "357912"],
      ["pageLinks", "pl-code", "482913"],
      ["employerAgreements", "ea-signed", "579134"],
      ["apprenticeAgreements", "aa-signed", "680245"],
    ] as const)
      expect((await open(table, id, code)).body.success).toBe(false);
    const profiles = await api.request<{ items?: unknown[] }>(
      "GET",
      "/v1/external/supabase/userProfiles",
      { headers: { "x-access-grant": grant! } },
    );
    expect(profiles.body.items ?? []).toEqual([]);
    const codeOf = () =>
      api.services.db
        .selectFrom("invites")
        .select("accessCode")
        .where("id", "=", "inv-apprentice")
        .executeTakeFirstOrThrow();
    const chosen = await codeOf();
    await replaceDemoCodes(api.services);
    expect(await codeOf()).toEqual(chosen);
  });

  it("refuses the keys for programs that somebody made by a demo account, and no others", async () => {
    const { db, clock } = api.services;
    const createdAt = clock().toISOString();
    const shared = { orgId: "org-keystone", name: "Mine", createdAt, revokedAt: null };
    const keys = ["made-by-demo", "made-by-staff"];
    for (const [index, actor] of ["user-keystone-owner", "user-of-staff"].entries()) {
      const id = keys[index]!;
      await db
        .insertInto("apiKeys")
        .values({ id, tokenHash: hashSecret(id), ...shared })
        .execute();
      const subject = `programKeys/${id}`;
      await appendAudit(db, { actor, action: "program-key.created", subject }, clock());
    }
    await closeDemoAccounts(api.services);
    const statuses = keys.map(async (key) => {
      const asked = { headers: { "x-api-key": key } };
      return (await api.request("GET", "/v1/external/content/class", asked)).status;
    });
    expect(await Promise.all(statuses)).toEqual([401, 200]);
  });

  it("ends the webhooks of demo accounts and the public URLs of their keys, and no others", async () => {
    const { db, clock } = api.services;
    const createdAt = clock().toISOString();
    const of = { orgId: "org-keystone", createdAt };
    for (const [id, actor] of [
      ["of-demo", "user-keystone-admin"],
      ["of-staff", "user-of-staff"],
    ] as const) {
      await db
        .insertInto("webhookTargets")
        .values({ id, ...of, url: "https://a.test/", types: ["courses"], sealedSecret: "" })
        .execute();
      await db
        .insertInto("apiKeys")
        .values({ id, ...of, tokenHash: hashSecret(id), name: id, revokedAt: null })
        .execute();
      await db
        .insertInto("fileLinks")
        .values({ id, ...of, fileName: "a.pdf", keyId: id, expiresAt: createdAt })
        .execute();
      for (const [action, kind] of [
        ["webhook.created", "webhooks"],
        ["program-key.created", "programKeys"],
      ] as const)
        await appendAudit(db, { actor, action, subject: `${kind}/${id}` }, clock());
    }
    await closeDemoAccounts(api.services);
    const endOf = async (table: "webhookTargets" | "fileLinks", end: "endedAt" | "revokedAt") =>
      (
        await db.selectFrom(table).selectAll().where("id", "like", "of-%").orderBy("id").execute()
      ).map((row) => Boolean((row as Record<string, unknown>)[end]));
    expect(await endOf("webhookTargets", "endedAt")).toEqual([true, false]);
    expect(await endOf("fileLinks", "revokedAt")).toEqual([true, false]);
  });

  it("refuses the demo's keys also where one has a new secret", async () => {
    const { db, clock } = api.services;
    const hash = hashSecret("gw_demo_content_key");
    const earlierUntil = new Date(clock().getTime() + 3_600_000).toISOString();
    await db
      .updateTable("apiKeys")
      .set({ tokenHash: "new", earlierTokenHash: hash, earlierUntil, revokedAt: null })
      .where("tokenHash", "=", hash)
      .execute();
    await closeDemoAccounts(api.services);
    const headers = { "x-api-key": "gw_demo_content_key" };
    expect((await api.request("GET", "/v1/external/content/class", { headers })).status).toBe(401);
    await db
      .updateTable("apiKeys")
      .set({ tokenHash: hash, earlierTokenHash: null })
      .where("tokenHash", "=", "new")
      .execute();
  });

  it("refuses the demo's API keys", async () => {
    const headers = { "x-api-key": "gw_demo_content_key" };
    expect((await api.request("GET", "/v1/external/content/class", { headers })).status).toBe(401);
  });
});
