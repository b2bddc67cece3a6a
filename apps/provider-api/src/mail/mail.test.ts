import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { deliverWaiting } from "./deliver-outbox.ts";
import { enqueueMails, type Mail } from "./outbox.ts";
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

/** A mail server on a port of this machine that remembers what it got. */
async function startMailServer(): Promise<{
  url: string;
  arrived: Arrived[];
  stop(): Promise<void>;
}> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
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

describe("the outbox", () => {
  it("hands a mail to the mail server as text and HTML, with its blind copies out of sight", async () => {
    const server = await startMailServer();
    await enqueueMails(api.services.db, [mail("To the server")], api.services.clock());
    await deliverWaiting(api.services, smtpTransport(server.url));
    await server.stop();
    expect(server.arrived).toHaveLength(1);
    expect(server.arrived[0]!.recipients).toEqual(["rosa@example.test", "records@guildway.test"]);
    expect(server.arrived[0]!.content).toMatch(/text\/plain[^]*text\/html/);
    expect(server.arrived[0]!.content).not.toContain("records@guildway.test");
    expect(await stored("To the server")).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("keeps a mail while the mail server is down, and delivers it when it is back", async () => {
    const server = await startMailServer();
    await server.stop();
    await enqueueMails(api.services.db, [mail("Later")], api.services.clock());
    await deliverWaiting(api.services, smtpTransport(server.url));
    expect(await stored("Later")).toMatchObject({
      status: "waiting",
      attempts: 1,
      lastError: expect.stringContaining("ECONNREFUSED"),
    });

    const back = await startMailServer();
    await deliverWaiting(api.services, smtpTransport(back.url));
    expect(back.arrived).toHaveLength(0);
    api.wait(60);
    await deliverWaiting(api.services, smtpTransport(back.url));
    await back.stop();
    expect(back.arrived).toHaveLength(1);
    expect(await stored("Later")).toMatchObject({ status: "sent", attempts: 2, lastError: null });
  });
});
