import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  allEndpoints,
  gatedTypes,
  type RecordDefinition,
  records,
  userProfiles,
} from "@guildway/api-contract";
import { demoApiKeys } from "./demo-world/api-keys.ts";
import { demoPassword } from "./demo-world/users.ts";
import { placeOfMail } from "./mail/outbox.ts";
import { openField } from "./records/sealed-fields.ts";
import { startTestApi, type TestApi } from "./test-api/index.ts";

let api: TestApi;
/** What no reply, log or dump may hold. */
const secrets = new Map<string, string>();
/** What no log or dump may hold; the person it was made for gets it in a reply. */
const tokens: string[] = [];
const replies: { by: string; path: string; text: string }[] = [];

beforeAll(async () => {
  api = await startTestApi();
  await collectSecrets();
  await tour();
}, 180_000);
afterAll(() => api.close());

it("no reply holds a social security number, password, API key or access code of the demo world", () => {
  expect(replies.length).toBeGreaterThan(1000);
  for (const { by, path, text } of replies)
    for (const [secret, what] of secrets)
      expect(text.includes(secret), `${what} in ${path} for ${by}`).toBe(false);
});

it("no line of the log holds any of them, nor a token, nor an address of a person", () => {
  expect(api.logged.length).toBeGreaterThan(1000);
  const log = api.logged.join("\n");
  for (const [secret, what] of secrets) expect(log.includes(secret), what).toBe(false);
  for (const token of tokens) expect(log.includes(token)).toBe(false);
  expect(log).not.toMatch(/@[\w-]+\.test/);
});

it("no table holds any of them in the open, nor a token", async () => {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(
    api.services.db,
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const { rows } = await sql<{
      dump: string;
    }>`SELECT row_to_json(dumped)::text AS dump FROM ${sql.table(name)} AS dumped`.execute(
      api.services.db,
    );
    const dump = rows.map((row) => row.dump).join("\n");
    for (const [secret, what] of secrets)
      expect(dump.includes(secret), `${what} in ${name}`).toBe(false);
    for (const token of tokens) expect(dump.includes(token), `a token in ${name}`).toBe(false);
  }
});

async function collectSecrets(): Promise<void> {
  const { db, sealer } = api.services;
  secrets.set(demoPassword, "the demo password");
  for (const { key } of demoApiKeys) secrets.set(key, "an API key");
  for (const { id, ssn } of await db.selectFrom("userProfiles").select(["id", "ssn"]).execute()) {
    const open = openField(sealer, userProfiles, id, "ssn", ssn);
    if (open) {
      secrets.set(String(open), "a social security number");
      secrets.set(String(open).replaceAll("-", ""), "a social security number");
    }
  }
  for (const type of gatedTypes) {
    const definition: RecordDefinition = records[type];
    const { rows } = await sql<{
      id: string;
      accessCode: string | null;
    }>`SELECT "id", "accessCode" FROM ${sql.table(definition.table)}`.execute(db);
    for (const { id, accessCode } of rows) {
      const code = openField(sealer, definition, id, "accessCode", accessCode);
      if (code) secrets.set(String(code), "an access code");
    }
  }
  expect(
    [...secrets.values()].filter((what) => what === "an access code").length,
  ).toBeGreaterThanOrEqual(7);
  expect([...secrets.values()]).toContain("a social security number");
}

/** Calls everything as everybody, with wrong and right credentials, and keeps what comes back. */
async function tour(): Promise<void> {
  const people = [
    "superadmin@guildway.test",
    ...["owner", "admin", "teacher", "student"].map((role) => `${role}@keystone.test`),
    "owner@valley-college.test",
  ];
  const callers: { name: string; headers: Record<string, string> }[] = [
    { name: "anonymous", headers: {} },
    { name: "key", headers: { "x-api-key": demoApiKeys[0].key } },
  ];
  for (const email of people) {
    const token = await api.signIn(email);
    tokens.push(token);
    callers.push({ name: email, headers: { authorization: `Bearer ${token}` } });
  }
  const checked = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id: "inv-apprentice", table: "invites", accessCode: "357912" },
  });
  tokens.push(checked.body.grant);
  callers.push({ name: "an invitee", headers: { "x-access-grant": checked.body.grant } });

  const ids = new Map<string, string[]>();
  for (const definition of Object.values(records) as RecordDefinition[]) {
    const { rows } = await sql<{
      id: string;
    }>`SELECT "id" FROM ${sql.table(definition.table)} ORDER BY "id" LIMIT 8`.execute(
      api.services.db,
    );
    ids.set(
      definition.type,
      rows.map(({ id }) => id),
    );
  }
  for (const { name, headers } of callers)
    for (const endpoint of allEndpoints()) {
      const known = ids.get(endpoint.record?.definition.type ?? "") ?? ["some-id"];
      const paths = endpoint.path.includes("{")
        ? known.map((id) => endpoint.path.replaceAll(/\{\w+\}/g, id))
        : [endpoint.path];
      const queries = endpoint.lists ? ["limit=3000", ...known.map((id) => `id=${id}`)] : [""];
      for (const path of paths)
        for (const query of endpoint.method === "GET" ? queries : [""])
          await visit(name, endpoint.method, query ? `${path}?${query}` : path, headers);
    }
  const body = {
    email: "owner@keystone.test",
    password: `${demoPassword}!`,
    continueUrl: "http://localhost:3000/",
  };
  await api.request("POST", "/v1/identity/sign-in", { body });
  await api.request("POST", "/v1/identity/password/forgot", {
    body: { email: "owner@keystone.test" },
  });
  const mail = await api.services.db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", "account.password-reset")
    .executeTakeFirstOrThrow();
  const words = api.services.sealer.open(mail.text, placeOfMail(mail.id, "text"));
  tokens.push(/token=([\w-]+)/.exec(words)![1]!);
}

async function visit(
  by: string,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const response = await api.fetch(path, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    ...(method !== "GET" && { body: "{}" }),
  });
  replies.push({ by, path: `${method} ${path}`, text: await response.text() });
}
