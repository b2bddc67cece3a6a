import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { libraryJobs } from "../../library/indexing/library-jobs.ts";
import { runDueJobs } from "../../jobs/run-jobs.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const again = async (email: string, resourceId = "res-handbook", orgId = "org-keystone") =>
  api.request<{ indexState: string }>("POST", "/v1/embed/resource", {
    token: await api.signIn(email),
    body: { resourceId, orgId },
  });
const state = async () =>
  (
    await api.services.db
      .selectFrom("resources")
      .select("indexState")
      .where("id", "=", "res-handbook")
      .executeTakeFirstOrThrow()
  ).indexState;

describe("reading a resource again", () => {
  it("is asked for by staff of its organization, once however often they ask", async () => {
    expect((await again("teacher@keystone.test")).body).toEqual({ indexState: "waiting" });
    expect((await again("admin@keystone.test")).status).toBe(200);
    expect(await state()).toBe("waiting");
    expect(await runDueJobs(api.services, [libraryJobs(api.services)])).toBe(1);
    expect(await state()).toBe("ready");
  });

  it("is for nobody else", async () => {
    expect((await again("student@keystone.test")).status).toBe(403);
    expect((await again("owner@valley-college.test")).status).toBe(404);
    expect((await again("owner@valley-college.test", "res-handbook", "org-valley")).status).toBe(
      404,
    );
    expect((await again("teacher@keystone.test", "res-nothing")).status).toBe(404);
  });
});
