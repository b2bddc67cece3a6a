import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../demo-world/users.ts";
import { placeOfMail } from "../mail/outbox.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const users = "/v1/external/supabase/users";
const emailOf = async (id: string) =>
  (
    await api.services.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).email;
const mailsTo = async (to: string) => {
  const { db, sealer } = api.services;
  const mails = await db.selectFrom("outbox").selectAll().where("to", "=", to).execute();
  return mails.map(({ id, kind, text, isSealed }) => ({
    kind,
    text: isSealed ? sealer.open(text, placeOfMail(id, "text")) : text,
  }));
};
const undo = (token: string) => api.request("POST", "/v1/identity/email/undo", { body: { token } });
const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? "";

describe("one's own e-mail address", () => {
  it("changes with the password, and not by a change of the record", async () => {
    const token = await api.signIn("owner@keystone.test");
    const byRecord = await api.request("PUT", users, {
      token,
      body: { id: "user-keystone-owner", email: "new-owner@keystone.test" },
    });
    expect(byRecord).toMatchObject({ status: 403, body: { code: "access.forbidden" } });
    const change = (currentPassword: string) =>
      api.request("POST", "/v1/identity/email/change", {
        token,
        body: { email: "new-owner@keystone.test", currentPassword },
      });
    expect(await change("not it")).toMatchObject({
      status: 401,
      body: { code: "auth.bad-credentials" },
    });
    expect((await change(demoPassword)).status).toBe(200);
    expect(await emailOf("user-keystone-owner")).toBe("new-owner@keystone.test");
    expect((await mailsTo("new-owner@keystone.test")).map(({ kind }) => kind)).toEqual([
      "account.new-address",
    ]);
  });

  it("is given back by the link in the mail to the old address, once, and every session ends", async () => {
    const [mail] = await mailsTo("owner@keystone.test");
    expect(mail?.kind).toBe("account.address-changed");
    const intruder = await api.signIn("new-owner@keystone.test");
    expect(await undo(tokenIn(mail!.text))).toMatchObject({
      status: 200,
      body: { email: "owner@keystone.test" },
    });
    expect((await api.get(`${users}?limit=1`, intruder)).status).toBe(401);
    expect(await emailOf("user-keystone-owner")).toBe("owner@keystone.test");
    expect((await undo(tokenIn(mail!.text))).status).toBe(401);
  });

  it("that is given back is signed in to by a new password only, since a thief may know the one before", async () => {
    const back = "owner@keystone.test";
    const signIn = await api.request("POST", "/v1/identity/sign-in", {
      body: { email: back, password: demoPassword, continueUrl: "http://localhost:3000/" },
    });
    expect(signIn).toMatchObject({ status: 401, body: { code: "auth.bad-credentials" } });
    api.wait(1);
    await api.request("POST", "/v1/identity/password/forgot", { body: { email: back } });
    const reset = await api.request("POST", "/v1/identity/password/reset", {
      body: { token: await api.mailedToken(back), password: "seven green lamps" },
    });
    expect(reset.status).toBe(200);
  });

  it("is not given back after seven days", async () => {
    const token = await api.signIn("teacher@keystone.test");
    await api.request("POST", "/v1/identity/email/change", {
      token,
      body: { email: "new-teacher@keystone.test", currentPassword: demoPassword },
    });
    const [mail] = await mailsTo("teacher@keystone.test");
    api.wait(7 * 86_400 + 1);
    expect((await undo(tokenIn(mail!.text))).status).toBe(401);
  });

  it("changed twice is given back for good: the address in between cannot undo the second change", async () => {
    const token = await api.signIn("owner@riverbend.test");
    const change = async (email: string) => {
      api.wait(1);
      const body = { email, currentPassword: demoPassword };
      await api.request("POST", "/v1/identity/email/change", { token, body });
    };
    await change("first@intruder.test");
    await change("second@intruder.test");
    const linkTo = async (to: string) => {
      const mails = await mailsTo(to);
      return tokenIn(mails.find(({ kind }) => kind === "account.address-changed")!.text);
    };
    expect((await undo(await linkTo("owner@riverbend.test"))).status).toBe(200);
    const again = await undo(await linkTo("first@intruder.test"));
    expect(again).toMatchObject({ status: 401, body: { code: "auth.link-invalid" } });
    expect(await emailOf("user-riverbend-owner")).toBe("owner@riverbend.test");
  });

  it("in between, undone first, leaves the owner of the account their own link", async () => {
    const token = await api.signIn("admin@valley-college.test");
    const change = async (email: string) => {
      api.wait(1);
      const body = { email, currentPassword: demoPassword };
      await api.request("POST", "/v1/identity/email/change", { token, body });
    };
    await change("third@intruder.test");
    await change("fourth@intruder.test");
    const [, told] = await mailsTo("third@intruder.test");
    expect((await undo(tokenIn(told!.text))).status).toBe(200);
    const [own] = await mailsTo("admin@valley-college.test");
    expect((await undo(tokenIn(own!.text))).status).toBe(200);
    expect(await emailOf("user-valley-college-admin")).toBe("admin@valley-college.test");
  });
});

describe("mails about a new address", () => {
  it("reach a mailbox eight times in 15 minutes at most, however often somebody takes it for theirs", async () => {
    const token = await api.signIn("readonly@keystone.test");
    const change = (email: string) =>
      api.request("POST", "/v1/identity/email/change", {
        token,
        body: { email, currentPassword: demoPassword },
      });
    for (let times = 0; times < 8; times++)
      expect((await change(`stranger+${times}@example.test`)).status).toBe(200);
    expect(await change("stranger@example.test")).toMatchObject({
      status: 429,
      body: { code: "auth.too-many-attempts" },
    });
    expect(await mailsTo("stranger@example.test")).toEqual([]);
  });
});

describe("the address of somebody else", () => {
  it("taken away by an admin is told to it, with the link that gives it back", async () => {
    const token = await api.signIn("admin@riverbend.test");
    const body = { id: "user-riverbend-teacher", email: null };
    expect((await api.request("PUT", users, { token, body })).status).toBe(200);
    const [mail] = await mailsTo("teacher@riverbend.test");
    expect(mail?.kind).toBe("account.address-changed");
    expect((await undo(tokenIn(mail!.text))).status).toBe(200);
    expect(await emailOf("user-riverbend-teacher")).toBe("teacher@riverbend.test");
  });

  it("changed by an admin is told to both and written down", async () => {
    const token = await api.signIn("admin@keystone.test");
    const changed = await api.request("PUT", users, {
      token,
      body: { id: "user-keystone-student", email: "noah@keystone.test" },
    });
    expect(changed.status).toBe(200);
    expect((await mailsTo("student@keystone.test"))[0]?.kind).toBe("account.address-changed");
    expect((await mailsTo("noah@keystone.test"))[0]?.kind).toBe("account.new-address");
    const entry = await api.services.db
      .selectFrom("auditLog")
      .select(["actor", "subject"])
      .where("action", "=", "email.changed")
      .orderBy("sequence", "desc")
      .executeTakeFirst();
    expect(entry).toEqual({ actor: "user-keystone-admin", subject: "users/user-keystone-student" });
  });

  it.each(["a@b.test\r\nBcc: x@y.test", "n1,bomb@corp.test", "g:x@y.test;"])(
    "cannot be %j",
    async (email) => {
      const token = await api.signIn("admin@keystone.test");
      const answer = await api.request("PUT", users, {
        token,
        body: { id: "user-keystone-student", email },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    },
  );
});

describe("asking for a new password", () => {
  it("is answered before anything is looked up, known address or not", async () => {
    const ask = (email: string) => () =>
      api.request("POST", "/v1/identity/password/forgot", { body: { email } });
    const resets = async () =>
      (await api.services.db.selectFrom("passwordResets").select("userId").execute()).length;
    const before = await resets();
    const held = await api.holdAfterAnswer(ask("owner@valley-college.test"));
    expect(held.answered.status).toBe(200);
    expect(await resets()).toBe(before);
    await held.release();
    expect(await resets()).toBe(before + 1);
    const unknown = await api.holdAfterAnswer(ask("nobody@valley-college.test"));
    expect(unknown.answered.body).toEqual(held.answered.body);
    await unknown.release();
  });
});
