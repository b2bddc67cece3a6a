import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it("the demo's key is everybody's to try, and says whose content it reads", async () => {
  const { status, body } = await api.get<{ sandbox: object }>("/v1/api/sandbox");
  expect(status).toBe(200);
  expect(body.sandbox).toMatchObject({
    key: "gw_demo_content_key",
    organizationName: "Keystone Workforce Partners",
    scopes: expect.arrayContaining(["resources", "createPublicUrl"]),
  });
});
