import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const make = async (email: string, values: object) =>
  api.request<{ userId: string }>("POST", "/v1/external/supabase/materials", {
    token: await api.signIn(email),
    body: { title: "Notes", ...values },
  });

it("a material is its writer's, unless who runs the organization says otherwise", async () => {
  const own = await make("teacher@keystone.test", {});
  expect(own.body.userId).toBe("user-keystone-teacher");
  const others = { userId: "user-keystone-student" };
  expect((await make("teacher@keystone.test", others)).status).toBe(403);
  expect((await make("admin@keystone.test", others)).body.userId).toBe("user-keystone-student");
  expect((await make("admin@keystone.test", {})).body.userId).toBe("user-keystone-admin");
});

it("a material that staff made a student's is published by staff alone", async () => {
  const { id } = (
    await api.request<{ id: string }>("POST", "/v1/external/supabase/materials", {
      token: await api.signIn("admin@keystone.test"),
      body: { title: "Diary", userId: "user-keystone-student", isDraft: true },
    })
  ).body;
  const change = async (email: string, values: object) =>
    (
      await api.request("PUT", "/v1/external/supabase/materials", {
        token: await api.signIn(email),
        body: { id, ...values },
      })
    ).status;
  expect(await change("student@keystone.test", { body: "My first week.", isDraft: true })).toBe(
    200,
  );
  expect(await change("student@keystone.test", { isDraft: false })).toBe(403);
  expect(await change("teacher@keystone.test", { isDraft: false })).toBe(404);
  expect(await change("admin@keystone.test", { isDraft: false })).toBe(200);
  const isRead = async () =>
    (await api.get<{ total: number }>(`/v1/external/supabase/materials?id=${id}`)).body.total === 1;
  expect(await change("student@keystone.test", { body: "My first week." })).toBe(200);
  expect(await isRead()).toBe(true);
  expect(await change("student@keystone.test", { body: "What nobody has read." })).toBe(200);
  expect(await isRead()).toBe(false);
  expect(await change("admin@keystone.test", { isDraft: false })).toBe(200);
  expect(await isRead()).toBe(true);
});
