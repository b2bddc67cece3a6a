import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { asProblem } from "./problem.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each(["40P01", "40001", "55P03"])(
  "a transaction that the database took back with %s is to be tried again, and no fault of ours",
  async (state) => {
    const raised = sql
      .raw(`DO $$ BEGIN RAISE SQLSTATE '${state}'; END $$`)
      .execute(api.services.db);
    const error = await raised.catch((reason: unknown) => reason);
    expect(asProblem(error)).toMatchObject({ code: "server.busy", details: { retryAfter: 1 } });
  },
);

it.each(["08006", "53300", "57P01", "57P03"])(
  "a database that says %s is not there, which is no fault of ours and is to be tried again",
  async (state) => {
    const raised = sql
      .raw(`DO $$ BEGIN RAISE SQLSTATE '${state}'; END $$`)
      .execute(api.services.db);
    const error = await raised.catch((reason: unknown) => reason);
    expect(asProblem(error)).toMatchObject({
      code: "server.unavailable",
      details: { retryAfter: 5 },
    });
  },
);

it("a connection that the network or the driver gave up says the same, another fault does not", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  for (const error of [refused, new Error("Connection terminated unexpectedly")])
    expect(asProblem(error).code).toBe("server.unavailable");
  expect(asProblem(new Error("Connection of two records")).code).toBe("server.error");
});

it.runIf(process.env.GUILDWAY_TEST_DATABASE === "postgres")(
  "of two calls that wait for each other one is told in words when to ask again",
  async () => {
    const token = await api.signIn("admin@keystone.test");
    const agreement = await api.services.db
      .selectFrom("apprenticeAgreements")
      .innerJoin("invites", "invites.apprenticeAgreementId", "apprenticeAgreements.id")
      .select(["apprenticeAgreements.id", "apprenticeAgreements.userId", "invites.id as inviteId"])
      .where("invites.consumedAt", "is", null)
      .where("invites.inviteType", "=", "apprentice")
      .executeTakeFirstOrThrow();
    const path = "/v1/external/firebase/store/apprenticeAgreements";
    const data = { userId: agreement.userId };
    const answer = await api.services.db.transaction().execute(async (other) => {
      // The call notices first.
      await sql`SET LOCAL deadlock_timeout = '1min'`.execute(other);
      const hold = (table: "apprenticeAgreements" | "invites", id: string) =>
        other.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
      await hold("apprenticeAgreements", agreement.id);
      const asked = api.request("PUT", path, { token, body: { id: agreement.id, data } });
      await expect
        .poll(async () => {
          const { rows } = await sql`SELECT 1 FROM pg_locks WHERE NOT granted`.execute(other);
          return rows.length;
        })
        .toBeGreaterThan(0);
      await hold("invites", agreement.inviteId);
      return asked;
    });
    expect(answer).toMatchObject({ status: 503, body: { code: "server.busy" } });
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(answer.body["message"]).toContain("Try again");
  },
);
