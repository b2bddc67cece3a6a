import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { runDueJobs } from "../jobs/run-jobs.ts";
import { mailJobs } from "./deliver-outbox.ts";
import { adoptWaitingMails, enqueueMails, type Mail } from "./outbox.ts";
import { smtpTransport } from "./smtp-transport.ts";

interface Arrived {
  recipients: string[];
  content: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const mail = (subject: string): Mail => ({
  kind: "test",
  orgId: null,
  from: "no-reply@guildway.test",
  to: "rosa@example.test",
  bcc: ["records@guildway.test"],
  subject,
  text: "Plain words",
  html: "<p>Plain words</p>",
});
const stored = (subject: string) =>
  api.services.db
    .selectFrom("outbox")
    .selectAll()
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();

/** A mail server on a port of this machine that remembers what it got, and may refuse one recipient. */
async function startMailServer(refused?: { address: string; responseCode: number }): Promise<{
  url: string;
  arrived: Arrived[];
  stop(): Promise<void>;
}> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (address !== refused?.address) return done();
      done(Object.assign(new Error("no such user"), { responseCode: refused.responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ recipients, content: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe("a mail of staff", () => {
  const send = (token: string | undefined, more: object = {}) =>
    api.request<{ id: string; code: string }>("POST", "/v1/external/gmail/send", {
      token,
      body: { to: "leo@example.test", subject: "Hello", body: "Plain", ...more },
    });

  it("goes out from the server's own address with its two blind copies, whatever the caller names, and with cleaned HTML", async () => {
    const teacher = await api.signIn("teacher@keystone.test");
    const { body } = await send(teacher, {
      from: 'Keystone "Allentown"',
      htmlBody: '<p onclick="x()">Hi<script>x()</script></p>',
    });
    const row = await api.services.db
      .selectFrom("outbox")
      .selectAll()
      .where("id", "=", body.id)
      .executeTakeFirstOrThrow();
    expect(row.from).toBe('"Keystone Allentown" <no-reply@guildway.test>');
    expect(row.html).toBe("<p>Hi</p>");
    expect(row.bcc).toEqual(api.services.settings.mailBlindCopies);
  });

  it("is refused with more elements one in another than anybody writes", async () => {
    const teacher = await api.signIn("teacher@keystone.test");
    expect((await send(teacher, { htmlBody: "<b>".repeat(600) })).status).toBe(400);
    expect((await send(teacher, { htmlBody: "<b>".repeat(400) })).status).toBe(200);
  });

  it.each([
    "Bank <security@bank.test>",
    "security@bank.test",
    "Bank <",
    "Bank https://bank.test",
    "bank.test",
    "Bank\r\nBcc: all@example.test",
    "Ba\u200bnk",
  ])("shows no name that looks like another address: %j", async (from) => {
    const refused = { status: 400, body: { code: "input.invalid" } };
    const teacher = await api.signIn("teacher@keystone.test");
    expect(await send(teacher, { from })).toMatchObject(refused);
  });

  it("is refused for students, visitors and headers in disguise", async () => {
    expect((await send(undefined)).status).toBe(401);
    expect((await send(await api.signIn("student@keystone.test"))).status).toBe(403);
    const teacher = await api.signIn("teacher@keystone.test");
    expect((await send(teacher, { subject: "Hi\r\nBcc: all@example.test" })).status).toBe(400);
    expect((await send(teacher, { to: "a@example.test, b@example.test" })).status).toBe(400);
  });

  it("goes out 200 times an hour, also when all are sent at the same moment", async () => {
    const owner = "owner@valley-college.test";
    const token = await api.signIn(owner);
    const answers = await Promise.all(
      Array.from({ length: 202 }, (_, number) => send(token, { to: `leo${number}@example.test` })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(2).fill("limit.too-many-requests"));
    api.wait(1800);
    const { headers } = await send(await api.signIn(owner));
    expect(headers.get("retry-after")).toBe("1800");
  });

  it("reaches one mailbox 20 times an hour from an organization, whoever of it sends and however it is spelt", async () => {
    const flood = async (as: string, number: number) =>
      send(await api.signIn(`${as}@riverbend.test`), { to: `flood+${number}@example.test` });
    for (let number = 0; number < 20; number++)
      expect((await flood(number % 2 ? "teacher" : "admin", number)).status).toBe(200);
    expect((await flood("owner", 20)).status).toBe(429);
    const elsewhere = await api.signIn("teacher@keystone.test");
    expect((await send(elsewhere, { to: "flood@example.test" })).status).toBe(200);
  });

  it("goes out 2,000 times an hour from an organization", async () => {
    const at = api.services.clock().toISOString();
    const key = "mails of the organization org-riverbend";
    const rows = Array.from({ length: 2000 }, () => ({ key, at }));
    await api.services.db.insertInto("attempts").values(rows).execute();
    expect((await send(await api.signIn("owner@riverbend.test"))).status).toBe(429);
  });

  it("is read in the outbox by admins of its organization only, and links of account mails by nobody", async () => {
    const teacher = await api.signIn("teacher@keystone.test");
    const { body } = await send(teacher);
    await api.request("POST", "/v1/identity/password/forgot", {
      body: { email: "student@keystone.test" },
    });
    const outbox = async (email: string) =>
      (
        await api.get<{ items: { id: string; kind: string; text: string | null }[] }>(
          "/v1/external/supabase/mails?limit=200&select=id,kind,text",
          await api.signIn(email),
        )
      ).body.items;
    const own = await outbox("admin@keystone.test");
    expect(own.map(({ id }) => id)).toContain(body.id);
    expect(own.find(({ kind }) => kind === "account.password-reset")?.text).toBeNull();
    expect((await outbox("admin@valley-college.test")).map(({ id }) => id)).not.toContain(body.id);
  });
});

/** Delivers what is due by this mail server. */
const deliver = (url: string) =>
  runDueJobs(api.services, [mailJobs(api.services, smtpTransport(url))]);

describe("the outbox", () => {
  // What staff sent above would be delivered before what is tried here.
  beforeAll(async () => {
    await api.services.db.deleteFrom("jobs").execute();
    await api.services.db.deleteFrom("outbox").execute();
  });

  it("hands a mail to the mail server as text and HTML, with its blind copies out of sight", async () => {
    const server = await startMailServer();
    await enqueueMails(api.services.db, [mail("To the server")], api.services.clock());
    await deliver(server.url);
    await server.stop();
    const arrived = server.arrived.filter(({ content }) => content.includes("To the server"));
    expect(arrived).toHaveLength(1);
    expect(arrived[0]!.recipients).toEqual(["rosa@example.test", "records@guildway.test"]);
    expect(arrived[0]!.content).toMatch(/text\/plain[^]*text\/html/);
    expect(arrived[0]!.content).not.toContain("records@guildway.test");
    expect(await stored("To the server")).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("sends no mail twice and loses none where two processes deliver", async () => {
    const server = await startMailServer();
    const subjects = Array.from({ length: 20 }, (_, index) => `Once ${index}.`);
    await enqueueMails(api.services.db, subjects.map(mail), api.services.clock());
    await Promise.all([deliver(server.url), deliver(server.url)]);
    await server.stop();
    for (const subject of subjects)
      expect(server.arrived.filter(({ content }) => content.includes(subject))).toHaveLength(1);
  });

  it.each([
    [550, "rosa@example.test", "rosa@example.test", "failed"],
    [451, "rosa@example.test", "rosa@example.test", "waiting"],
    [550, "Rosa@EXAMPLE.Test", "Rosa@example.test", "failed"],
    [550, "rosa@bücher.test", "rosa@bücher.test", "failed"],
  ])(
    "says that a mail did not go out whose recipient was refused with %i, though its copies were taken: %s",
    async (responseCode, to, address, status) => {
      const server = await startMailServer({ address, responseCode });
      const subject = `Refused with ${responseCode} for ${to}`;
      await enqueueMails(api.services.db, [{ ...mail(subject), to }], api.services.clock());
      await deliver(server.url);
      await server.stop();
      expect(server.arrived.map(({ recipients }) => recipients)).toEqual([
        ["records@guildway.test"],
      ]);
      expect(await stored(subject)).toMatchObject({
        status,
        attempts: 1,
        lastError: expect.stringContaining("no such user"),
      });
      // What is refused for good is not tried again.
      const jobs = await api.services.db.selectFrom("jobs").select("subject").execute();
      const { id } = await stored(subject);
      expect(jobs.some((job) => job.subject === id)).toBe(status === "waiting");
      await api.services.db.deleteFrom("jobs").execute();
    },
  );

  it("gives no password to a mail server elsewhere that speaks without encryption", async () => {
    const server = await startMailServer();
    const { port } = new URL(server.url);
    await enqueueMails(api.services.db, [mail("With a password")], api.services.clock());
    // Another spelling of this machine's address, which is not taken for it.
    await deliver(`smtp://records:${"p".repeat(12)}@127.1:${port}`);
    await server.stop();
    expect(server.arrived).toEqual([]);
    expect(await stored("With a password")).toMatchObject({
      status: "waiting",
      lastError: expect.stringMatching(/TLS/),
    });
    await api.services.db.deleteFrom("jobs").execute();
  });

  it("says in its subject and its sender what a mail program reads there", async () => {
    const word = "=?utf-8?q?x=0d=0aBcc:_evil@example.com?=";
    const from = `"${word}" <no-reply@guildway.test>`;
    await enqueueMails(api.services.db, [{ ...mail(word), from }], api.services.clock());
    const server = await startMailServer();
    await deliver(server.url);
    await server.stop();
    expect(server.arrived).toHaveLength(1);
    expect(server.arrived[0]!.content).not.toContain("=?utf-8?q?x");
  });

  it("gives a job to a mail that waits without one", async () => {
    const [id] = await enqueueMails(api.services.db, [mail("Adopted")], api.services.clock());
    await api.services.db.deleteFrom("jobs").where("subject", "=", id!).execute();
    await adoptWaitingMails(api.services.db, api.services.clock());
    const server = await startMailServer();
    await deliver(server.url);
    await server.stop();
    expect(await stored("Adopted")).toMatchObject({ status: "sent" });
  });

  it("keeps a mail while the mail server is down, and delivers it when it is back", async () => {
    const server = await startMailServer();
    await server.stop();
    await enqueueMails(api.services.db, [mail("Later")], api.services.clock());
    await deliver(server.url);
    expect(await stored("Later")).toMatchObject({
      status: "waiting",
      attempts: 1,
      lastError: expect.stringContaining("ECONNREFUSED"),
    });

    const back = await startMailServer();
    await deliver(back.url);
    expect(back.arrived).toHaveLength(0);
    api.wait(60);
    await deliver(back.url);
    await back.stop();
    expect(back.arrived).toHaveLength(1);
    expect(await stored("Later")).toMatchObject({ status: "sent", attempts: 2, lastError: null });
  });

  it("tries a mail again that was given up, when an administrator of its organization asks", async () => {
    const down = await startMailServer();
    await down.stop();
    const given = { ...mail("Given up"), orgId: "org-keystone" };
    const [id] = await enqueueMails(api.services.db, [given], api.services.clock());
    for (let tries = 0; tries < 8; tries++) {
      await deliver(down.url);
      api.wait(6 * 3600);
    }
    expect(await stored("Given up")).toMatchObject({ status: "failed", attempts: 8 });

    const retry = async (email: string) =>
      (
        await api.request("POST", "/v1/external/gmail/retry", {
          token: await api.signIn(email),
          body: { id },
        })
      ).status;
    expect(await retry("teacher@keystone.test")).toBe(403);
    expect(await retry("admin@valley-college.test")).toBe(404);
    expect(await retry("admin@keystone.test")).toBe(200);
    expect(await retry("admin@keystone.test")).toBe(404);
    const server = await startMailServer();
    await deliver(server.url);
    await server.stop();
    expect(await stored("Given up")).toMatchObject({
      status: "sent",
      attempts: 1,
      lastError: null,
    });
    const again = [];
    for (let tries = 0; tries < 8; tries++) {
      const failed = { status: "failed" } as const;
      await api.services.db.updateTable("outbox").set(failed).where("id", "=", id!).execute();
      again.push(await retry("admin@keystone.test"));
    }
    expect(again).toEqual([...Array(7).fill(200), 429]);
  });
});

describe("the mail of a plan", () => {
  it("speaks the visitor's language, and the provider's stays English", async () => {
    const created = await api.request<{ docId: string; editGrant: string }>(
      "POST",
      "/v1/external/firebase/store/jobProfiles",
      {
        body: {
          data: {
            OnetCode: "47-2111.00",
            OnetTitle: "Electricians",
            name: "Rosa",
            companyName: "Diaz",
            phone: "6105550100",
            email: "rosa.es@example.test",
            selectedSkills: [{ ElementId: "2.B.3.k", ElementName: "Troubleshooting" }],
          },
        },
      },
    );
    await api.request("POST", "/v1/external/gmail/training-plan", {
      body: { docId: created.body.docId, lang: "es" },
      headers: { "x-edit-grant": created.body.editGrant },
    });
    const mails = await api.services.db
      .selectFrom("outbox")
      .selectAll()
      .where("text", "like", `%${created.body.docId}%`)
      .execute();
    const [summary] = mails.filter(({ to }) => to === "rosa.es@example.test");
    expect(summary?.subject).toBe("Su plan de capacitación: Electricista");
    expect(summary?.text).toContain("Habilidades\n- Troubleshooting");
    expect(mails.map(({ subject }) => subject)).toContain(
      "New training plan: Electricians for Diaz",
    );
  });
});

describe("whoever is told of plans", () => {
  const chosen = (part: string) => `chosen+${part}@elsewhere.test`;
  const makePlan = async (number: number) => {
    const data = {
      OnetCode: "47-2111.00",
      OnetTitle: "Electricians",
      orgId: "org-valley",
      name: "Rosa",
      email: `visitor${number}@example.test`,
    };
    const { body } = await api.request<{ docId: string; editGrant: string }>(
      "POST",
      "/v1/external/firebase/store/jobProfiles",
      { body: { data } },
    );
    return body;
  };
  const share = ({ docId, editGrant }: { docId: string; editGrant: string }, from: string) =>
    api.request<{ sent: number }>("POST", "/v1/external/gmail/training-plan", {
      body: { docId },
      headers: { "x-edit-grant": editGrant, "x-forwarded-for": from },
    });
  const told = async () =>
    (
      await api.services.db
        .selectFrom("outbox")
        .select("id")
        .where("kind", "=", "training-plan.notification")
        .where("to", "like", "chosen%")
        .execute()
    ).length;

  it("is not flooded from one address nor from many, and each visitor has their plan all the same", async () => {
    const tell = (notificationEmail: string) =>
      api.services.db
        .updateTable("organizations")
        .set({ notificationEmail })
        .where("id", "=", "org-valley")
        .execute();
    await tell(chosen("1"));
    let plans = 0;
    const sharedFrom = async (address: string, times: number) => {
      const sent = new Set<number>();
      let plan = await makePlan(plans++);
      for (let time = 0; time < times; time++) {
        // As often as one visitor is mailed.
        if (time % 8 === 7) plan = await makePlan(plans++);
        sent.add((await share(plan, address)).body.sent);
      }
      return [...sent];
    };
    expect(await sharedFrom("198.51.100.1", 60)).toEqual([2]);
    api.wait(16 * 60);
    await tell(chosen("2"));
    expect(await sharedFrom("198.51.100.1", 1)).toEqual([1]);
    for (const last of [2, 3]) await sharedFrom(`198.51.100.${last}`, 60);
    expect(await sharedFrom("198.51.100.4", 21)).toEqual([2, 1]);
    expect(await told()).toBe(200);
  });
});

describe("a mail with a secret link", () => {
  it("is sealed while it waits and keeps no words once it is out", async () => {
    // The hundreds that a flood left waiting need not go out here.
    await api.services.db.deleteFrom("outbox").execute();
    const server = await startMailServer();
    await api.request("POST", "/v1/identity/password/forgot", {
      body: { email: "teacher@riverbend.test" },
    });
    const row = () =>
      api.services.db
        .selectFrom("outbox")
        .selectAll()
        .where("to", "=", "teacher@riverbend.test")
        .executeTakeFirstOrThrow();
    expect((await row()).text).not.toContain("token=");
    await deliver(server.url);
    await server.stop();
    expect(server.arrived.map(({ content }) => content).join()).toContain("action=3Dreset");
    expect(await row()).toMatchObject({ status: "sent", text: "", html: "" });
  });
});

describe("a forwarded question", () => {
  const forward = (more: object = {}) =>
    api.request<{ sent: boolean; code: string }>("POST", "/v1/external/gmail/forward-question", {
      body: {
        integrationId: "int-keystone",
        userEmail: "asker@example.test",
        chatHistory: [{ role: "user", content: "Do you teach <b>welding</b>?" }],
        ...more,
      },
    });

  it("goes to the service address of the assistant, blind-copied, and answers reach the visitor", async () => {
    const { status, body } = await forward();
    expect({ status, body }).toEqual({ status: 200, body: { sent: true } });
    const mail = await api.services.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "assistant.question")
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ to: "help@keystone.test", replyTo: "asker@example.test" });
    expect(mail.bcc).toHaveLength(2);
    expect(mail.html).not.toContain("<b>");
  });

  it("carries no link that a mail program would make of what a visitor wrote", async () => {
    const chatHistory = [{ role: "user", content: "See evil.example and 💩.la" }];
    expect((await forward({ chatHistory, userEmail: "link@example.test" })).status).toBe(200);
    const { text } = await api.services.db
      .selectFrom("outbox")
      .select("text")
      .where("replyTo", "=", "link@example.test")
      .executeTakeFirstOrThrow();
    expect(text).toContain("Visitor: See evil.");
    expect(text).not.toMatch(/evil\.example|💩\.la/u);
  });

  it("carries no mark that turns round what is read after it", async () => {
    const chatHistory = [{ role: "user", content: "See \u202efdp.exe\u202c and \u2067more\u2069" }];
    expect((await forward({ chatHistory, userEmail: "turn@example.test" })).status).toBe(200);
    const { text, html } = await api.services.db
      .selectFrom("outbox")
      .select(["text", "html"])
      .where("replyTo", "=", "turn@example.test")
      .executeTakeFirstOrThrow();
    expect(text).toContain("and more");
    expect(text + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
  });

  it("is no longer than somebody reads", async () => {
    const turn = { role: "user", content: "x".repeat(5000) };
    const chatHistory = Array.from({ length: 9 }, () => turn);
    expect(await forward({ chatHistory })).toMatchObject({
      status: 400,
      body: { code: "input.invalid", details: { faults: [{ field: "chatHistory" }] } },
    });
    expect((await forward({ chatHistory: chatHistory.slice(1) })).status).toBe(200);
  });

  it("is refused without an address, for an assistant without a service address, and after many", async () => {
    expect((await forward({ userEmail: "nobody" })).status).toBe(400);
    for (const userEmail of ["a@b.test, c@d.test", "x@y.test\r\nBcc: all@example.test"])
      expect((await forward({ userEmail })).status).toBe(400);
    expect((await forward({ integrationId: "int-valley" })).body.code).toBe(
      "assistant.no-service-email",
    );
    for (let turn = 0; turn < 8; turn++) await forward({ userEmail: "many@example.test" });
    await api.services.db
      .updateTable("integrations")
      .set({ serviceEmail: "Help+more@keystone.test" })
      .where("id", "=", "int-valley")
      .execute();
    expect((await forward({ integrationId: "int-valley" })).status).toBe(429);
    expect((await forward({ userEmail: "many@example.test" })).status).toBe(429);
  });

  it("is taken from everybody else however many ask, and reaches its mailbox in its turn", async () => {
    const { db } = api.services;
    await db
      .updateTable("integrations")
      .set({ serviceEmail: "asked@riverbend.test" })
      .where("id", "=", "int-valley")
      .execute();
    const from = (address: string) =>
      api.request("POST", "/v1/external/gmail/forward-question", {
        headers: { "x-forwarded-for": address },
        body: {
          integrationId: "int-valley",
          userEmail: "asker@example.test",
          chatHistory: [{ role: "user", content: "When do classes begin?" }],
        },
      });
    for (let number = 0; number < 64; number++) await from(`198.51.${number % 8}.7`);
    expect((await from("203.0.113.9")).status).toBe(200);
    const questions = await db
      .selectFrom("outbox")
      .select(["createdAt", "nextAttemptAt"])
      .where("to", "=", "asked@riverbend.test")
      .execute();
    const waits = questions.map(
      (one) => (Date.parse(one.nextAttemptAt) - Date.parse(one.createdAt)) / 60_000,
    );
    expect(waits.toSorted((one, other) => one - other)).toEqual(
      [0, 15, 30, 45].flatMap((wait) => Array(wait < 45 ? 20 : 5).fill(wait)),
    );
    const late = await db
      .selectFrom("jobs")
      .innerJoin("outbox", "outbox.id", "jobs.subject")
      .select("jobs.id")
      .where("to", "=", "asked@riverbend.test")
      .where("dueAt", ">", api.services.clock().toISOString())
      .execute();
    expect(late).toHaveLength(45);
  });
});
