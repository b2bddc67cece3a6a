import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  allEndpoints,
  gatedTypes,
  type RecordDefinition,
  records,
  userProfiles,
} from "@guildway/api-contract";
import { demoApiKeys } from "./access/demo-keys.ts";
import { demoSecrets } from "./demo-world/secrets.ts";
import { demoPassword } from "./demo-world/users.ts";
import { openField } from "./records/sealed-fields.ts";
import { startTestApi, type TestApi } from "./test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await tour();
}, 180_000);
afterAll(() => api.close());

it("no reply, line of the log or table holds a social security number, password, token or access code of the demo world", async () => {
  expect(api.logged.length).toBeGreaterThan(1000);
  expect(await api.findLeaks()).toEqual([]);
});

it("no line of the log holds an address of a person", () => {
  expect(api.logged.join("\n")).not.toMatch(/@[\w-]+\.test/);
});

it("what is looked for is every sealed number and code of the demo world", async () => {
  const { db, sealer } = api.services;
  const found = new Set<unknown>();
  for (const { id, ssn } of await db.selectFrom("userProfiles").select(["id", "ssn"]).execute())
    found.add(openField(sealer, userProfiles, id, "ssn", ssn));
  for (const type of gatedTypes) {
    const definition: RecordDefinition = records[type];
    const { rows } = await sql<{
      id: string;
      accessCode: string | null;
    }>`SELECT "id", "accessCode" FROM ${sql.table(definition.table)}`.execute(db);
    for (const { id, accessCode } of rows)
      found.add(openField(sealer, definition, id, "accessCode", accessCode));
  }
  found.delete(null);
  expect(found.size).toBeGreaterThanOrEqual(8);
  expect([...found].filter((secret) => !demoSecrets.includes(String(secret)))).toEqual([]);
});

describe("a secret that gets out", () => {
  const org = { token: "", id: "org-keystone" };
  let leaky: TestApi;
  beforeEach(async () => {
    leaky = await startTestApi();
    org.token = await leaky.signIn("owner@keystone.test");
  });
  /** Not closed as the others are, which would throw. */
  afterEach(() => expect(leaky.close()).rejects.toThrow("Secrets got out"));

  it("in a reply and a table is found", async () => {
    await leaky.services.db
      .updateTable("employerProfiles")
      .set({ contactTitle: "357912" })
      .where("orgId", "=", org.id)
      .execute();
    await leaky.get(`/v1/external/firebase/store/employerProfiles?orgId=${org.id}`, org.token);
    const leaks = await leaky.findLeaks();
    expect(leaks).toContainEqual(
      expect.stringMatching(/^GET .*employerProfiles.* answers 357912$/),
    );
    expect(leaks).toContain("the table employerProfiles holds 357912");
  });

  it("in the log is found", async () => {
    leaky.services.log("info", "tried", { password: demoPassword });
    expect(await leaky.findLeaks()).toEqual([`the log holds ${demoPassword}`]);
  });

  it("as a token in the log is found", async () => {
    leaky.services.log("info", "carried", { token: org.token });
    expect(await leaky.findLeaks()).toEqual(["the log holds a token that was given out"]);
  });
});

/** Calls everything as everybody, with wrong and right credentials. */
async function tour(): Promise<void> {
  const people = [
    "superadmin@guildway.test",
    ...["owner", "admin", "teacher", "student"].map((role) => `${role}@keystone.test`),
    "owner@valley-college.test",
  ];
  const callers: Record<string, string>[] = [{}, { "x-api-key": demoApiKeys[0].key }];
  for (const email of people) {
    const token = await api.signIn(email);
    callers.push({ authorization: `Bearer ${token}` });
  }
  const checked = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id: "inv-apprentice", table: "invites", accessCode: "357912" },
  });
  callers.push({ "x-access-grant": checked.body.grant });

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
  for (const headers of callers)
    for (const endpoint of allEndpoints()) {
      const known = ids.get(endpoint.record?.definition.type ?? "") ?? ["some-id"];
      const paths = endpoint.path.includes("{")
        ? known.map((id) => endpoint.path.replaceAll(/\{\w+\}/g, id))
        : [endpoint.path];
      const queries = endpoint.lists ? ["limit=3000", ...known.map((id) => `id=${id}`)] : [""];
      for (const path of paths)
        for (const query of endpoint.method === "GET" ? queries : [""])
          await api.fetch(query ? `${path}?${query}` : path, {
            method: endpoint.method,
            headers: { ...headers, "content-type": "application/json" },
            ...(endpoint.method !== "GET" && { body: "{}" }),
          });
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
}
