import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { createApp } from "../app.ts";
import { createServices } from "../create-services.ts";
import { demoPassword } from "../demo-world/users.ts";
import type { Services } from "../services.ts";
import { placeOfMail } from "../mail/outbox.ts";
import { readSettings } from "../platform/settings.ts";
import { testMasterKey } from "./make-template.ts";
import { openTestDatabase } from "./test-database.ts";
import { watchForLeaks } from "./watch-for-leaks.ts";

/** One answer: its status, headers and JSON. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

/** What a request can carry. */
export interface RequestOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The real server in process, on a database of its own, with a clock that tests set. */
export interface TestApi {
  services: Services;
  /** The lines of the log. */
  logged: readonly string[];
  /** Asks while the work that follows an answer is held; that it comes back shows that the answer does not wait. */
  holdAfterAnswer<T>(ask: () => Promise<T>): Promise<{ answered: T; release(): Promise<void> }>;
  /** Moves the clock on. */
  wait(seconds: number): void;
  request<T = Record<string, unknown>>(
    method: string,
    path: string,
    options?: RequestOptions,
  ): Promise<Answer<T>>;
  /** Sends a body that is not JSON, such as a form with a file. */
  send<T = Record<string, unknown>>(
    method: string,
    path: string,
    options: { token?: string | undefined; raw: BodyInit },
  ): Promise<Answer<T>>;
  /** The bare response, for replies that are not JSON. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  get<T = Record<string, unknown>>(path: string, token?: string): Promise<Answer<T>>;
  /** Signs in as a demo user and answers the identity token. */
  signIn(email: string): Promise<string>;
  /** The token of the link in the newest mail to an address. */
  mailedToken(to: string): Promise<string>;
  /** What got out that must not, in replies, log and tables so far. */
  findLeaks(): Promise<string[]>;
  /** Throws where something got out. */
  close(): Promise<void>;
}

const site = "http://localhost:3000";

/** Starts the API in process. Give `env` to change its settings. */
export async function startTestApi(env: Record<string, string> = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildway-api-"));
  // The template's files are there once its database is.
  const database = await openTestDatabase();
  cpSync(inject("templateFiles"), join(dataDir, "files"), { recursive: true });
  let now = Date.parse("2026-11-20T12:00:00Z");
  const settings = readSettings({
    DATA_DIR: dataDir,
    MASTER_KEY: testMasterKey,
    LOG_LEVEL: "silent",
    REQUESTS_PER_MINUTE: "1000000",
    KEY_REQUESTS_PER_MINUTE: "1000000",
    // Calls in process come from this machine; tests say by x-forwarded-for who is behind them.
    TRUSTED_PROXIES: "127.0.0.1",
    ...env,
  });
  const logged: string[] = [];
  let held: Promise<void> = Promise.resolve();
  const services = await createServices(database, settings, {
    gate: () => held,
    clock: () => new Date(now),
    checkReplies: true,
    log: (level, event, facts) => logged.push(JSON.stringify({ level, event, ...facts })),
  });
  const app = createApp(services);
  let isHolding = false;
  const watch = watchForLeaks();
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(`${site}${path}`, init);
    if (!isHolding) await services.afterAnswer.settled();
    watch.onReply(`${init.method ?? "GET"} ${path}`, textOf(response.clone()));
    return response;
  };

  const request: TestApi["request"] = async (method, path, { token, headers, body } = {}) => {
    const response = await ask(path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as never,
    };
  };
  return {
    services,
    logged,
    async holdAfterAnswer(ask) {
      const { promise, resolve } = Promise.withResolvers<void>();
      [held, isHolding] = [promise, true];
      const answered = await ask();
      return {
        answered,
        async release() {
          resolve();
          isHolding = false;
          await services.afterAnswer.settled();
        },
      };
    },
    wait: (seconds) => {
      now += seconds * 1000;
    },
    request,
    async send(method, path, { token, raw }) {
      const response = await ask(path, {
        method,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        body: raw,
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as never,
      };
    },
    fetch: ask,
    get: (path, token) => request("GET", path, { token }),
    async signIn(email) {
      const signedIn = await request<{ redirectTo: string }>("POST", "/v1/identity/sign-in", {
        body: { email, password: demoPassword, continueUrl: `${site}/` },
      });
      const token = new URL(signedIn.body.redirectTo).searchParams.get("token");
      const session = await request<{ identityToken: string }>("POST", "/v1/identity/exchange", {
        headers: { origin: site },
        body: { token },
      });
      return session.body.identityToken;
    },
    async mailedToken(to) {
      const mail = await database.db
        .selectFrom("outbox")
        .select(["id", "text", "isSealed"])
        .where("to", "=", to)
        .orderBy("createdAt", "desc")
        .executeTakeFirstOrThrow();
      const text = mail.isSealed
        ? services.sealer.open(mail.text, placeOfMail(mail.id, "text"))
        : mail.text;
      return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? "";
    },
    findLeaks: () => watch.findLeaks(database.db, logged.join("\n")),
    async close() {
      await services.afterAnswer.settled();
      // So that every test file of the server is also a test of this.
      const leaks = await watch.findLeaks(database.db, logged.join("\n"));
      await database.close();
      rmSync(dataDir, { recursive: true });
      if (leaks.length > 0) throw new Error(`Secrets got out: ${leaks.join("; ")}.`);
    },
  };
}

/** The headers and, where it is text, the body; a test may have cut it off. */
async function textOf(response: Response): Promise<string> {
  const isText = /json|text/.test(response.headers.get("content-type") ?? "");
  const body = isText ? await response.text().catch(() => "") : "";
  return `${JSON.stringify([...response.headers])}\n${body}`;
}
