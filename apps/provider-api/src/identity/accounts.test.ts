import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeOfMail } from "../mail/outbox.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const site = "http://localhost:3000";
const post = (path: string, body: unknown, token?: string) =>
  api.request<{ code: string; redirectTo: string }>("POST", `/v1/identity/${path}`, {
    body,
    token,
  });
/** The mails to an address as their reader gets them. */
const mailsTo = async (address: string) => {
  const { db, sealer } = api.services;
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("to", "=", address)
    .orderBy("createdAt")
    .execute();
  return rows.map((mail) => {
    const open = (part: "text" | "html") =>
      mail.isSealed ? sealer.open(mail[part], placeOfMail(mail.id, part)) : mail[part];
    return { ...mail, text: open("text"), html: open("html") };
  });
};
const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? "";
const newcomer = (email: string, more: object = {}) => ({
  organizationSlug: "valley-college",
  email,
  password: "seven green lamps",
  firstName: "Rosa",
  lastName: "Marsh",
  continueUrl: `${site}/`,
  ...more,
});
const signIn = (email: string, password: string) =>
  post("sign-in", { email, password, continueUrl: `${site}/` });

describe("signing up", () => {
  it("makes an account by the mailed link, once, and hands the browser on", async () => {
    expect((await post("sign-up", newcomer("rosa@example.test"))).status).toBe(200);
    expect((await signIn("rosa@example.test", "seven green lamps")).status).toBe(401);
    const [mail] = await mailsTo("rosa@example.test");
    const confirmed = await post("sign-up/confirm", {
      token: tokenIn(mail!.text),
      password: "seven green lamps",
      continueUrl: `${site}/`,
    });
    expect(confirmed.body.redirectTo).toContain(`${site}/sso?token=`);
    expect((await signIn("rosa@example.test", "seven green lamps")).status).toBe(200);
    const again = await post("sign-up/confirm", {
      token: tokenIn(mail!.text),
      password: "seven green lamps",
      continueUrl: `${site}/`,
    });
    expect(again).toMatchObject({ status: 401, body: { code: "auth.link-invalid" } });
  });

  it("is not confirmed by who has the link and not the password", async () => {
    await post("sign-up", newcomer("victim@example.test"));
    const [mail] = await mailsTo("victim@example.test");
    const confirm = (password: string) =>
      post("sign-up/confirm", { token: tokenIn(mail!.text), password, continueUrl: `${site}/` });
    expect(await confirm("what I would choose")).toMatchObject({
      status: 401,
      body: { code: "auth.bad-credentials" },
    });
    expect((await confirm("seven green lamps")).status).toBe(200);
  });

  it("registers the class, cohort and class codes for the new user as pending external registration, with the cohort's own number in the college's system", async () => {
    await post(
      "sign-up",
      newcomer("leo@example.test", {
        organizationSlug: "keystone",
        classId: "course-register",
        extRegClassId: "another-class-of-the-college",
        cohortId: "cohort-a",
        eUnitIds: ["code-a1", "code-a2"],
      }),
    );
    const [mail] = await mailsTo("leo@example.test");
    await post("sign-up/confirm", {
      token: tokenIn(mail!.text),
      password: "seven green lamps",
      continueUrl: `${site}/`,
    });
    const user = await api.services.db
      .selectFrom("users")
      .select(["id", "role", "orgId"])
      .where("email", "=", "leo@example.test")
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: ["student"], orgId: "org-keystone" });
    expect(
      await api.services.db
        .selectFrom("externalRegistrations")
        .selectAll()
        .where("userId", "=", user.id)
        .execute(),
    ).toMatchObject([
      {
        classId: "course-register",
        externalRegisterClassId: "MC-101-SP",
        cohortId: "cohort-a",
        eUnitIds: ["code-a1", "code-a2"],
        status: "pending",
      },
    ]);
  });

  it("takes no class code of a closed cohort, whether or not it names the cohort", async () => {
    const { db } = api.services;
    const opened = (openCohortEnrollment: boolean) =>
      db
        .updateTable("cohorts")
        .set({ openCohortEnrollment })
        .where("id", "=", "cohort-a")
        .execute();
    const ask = () =>
      post(
        "sign-up",
        newcomer("early@example.test", {
          organizationSlug: "keystone",
          classId: "course-register",
          eUnitIds: ["code-a1"],
        }),
      );
    expect((await ask()).status).toBe(200);
    await opened(false);
    expect(await ask()).toMatchObject({
      status: 422,
      body: { code: "record.reference-unknown", details: { faults: [{ field: "eUnitIds" }] } },
    });
    await opened(true);
  });

  const from = (address: string, path: string, body: object) =>
    api.request("POST", `/v1/identity/${path}`, { body, headers: { "x-forwarded-for": address } });
  const confirm = (text: string, password: string) =>
    post("sign-up/confirm", { token: tokenIn(text), password, continueUrl: `${site}/` });

  it.each([
    ["192.0.2.", "sign-up", newcomer("flooded@example.test")],
    ["2001:db8:7:", "sign-up", newcomer("flooded6@example.test")],
    ["192.0.2.", "password/forgot", { email: "teacher@riverbend.test" }],
  ])("floods nobody from the site of %s with mails of %s", async (network, path, body) => {
    for (let number = 1; number <= 8; number++) {
      const address = network.includes(":") ? `${network}${number}::1` : network + number;
      expect(await from(address, path, body)).toMatchObject({ status: 200, body: { sent: true } });
    }
    expect(await mailsTo(body.email)).toHaveLength(4);
  });

  it("floods nobody with mails from many sites, and keeps nobody from it by asking in their name: the last link confirms what its reader asked for", async () => {
    const asked = newcomer("wanted@example.test", { password: "what a stranger wants" });
    for (let number = 0; number < 64; number++)
      await from(`198.51.${number % 8}.7`, "sign-up", asked);
    api.wait(1);
    const own = newcomer("Wanted@example.test");
    expect((await from("203.0.113.9", "sign-up", own)).status).toBe(200);
    await api.services.afterAnswer.settled();
    const mails = await mailsTo("wanted@example.test");
    expect(mails).toHaveLength(12);
    expect(await mailsTo(own.email)).toEqual([]);
    expect((await confirm(mails.at(-1)!.text, "neither of them")).status).toBe(401);
    expect((await confirm(mails.at(-1)!.text, own.password)).status).toBe(200);
    expect((await signIn(own.email, own.password)).status).toBe(200);
    expect((await confirm(mails[0]!.text, asked.password)).status).toBe(401);
  });

  it("finds whose sign-up it is by its password, however often others asked in the same name after it", async () => {
    const site = (last: number) => `198.51.100.${last}`;
    const stranger = (number: number) =>
      newcomer("buried@example.test", { password: `what stranger ${number} wants` });
    for (let number = 0; number < 4; number++) await from(site(5), "sign-up", stranger(number));
    const own = newcomer("buried@example.test");
    await from(site(9), "sign-up", own);
    for (let number = 0; number < 40; number++) await from(site(5), "sign-up", stranger(number));
    await api.services.afterAnswer.settled();
    const mails = await mailsTo(own.email);
    expect(mails).toHaveLength(4);
    expect((await confirm(mails[0]!.text, own.password)).status).toBe(200);
    expect((await signIn(own.email, own.password)).status).toBe(200);
  });

  it("keeps nobody from a new password by asking for it in their name: the last link works", async () => {
    const body = { email: "readonly@keystone.test" };
    for (let number = 0; number < 64; number++)
      await from(`198.51.${number % 8}.7`, "password/forgot", body);
    expect((await from("203.0.113.9", "password/forgot", body)).status).toBe(200);
    await api.services.afterAnswer.settled();
    const mails = await mailsTo(body.email);
    expect(mails).toHaveLength(12);
    const reset = { token: tokenIn(mails.at(-1)!.text), password: "four quiet rivers" };
    expect((await post("password/reset", reset)).status).toBe(200);
    expect((await signIn(body.email, "four quiet rivers")).status).toBe(200);
  });

  it("answers alike for an address that has an account, whose owner gets a mail about it", async () => {
    const answer = await post("sign-up", newcomer("owner@keystone.test"));
    expect(answer).toMatchObject({ status: 200, body: { sent: true } });
    const [mail] = await mailsTo("owner@keystone.test");
    expect(mail?.text).toContain("You already have one");
  });

  it("shows who lists the mails of the organization no difference between an address with an account and one without", async () => {
    const addresses = ["owner@riverbend.test", "nobody-yet@example.test"];
    for (const email of addresses) await post("sign-up", newcomer(email));
    await api.services.afterAnswer.settled();
    const admin = await api.signIn("admin@valley-college.test");
    const path = "/v1/external/supabase/mails?limit=200&select=to,kind,from,subject,text,status";
    const { items } = (await api.get<{ items: { to: string }[] }>(path, admin)).body;
    const listed = addresses.map((email) =>
      items.filter(({ to }) => to === email).map((mail) => ({ ...mail, to: "" })),
    );
    expect(listed[0]).toHaveLength(1);
    expect(listed[0]).toEqual(listed[1]);
  });

  it.each([
    ["a password that is too easy", { password: "password123" }, 422, "auth.weak-password"],
    [
      "a password made of the address",
      { password: "newperson-newperson" },
      422,
      "auth.weak-password",
    ],
    ["a short password", { password: "short" }, 400, "input.invalid"],
    [
      "a class of another organization",
      { classId: "course-register" },
      422,
      "record.reference-unknown",
    ],
    [
      "a cohort of another class",
      { classId: "course-valley-anatomy", cohortId: "cohort-a" },
      422,
      "record.reference-unknown",
    ],
    [
      "a class code of another class",
      { classId: "course-valley-anatomy", eUnitIds: ["code-a1"] },
      422,
      "record.reference-unknown",
    ],
    ["an unknown organization", { organizationSlug: "nowhere" }, 422, "record.reference-unknown"],
    [
      "a continueUrl to a foreign site",
      { continueUrl: "https://evil.example/" },
      400,
      "auth.continue-url-refused",
    ],
  ])("with %s is refused", async (_, more, status, code) => {
    expect(await post("sign-up", newcomer("newperson@example.test", more))).toMatchObject({
      status,
      body: { code },
    });
  });

  it("is refused where the organization takes new people by its staff only", async () => {
    await api.services.db
      .updateTable("organizations")
      .set({ restrictRegister: true })
      .where("id", "=", "org-riverbend")
      .execute();
    const answer = await post(
      "sign-up",
      newcomer("x@example.test", { organizationSlug: "riverbend" }),
    );
    expect(answer).toMatchObject({ status: 403, body: { code: "auth.sign-up-closed" } });
  });
});

describe("a forgotten password", () => {
  it("is replaced by the mailed link, once, and every session ends", async () => {
    const token = await api.signIn("teacher@valley-college.test");
    await post("password/forgot", { email: "Teacher@Valley-College.test" });
    const [mail] = await mailsTo("teacher@valley-college.test");
    const reset = { token: tokenIn(mail!.text), password: "four quiet rivers" };
    expect((await post("password/reset", reset)).status).toBe(200);
    expect(await post("password/reset", reset)).toMatchObject({
      status: 401,
      body: { code: "auth.link-invalid" },
    });
    expect((await signIn("teacher@valley-college.test", "guildway-demo")).status).toBe(401);
    expect((await signIn("teacher@valley-college.test", "four quiet rivers")).status).toBe(200);
    expect((await api.get("/v1/identity/sessions", token)).status).toBe(401);
  });

  it("is answered alike for an unknown address, which gets no mail", async () => {
    expect((await post("password/forgot", { email: "nobody@example.test" })).body).toEqual({
      sent: true,
    });
    expect(await mailsTo("nobody@example.test")).toEqual([]);
  });

  it("has a link to the login page of its organization that leads on to where the visitor wanted to be", async () => {
    const continueUrl = `${site}/external/pathways`;
    const forgotten = { email: "admin@keystone.test", continueUrl };
    expect((await post("password/forgot", forgotten)).status).toBe(200);
    const [mail] = await mailsTo("admin@keystone.test");
    const link = new URL(/https?:\S+action=reset\S+/.exec(mail!.text)![0]);
    expect(link.pathname).toBe("/keystone");
    expect(link.searchParams.get("continueUrl")).toBe(continueUrl);
    const foreign = { ...forgotten, continueUrl: "https://evil.example/" };
    expect(await post("password/forgot", foreign)).toMatchObject({
      status: 400,
      body: { code: "auth.continue-url-refused" },
    });
  });

  it("asked for by many at one address keeps nobody there from signing in", async () => {
    for (let asked = 0; asked < 61; asked++)
      await post("password/forgot", { email: `many-${asked}@example.test` });
    expect((await signIn("owner@keystone.test", "guildway-demo")).status).toBe(200);
    api.wait(16 * 60);
  });

  it("has a link that ends after an hour", async () => {
    await post("password/forgot", { email: "student@valley-college.test" });
    const [mail] = await mailsTo("student@valley-college.test");
    api.wait(3601);
    const answer = await post("password/reset", {
      token: tokenIn(mail!.text),
      password: "four quiet rivers",
    });
    expect(answer.body.code).toBe("auth.link-invalid");
  });

  it("speaks Spanish when asked to", async () => {
    await post("password/forgot", { email: "owner@valley-college.test", lang: "es" });
    const [mail] = await mailsTo("owner@valley-college.test");
    expect(mail?.subject).toBe("Cree una contraseña nueva");
    expect(mail?.html).toContain('lang="es"');
    const reset = { token: tokenIn(mail!.text), password: "four quiet rivers", lang: "es" };
    expect((await post("password/reset", reset)).status).toBe(200);
    expect((await mailsTo("owner@valley-college.test")).at(-1)?.subject).toBe(
      "Se cambió su contraseña",
    );
  });
});

describe("a new password", () => {
  it("leaves nothing with which a session could begin that was asked for with the old one", async () => {
    const email = "student@keystone.test";
    const { body } = await signIn(email, "guildway-demo");
    const token = new URL(body["redirectTo"] as string).searchParams.get("token");
    await post("password/forgot", { email });
    const [mail] = await mailsTo(email);
    const reset = { token: tokenIn(mail!.text), password: "four quiet rivers" };
    expect((await post("password/reset", reset)).status).toBe(200);
    const exchanged = await api.request("POST", "/v1/identity/exchange", {
      headers: { origin: "http://localhost:3000" },
      body: { token },
    });
    expect(exchanged).toMatchObject({ status: 401, body: { code: "auth.hand-off-invalid" } });
  });
});

describe("a changed password", () => {
  it("needs the current one, keeps this session and ends the others, and is told by mail", async () => {
    const other = await api.signIn("admin@valley-college.test");
    const token = await api.signIn("admin@valley-college.test");
    const change = (currentPassword: string) =>
      post("password/change", { currentPassword, newPassword: "nine warm stones" }, token);
    expect(await change("not it")).toMatchObject({
      status: 401,
      body: { code: "auth.bad-credentials" },
    });
    expect((await change("guildway-demo")).status).toBe(200);
    expect((await api.get("/v1/identity/sessions", token)).status).toBe(200);
    expect((await api.get("/v1/identity/sessions", other)).status).toBe(401);
    expect((await mailsTo("admin@valley-college.test")).map(({ subject }) => subject)).toContain(
      "Your password was changed",
    );
  });

  it("leaves no link that works which was mailed before, by whichever way it is set", async () => {
    const email = "student@riverbend.test";
    const forgotten = async () => {
      await post("password/forgot", { email });
      return tokenIn((await mailsTo(email)).at(-1)!.text);
    };
    const reset = (token: string, password: string) => post("password/reset", { token, password });
    const dead = { status: 401, body: { code: "auth.link-invalid" } };
    const token = await api.signIn(email);
    const before = await forgotten();
    const change = { currentPassword: "guildway-demo", newPassword: "four quiet rivers" };
    expect((await post("password/change", change, token)).status).toBe(200);
    expect(await reset(before, "what the thief wants")).toMatchObject(dead);
    expect((await signIn(email, "four quiet rivers")).status).toBe(200);
    const [one, other] = [await forgotten(), await forgotten()];
    expect((await reset(one, "nine warm stones")).status).toBe(200);
    expect(await reset(other, "what the thief wants")).toMatchObject(dead);
  });

  it("is changed eight times in 15 minutes at most, since each change is mailed", async () => {
    const token = await api.signIn("teacher@riverbend.test");
    const answers = [];
    let currentPassword = "guildway-demo";
    for (const newPassword of [..."abcdefghi"].map((one) => `nine warm stones ${one}`)) {
      const changed = await post("password/change", { currentPassword, newPassword }, token);
      answers.push(changed.status);
      currentPassword = newPassword;
    }
    expect(answers).toEqual([...Array(8).fill(200), 429]);
  });
});

describe("one's sessions", () => {
  it("are listed, and one of them can be ended", async () => {
    const other = await api.signIn("owner@riverbend.test");
    const token = await api.signIn("owner@riverbend.test");
    const { body } = await api.get<{ items: { id: string; current: boolean }[] }>(
      "/v1/identity/sessions",
      token,
    );
    expect(body.items.filter(({ current }) => current)).toHaveLength(1);
    const foreign = body.items.find(({ current }) => !current)!;
    expect(
      (await api.request("DELETE", `/v1/identity/sessions/${foreign.id}`, { token })).status,
    ).toBe(200);
    expect((await api.get("/v1/identity/sessions", other)).status).toBe(401);
  });

  it("of somebody else cannot be ended", async () => {
    const token = await api.signIn("owner@riverbend.test");
    const { body } = await api.get<{ items: { id: string }[] }>("/v1/identity/sessions", token);
    const stranger = await api.signIn("admin@riverbend.test");
    const answer = await api.request("DELETE", `/v1/identity/sessions/${body.items[0]!.id}`, {
      token: stranger,
    });
    expect(answer.status).toBe(404);
  });
});
