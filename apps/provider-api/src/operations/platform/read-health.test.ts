import { expect, it } from "vitest";
import { enqueueJobs } from "../../jobs/job-queue.ts";
import { workFor } from "../../platform/database/in-turn-dialect.ts";
import { startTestApi } from "../../test-api/index.ts";

it("the health page says to a superAdmin how many background jobs wait, and of what kind", async () => {
  const api = await startTestApi();
  const { db, clock } = api.services;
  const token = await api.signIn("superadmin@guildway.test");
  await db.deleteFrom("jobs").execute();
  expect((await api.get("/v1/health", token)).body).toMatchObject({ status: "ok", jobs: [] });
  await enqueueJobs(db, "mail", ["one", "two"], clock());
  expect((await api.get("/v1/health", token)).body).toMatchObject({
    jobs: [{ kind: "mail", state: "waiting", count: 2 }],
  });
  await api.close();
});

it("nobody else sees by it that a mail went to an address, and so that it has an account", async () => {
  const api = await startTestApi();
  const owner = await api.signIn("owner@keystone.test");
  const seen = async () => [
    (await api.get("/v1/health")).body,
    (await api.get("/v1/health", owner)).body,
  ];
  const before = await seen();
  const body = { email: "owner@riverbend.test" };
  const { status } = await api.request("POST", "/v1/identity/password/forgot", { body });
  expect(status).toBe(200);
  expect(await seen()).toEqual(before);
  expect(before[0]).toMatchObject({ status: "ok" });
  await api.close();
});

it("a database that hangs is said to be out of reach, soon", async () => {
  const api = await startTestApi();
  const { db } = api.services;
  const held = Promise.withResolvers<void>();
  // The embedded database has one connection, and a pool as many as two askers hold here.
  const holders = ["one", "other"].flatMap((asker) =>
    Array.from({ length: 5 }, () =>
      workFor(asker, () => db.connection().execute(() => held.promise)),
    ),
  );
  const answer = await api.get("/v1/health");
  held.resolve();
  await Promise.all(holders);
  expect(answer).toMatchObject({ status: 503, body: { code: "server.unavailable" } });
  expect((await api.get("/v1/health")).status).toBe(200);
  await api.close();
});
