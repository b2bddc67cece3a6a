import { expect, it } from "vitest";
import { enqueueJobs } from "../../jobs/job-queue.ts";
import { startTestApi } from "../../test-api/index.ts";

it("the health page says how many background jobs wait, and of what kind", async () => {
  const api = await startTestApi();
  const { db, clock } = api.services;
  await db.deleteFrom("jobs").execute();
  expect((await api.get("/v1/health")).body).toMatchObject({ status: "ok", jobs: [] });
  await enqueueJobs(db, "mail", ["one", "two"], clock());
  expect((await api.get("/v1/health")).body).toMatchObject({
    jobs: [{ kind: "mail", state: "waiting", count: 2 }],
  });
  await api.close();
});
