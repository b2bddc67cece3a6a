import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const author = (id: string) => api.get(`/v1/external/materials/${id}/author`);

it("a visitor reads the author of a published material by name and picture, and nothing else of them", async () => {
  const { status, body } = await author("mat-safety");
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(["name", "profilePicture"]);
  expect(body["name"]).toEqual(expect.any(String));
});

it("a draft shows no author", async () => {
  expect((await author("mat-draft")).status).toBe(404);
  expect((await author("mat-nothing")).status).toBe(404);
});
