import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const atOnce = <T>(count: number, ask: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, ask));

it("five failed sign-ins are the most at first, however many are tried at once", async () => {
  const answers = await atOnce(30, () =>
    api.request("POST", "/v1/identity/sign-in", {
      body: {
        email: "owner@riverbend.test",
        password: "not it",
        continueUrl: "http://localhost:3000/",
      },
    }),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
});

it("three wrong access codes are the most at first, however many are tried at once", async () => {
  const answers = await atOnce(30, () =>
    api.request("POST", "/v1/access/checkAccessCode", {
      body: { id: "inv-workforce", table: "invites", accessCode: "111111" },
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

it("signing in with the right password counts as no failure", async () => {
  api.wait(16 * 60);
  for (let times = 0; times < 10; times++)
    expect(await api.signIn("teacher@riverbend.test")).toMatch(/^ey/);
});
