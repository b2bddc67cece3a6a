import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints, type Endpoint } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { operations } from "../operations/index.ts";

let api: TestApi;
let student: string;

beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn("student@keystone.test");
});
afterAll(() => api.close());

const endpoints = allEndpoints();
const label = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const call = (endpoint: Endpoint, token?: string) =>
  api.request(endpoint.method, endpoint.path.replaceAll(/\{\w+\}/g, "some-id"), {
    token,
    ...(endpoint.body && { body: {} }),
  });

describe("every endpoint of the contract", () => {
  it("is answered by exactly one operation", () => {
    expect(operations.map(({ endpoint }) => label(endpoint)).toSorted()).toEqual(
      endpoints.map(label).toSorted(),
    );
  });

  it.each(endpoints.map((endpoint) => [label(endpoint), endpoint] as const))(
    "%s refuses a forged token",
    async (_, endpoint) => {
      const answer = await call(endpoint, "forged.token.here");
      expect(answer).toMatchObject({ status: 401, body: { code: "auth.token-invalid" } });
    },
  );

  it.each(endpoints.map((endpoint) => [label(endpoint), endpoint] as const))(
    "%s refuses a query parameter that it does not know",
    async (_, endpoint) => {
      const answer = await api.request(
        endpoint.method,
        `${endpoint.path.replaceAll(/\{\w+\}/g, "some-id")}?surprise=1`,
        { headers: { origin: "http://localhost:3000" }, ...(endpoint.body && { body: {} }) },
      );
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );
});

const closed = endpoints.filter(({ access }) =>
  ["user", "staff", "admin", "superAdmin"].includes(access),
);
describe.skipIf(closed.length === 0)("an endpoint for signed-in people", () => {
  it.each(closed.map((endpoint) => [label(endpoint), endpoint] as const))(
    "%s needs a token",
    async (_, endpoint) => {
      expect((await call(endpoint)).status).toBe(401);
    },
  );
  it.each(
    closed
      .filter(({ access }) => access !== "user")
      .map((endpoint) => [label(endpoint), endpoint] as const),
  )("%s refuses a student", async (_, endpoint) => {
    expect((await call(endpoint, student)).status).toBe(403);
  });
});

const ofSessions = endpoints.filter(({ access }) => access === "session");
describe("a session call", () => {
  it.each(ofSessions.map((endpoint) => [label(endpoint), endpoint] as const))(
    "%s refuses a page of another site",
    async (_, endpoint) => {
      const answer = await api.request(endpoint.method, endpoint.path, {
        headers: { origin: "https://elsewhere.example" },
        ...(endpoint.body && { body: {} }),
      });
      expect(answer).toMatchObject({ status: 403, body: { code: "auth.origin-refused" } });
    },
  );
});

describe("a call that the API does not have", () => {
  it("answers 404 with a code and a request id", async () => {
    const answer = await api.get("/v1/external/nothing");
    expect(answer).toMatchObject({
      status: 404,
      body: { code: "route.not-found", requestId: expect.any(String) },
    });
  });
});
