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
const ask = (token: string, email: string, currentPassword = demoPassword) =>
  api.request("POST", "/v1/identity/email/change", { token, body: { email, currentPassword } });
const confirm = (token: string, password = demoPassword) =>
  api.request("POST", "/v1/identity/email/confirm", { body: { token, password } });
/** Asks for an address and follows the link that it is mailed. */
const changeTo = async (token: string, email: string) => {
  api.wait(1);
  await ask(token, email);
  expect((await confirm(await api.mailedToken(email))).status).toBe(200);
};
const invalid = { status: 401, body: { code: "auth.link-invalid" } };
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
    const refused = { status: 401, body: { code: "auth.bad-credentials" } };
    expect(await ask(token, "new-owner@keystone.test", "not it")).toMatchObject(refused);
    expect((await ask(token, "new-owner@keystone.test")).body).toEqual({ sent: true });
    const link = await api.mailedToken("new-owner@keystone.test");
    expect(await confirm(link, "not it")).toMatchObject(refused);
    expect(await emailOf("user-keystone-owner")).toBe("owner@keystone.test");
    expect(await mailsTo("owner@keystone.test")).toEqual([]);
    await api.signIn("owner@keystone.test");
    expect(await confirm(link)).toMatchObject({ body: { email: "new-owner@keystone.test" } });
    expect(await emailOf("user-keystone-owner")).toBe("new-owner@keystone.test");
    expect((await mailsTo("new-owner@keystone.test")).map(({ kind }) => kind)).toEqual([
      "account.confirm-address",
      "account.new-address",
    ]);
    expect(await confirm(link)).toMatchObject(invalid);
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

  it("ends every session but the one that asked for it, and is not given back after seven days", async () => {
    const other = await api.signIn("teacher@keystone.test");
    const token = await api.signIn("teacher@keystone.test");
    await changeTo(token, "new-teacher@keystone.test");
    expect((await api.get("/v1/identity/sessions", token)).status).toBe(200);
    expect((await api.get("/v1/identity/sessions", other)).status).toBe(401);
    const [mail] = await mailsTo("teacher@keystone.test");
    api.wait(7 * 86_400 + 1);
    expect((await undo(tokenIn(mail!.text))).status).toBe(401);
  });

  it("changed twice is given back for good: the address in between cannot undo the second change", async () => {
    const token = await api.signIn("owner@riverbend.test");
    await changeTo(token, "first@intruder.test");
    await changeTo(token, "second@intruder.test");
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
    await changeTo(token, "third@intruder.test");
    await changeTo(token, "fourth@intruder.test");
    const told = (await mailsTo("third@intruder.test")).find(
      ({ kind }) => kind === "account.address-changed",
    );
    expect((await undo(tokenIn(told!.text))).status).toBe(200);
    const [own] = await mailsTo("admin@valley-college.test");
    expect((await undo(tokenIn(own!.text))).status).toBe(200);
    expect(await emailOf("user-valley-college-admin")).toBe("admin@valley-college.test");
  });
});

describe("the link to a new address", () => {
  it("works for 24 hours", async () => {
    await ask(await api.signIn("owner@valley-college.test"), "late@valley-college.test");
    const link = await api.mailedToken("late@valley-college.test");
    api.wait(24 * 3600 + 1);
    expect(await confirm(link)).toMatchObject(invalid);
  });

  it("ends when another change is asked for", async () => {
    const token = await api.signIn("owner@valley-college.test");
    await ask(token, "one@valley-college.test");
    const first = await api.mailedToken("one@valley-college.test");
    await ask(token, "two@valley-college.test");
    expect(await confirm(first)).toMatchObject(invalid);
    expect((await confirm(await api.mailedToken("two@valley-college.test"))).status).toBe(200);
  });

  it("ends with the password that it was asked with", async () => {
    const token = await api.signIn("student@valley-college.test");
    await ask(token, "learner@valley-college.test");
    const newPassword = "seven green lamps";
    await api.request("POST", "/v1/identity/password/change", {
      token,
      body: { currentPassword: demoPassword, newPassword },
    });
    const link = await api.mailedToken("learner@valley-college.test");
    expect(await confirm(link, newPassword)).toMatchObject(invalid);
  });

  it("ends when the address is changed otherwise", async () => {
    await ask(await api.signIn("teacher@valley-college.test"), "mine@valley-college.test");
    const changed = await api.request("PUT", users, {
      token: await api.signIn("superadmin@guildway.test"),
      body: { id: "user-valley-college-teacher", email: "given@valley-college.test" },
    });
    expect(changed.status).toBe(200);
    expect(await confirm(await api.mailedToken("mine@valley-college.test"))).toMatchObject(invalid);
  });
});

describe("an address that another account has", () => {
  const taken = "owner@riverbend.test";

  it("is answered like a free one, before it is looked up, and told to its owner without a link", async () => {
    const token = await api.signIn("student@riverbend.test");
    const held = await api.holdAfterAnswer(() => ask(token, taken));
    expect(held.answered).toMatchObject({ status: 200, body: { sent: true } });
    expect((await mailsTo(taken)).map(({ kind }) => kind)).not.toContain("account.address-taken");
    await held.release();
    const [mail] = (await mailsTo(taken)).filter(({ kind }) => kind === "account.address-taken");
    expect(tokenIn(mail!.text)).toBe("");
  });

  it("since it was asked for is refused to who followed the link, and the old one stays", async () => {
    await ask(await api.signIn("student@riverbend.test"), "wanted@riverbend.test");
    const body = {
      organizationSlug: "riverbend",
      email: "wanted@riverbend.test",
      password: "seven green lamps",
      firstName: "Rosa",
      lastName: "Marsh",
      continueUrl: "http://localhost:3000/",
    };
    const link = await api.mailedToken(body.email);
    api.wait(1);
    expect((await api.request("POST", "/v1/identity/sign-up", { body })).status).toBe(200);
    const { password, continueUrl } = body;
    const token = await api.mailedToken(body.email);
    const signedUp = await api.request("POST", "/v1/identity/sign-up/confirm", {
      body: { token, password, continueUrl },
    });
    expect(signedUp.status).toBe(200);
    expect(await confirm(link)).toMatchObject({ status: 409, body: { code: "record.conflict" } });
    expect(await emailOf("user-riverbend-student")).toBe("student@riverbend.test");
  });
});

describe("mails about a new address", () => {
  it("reach a mailbox four times in 15 minutes from one site, however often somebody takes it for theirs, and the last link works", async () => {
    const token = await api.signIn("readonly@keystone.test");
    for (let times = 0; times < 3; times++) await ask(token, `stranger+${times}@example.test`);
    await ask(token, "stranger@example.test");
    expect(await ask(token, "stranger@example.test")).toMatchObject({
      status: 200,
      body: { sent: true },
    });
    const [mail, ...others] = await mailsTo("stranger@example.test");
    expect(others).toEqual([]);
    expect((await confirm(tokenIn(mail!.text))).status).toBe(200);
  });

  it("that no longer goes out end the link to any other address", async () => {
    const token = await api.signIn("admin@keystone.test");
    await ask(token, "mistyped@example.test");
    const [mistyped] = await mailsTo("mistyped@example.test");
    for (let times = 0; times < 5; times++) await ask(token, `meant+${times}@example.test`);
    expect(await mailsTo("meant+4@example.test")).toEqual([]);
    const [before] = await mailsTo("meant+3@example.test");
    for (const mail of [mistyped, before])
      expect((await confirm(tokenIn(mail!.text))).status).toBe(401);
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

  it("is no way to flood somebody's mailbox with mails about it", async () => {
    const token = await api.signIn("admin@riverbend.test");
    const changes = Array.from({ length: 21 }, (_, number) =>
      number % 2 ? `else${number}@example.test` : "flooded@example.test",
    );
    const answers = [];
    for (const email of changes) {
      const body = { id: "user-riverbend-teacher", email };
      answers.push((await api.request("PUT", users, { token, body })).status);
    }
    expect([answers.at(0), answers.at(-1)]).toEqual([200, 429]);
    expect(await mailsTo("flooded@example.test")).toHaveLength(20);
  });
});

describe("asking for a new password", () => {
  it("is answered before anything is looked up, known address or not", async () => {
    const forgot = (email: string) => () =>
      api.request("POST", "/v1/identity/password/forgot", { body: { email } });
    const resets = async () =>
      (await api.services.db.selectFrom("passwordResets").select("userId").execute()).length;
    const before = await resets();
    const held = await api.holdAfterAnswer(forgot("owner@riverbend.test"));
    expect(held.answered.status).toBe(200);
    expect(await resets()).toBe(before);
    await held.release();
    expect(await resets()).toBe(before + 1);
    const unknown = await api.holdAfterAnswer(forgot("nobody@valley-college.test"));
    expect(unknown.answered.body).toEqual(held.answered.body);
    await unknown.release();
  });
});

describe("a former address that another account has been given meanwhile", () => {
  it("is not given back, and nobody keeps the account", async () => {
    const old = "student@riverbend.test";
    const intruder = await api.signIn(old);
    await changeTo(intruder, "fifth@intruder.test");
    const made = await api.request("POST", users, {
      token: await api.signIn("admin@keystone.test"),
      body: { orgId: "org-keystone", firstName: "Squat", lastName: "Ter", email: old },
    });
    expect(made.status).toBe(200);
    const [mail] = await mailsTo(old);
    expect(await undo(tokenIn(mail!.text))).toMatchObject({
      status: 409,
      body: { code: "record.conflict" },
    });
    expect((await api.get(`${users}?limit=1`, intruder)).status).toBe(401);
    expect(await emailOf("user-riverbend-student")).toBeNull();
    expect((await undo(tokenIn(mail!.text))).status).toBe(401);
  });
});
