import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Checked {
  success: boolean;
  message?: string;
  grant?: string;
  code?: string;
}
const check = (table: string, id: string, accessCode: string | number, from?: string) =>
  api.request<Checked>("POST", "/v1/access/checkAccessCode", {
    body: { id, table, accessCode },
    ...(from && { headers: { "x-forwarded-for": from } }),
  });
const invite = (id: string, grant?: string) =>
  api.request<{ items: Record<string, unknown>[] }>(
    "GET",
    `/v1/external/firebase/store/invites?id=${id}`,
    {
      ...(grant && { headers: { "x-access-grant": grant } }),
    },
  );

describe("an access code", () => {
  it.each([
    ["invites", "inv-register", "135790"],
    ["invites", "inv-employer", "246801"],
    ["invites", "inv-apprentice", "357912"],
    ["invites", "inv-workforce", "468023"],
    ["pageLinks", "pl-code", "482913"],
    ["employerAgreements", "ea-signed", "579134"],
    ["apprenticeAgreements", "aa-signed", "680245"],
  ])("IN-4.5, IN-6.7 of %s %s that is right is answered with a grant", async (table, id, code) => {
    expect(await check(table, id, code)).toMatchObject({
      status: 200,
      body: { success: true, grant: expect.any(String) },
    });
  });

  it("that is given again and again stores one grant, as does opening a record without a code", async () => {
    const stored = async () => {
      const grants = api.services.db.selectFrom("grants").select("tokenHash");
      return (await grants.where("recordId", "in", ["pl-code", "pl-page"]).execute()).length;
    };
    api.wait(60);
    const before = await stored();
    for (let given = 0; given < 5; given++) {
      expect((await check("pageLinks", "pl-code", "482913")).body.success).toBe(true);
      expect((await check("pageLinks", "pl-page", "")).body.success).toBe(true);
    }
    expect((await stored()) - before).toBe(2);
    api.wait(60);
    await check("pageLinks", "pl-code", "482913");
    expect((await stored()) - before).toBe(3);
  });

  it("IN-5.12, PU-5.25 is compared as a number", async () => {
    expect((await check("invites", "inv-register", 135_790)).body.success).toBe(true);
    expect((await check("invites", "inv-register", " 0135790 ")).body.success).toBe(true);
    expect((await check("invites", "inv-register", "135790abc")).body.success).toBe(false);
  });

  it("PU-5.26 that is wrong gets 'Invalid access code.' and no grant", async () => {
    const { body } = await check("invites", "inv-employer", "000000");
    expect(body).toEqual({ success: false, message: "Invalid access code." });
  });

  it("opens its record and what hangs on it, and no other", async () => {
    const { body } = await check("invites", "inv-employer", "246801");
    expect((await invite("inv-employer", body.grant)).body.items[0]).toMatchObject({
      inviteType: "employer",
    });
    expect((await invite("inv-apprentice", body.grant)).body.items[0]).toEqual({
      id: "inv-apprentice",
      hasAccessCode: true,
    });
  });

  it("of a record that does not exist is a 404", async () => {
    expect(await check("invites", "inv-nothing", "123456")).toMatchObject({
      status: 404,
      body: { code: "record.not-found" },
    });
  });

  it("slows down after three wrong tries and locks after ten, the right code included", async () => {
    const wrong = () => check("pageLinks", "pl-code", "111111");
    for (let attempt = 0; attempt < 3; attempt++) expect((await wrong()).status).toBe(200);
    const refused = await wrong();
    expect(refused).toMatchObject({ status: 429, body: { code: "access.too-many-codes" } });
    api.wait(Number(refused.headers.get("retry-after")));
    expect((await wrong()).status).toBe(200);

    for (let tries = 4; tries < 10; tries++) {
      api.wait(2 ** (tries - 3));
      expect((await wrong()).status).toBe(200);
    }
    const locked = await check("pageLinks", "pl-code", "482913");
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(300);
    expect((await check("pageLinks", "pl-code", "482913", "203.0.113.9")).body.success).toBe(true);
    api.wait(15 * 60);
    expect((await check("pageLinks", "pl-code", "482913")).body.success).toBe(true);
  });

  it("is tried fifty times a day from one place, whatever address of it", async () => {
    for (let tries = 0; tries < 50; tries++)
      expect(
        (await check("invites", "inv-workforce", "111111", `198.51.100.${tries}`)).status,
      ).toBe(200);
    expect(await check("invites", "inv-workforce", "468023", "198.51.100.99")).toMatchObject({
      status: 429,
      body: { code: "access.too-many-codes" },
    });
    expect((await check("invites", "inv-workforce", "468023", "192.0.2.1")).body.success).toBe(
      true,
    );
    api.wait(86_400);
    expect((await check("invites", "inv-workforce", "468023", "198.51.100.99")).body.success).toBe(
      true,
    );
  });

  it("is tried 900 times a day from everywhere, and then by nobody", async () => {
    const at = api.services.clock().toISOString();
    const tried = Array.from({ length: 899 }, () => ({
      key: "code employerAgreements/ea-signed",
      at,
    }));
    await api.services.db.insertInto("attempts").values(tried).execute();
    const from = (network: number) => `2001:db8:${network}::1`;
    expect((await check("employerAgreements", "ea-signed", "579134", from(1))).body.success).toBe(
      true,
    );
    expect((await check("employerAgreements", "ea-signed", "111111", from(2))).body.success).toBe(
      false,
    );
    expect((await check("employerAgreements", "ea-signed", "579134", from(3))).status).toBe(429);
    api.wait(86_400);
    expect((await check("employerAgreements", "ea-signed", "579134", from(3))).body.success).toBe(
      true,
    );
  });
});

describe("a code that was tried too often", () => {
  it("is followed by another one that nobody waits for", async () => {
    const store = "/v1/external/firebase/store/invites";
    const token = await api.signIn("admin@keystone.test");
    const made = await api.request<{ docId: string }>("POST", store, {
      token,
      body: { data: { inviteType: "workforce", accessCode: "112233" } },
    });
    const id = made.body.docId;
    const at = api.services.clock().toISOString();
    const tried = Array.from({ length: 900 }, () => ({ key: `code invites/${id}`, at }));
    await api.services.db.insertInto("attempts").values(tried).execute();
    expect((await check("invites", id, "112233")).status).toBe(429);
    await api.request("PUT", store, { token, body: { id, data: { accessCode: "445566" } } });
    expect((await check("invites", id, "445566")).body.success).toBe(true);
  });
});

describe("revealing a code", () => {
  const reveal = (token: string | undefined, reason = "The invitee lost the mail") =>
    api.request<{ accessCode: string }>("POST", "/v1/access/revealAccessCode", {
      token,
      body: { id: "inv-workforce", table: "invites", reason },
    });

  it("answers it to admins of its organization, and writes who asked and why to the audit log", async () => {
    expect((await reveal(await api.signIn("admin@keystone.test"))).body.accessCode).toBe("468023");
    const entry = await api.services.db
      .selectFrom("auditLog")
      .selectAll()
      .where("action", "=", "access-code.revealed")
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor: "user-keystone-admin",
      subject: "invites/inv-workforce",
      details: { reason: "The invitee lost the mail" },
    });
    expect(JSON.stringify(entry)).not.toContain("468023");
  });

  const revealOf = async (email: string, table: string, id: string) =>
    api.request<{ accessCode: string }>("POST", "/v1/access/revealAccessCode", {
      token: await api.signIn(email),
      body: { id, table, reason: "The invitee lost the mail" },
    });

  it("of a page link is for teachers too, who make page links", async () => {
    const link = await api.services.db
      .selectFrom("pageLinks")
      .select("id")
      .where("orgId", "=", "org-keystone")
      .where("accessCode", "is not", null)
      .executeTakeFirstOrThrow();
    const { status, body } = await revealOf("teacher@keystone.test", "pageLinks", link.id);
    expect([status, body.accessCode]).toEqual([200, expect.stringMatching(/^\d{6}$/)]);
  });

  it("of what a person above signed is not told to who stands below, who gives it no other code either", async () => {
    const { db } = api.services;
    const [table, id] = ["apprenticeAgreements", "aa-signed"];
    const { userId } = await db
      .selectFrom("apprenticeAgreements")
      .select("userId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const become = (role: string) =>
      db
        .updateTable("users")
        .set({ role: JSON.stringify([role]) as never })
        .where("id", "=", userId)
        .execute();
    const another = async (email: string) =>
      (
        await api.request("PUT", `/v1/external/firebase/store/${table}`, {
          token: await api.signIn(email),
          body: { id, data: { accessCode: "680245" } },
        })
      ).status;
    await become("owner");
    for (const [email, status] of [
      ["admin@keystone.test", 403],
      ["owner@keystone.test", 200],
    ] as const)
      expect([(await revealOf(email, table, id)).status, await another(email)]).toEqual([
        status,
        status,
      ]);
    await become("student");
  });

  it.each([
    ["of an employer's invite, who signs by it,", "invites", "inv-employer", "246801"],
    ["of an employer's signed agreement", "employerAgreements", "ea-signed", "579134"],
    [
      "of an apprentice's invite, which opens their private information,",
      "invites",
      "inv-apprentice",
      "357912",
    ],
    [
      "of an apprentice's agreement, which opens its filled form,",
      "apprenticeAgreements",
      "aa-signed",
      "680245",
    ],
  ])("%s is for admins and up", async (_, table, id, code) => {
    expect((await revealOf("teacher@keystone.test", table, id)).status).toBe(403);
    expect((await revealOf("admin@keystone.test", table, id)).body.accessCode).toBe(code);
  });

  it("is refused to visitors, students, other organizations and without a reason", async () => {
    expect((await reveal(undefined)).status).toBe(401);
    expect((await reveal(await api.signIn("student@keystone.test"))).status).toBe(403);
    expect((await reveal(await api.signIn("owner@valley-college.test"))).status).toBe(404);
    expect((await reveal(await api.signIn("owner@keystone.test"), " ")).status).toBe(400);
  });
});

describe("completing an invite", () => {
  const complete = (id: string, grant?: string) =>
    api.request<{ code: string }>("POST", "/v1/access/completeInvite", {
      body: { id, actionTaken: "Data Submitted" },
      ...(grant && { headers: { "x-access-grant": grant } }),
    });

  it("needs the grant of its code", async () => {
    expect(await complete("inv-employer")).toMatchObject({
      status: 403,
      body: { code: "access.grant-needed" },
    });
  });

  it("IN-4.3 keeps it as evidence with its history, and it reads as invalid from then on", async () => {
    const { grant } = (await check("invites", "inv-workforce", "468023")).body;
    expect((await complete("inv-workforce", grant)).status).toBe(200);
    const kept = await api.services.db
      .selectFrom("invites")
      .selectAll()
      .where("id", "=", "inv-workforce")
      .executeTakeFirstOrThrow();
    expect(kept.inviteHistory?.[0]).toMatchObject({ actionTaken: "Data Submitted", by: "invitee" });
    expect((await invite("inv-workforce", grant)).body.items).toEqual([]);
    expect((await complete("inv-workforce", grant)).status).toBe(404);
    expect((await check("invites", "inv-workforce", "468023")).status).toBe(404);
  });
});
