import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints, type Endpoint } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { operations } from "../operations/index.ts";

let api: TestApi;
let student: string;
let superAdmin: string;

beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn("student@keystone.test");
  superAdmin = await api.signIn("superadmin@guildway.test");
});
afterAll(() => api.close());

const endpoints = allEndpoints();
const label = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const pathOf = (endpoint: Endpoint) => endpoint.path.replaceAll(/\{\w+\}/g, "some-id");
const call = (endpoint: Endpoint, token?: string) =>
  api.request(endpoint.method, pathOf(endpoint), {
    token,
    ...(endpoint.body && { body: {} }),
  });
/** Calls as whom the endpoint admits, so that a refusal is for another reason. */
const callAdmitted = (endpoint: Endpoint, query: string) =>
  api.request(endpoint.method, `${pathOf(endpoint)}?${query}`, {
    headers: {
      origin: "http://localhost:3000",
      ...(endpoint.access === "apiKey"
        ? { "x-api-key": "gw_demo_content_key" }
        : { authorization: `Bearer ${superAdmin}` }),
    },
    ...(endpoint.body && { body: {} }),
  });
const noToken = { status: 401, body: { code: "auth.token-missing" } };
const forbidden = { status: 403, body: { code: "access.forbidden" } };

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
      expect(await callAdmitted(endpoint, "surprise=1")).toMatchObject({
        status: 400,
        body: {
          code: "query.unknown-parameter",
          details: {
            faults: expect.arrayContaining([expect.objectContaining({ field: "surprise" })]),
          },
        },
      });
    },
  );
});

const closed = endpoints.filter(({ access }) =>
  ["user", "staff", "admin", "superAdmin"].includes(access),
);
describe("an endpoint for signed-in people", () => {
  it.each(closed.map((endpoint) => [label(endpoint), endpoint] as const))(
    "%s needs a token",
    async (_, endpoint) => {
      expect(await call(endpoint)).toMatchObject(noToken);
    },
  );
  it.each(
    closed
      .filter(({ access }) => access !== "user")
      .map((endpoint) => [label(endpoint), endpoint] as const),
  )("%s refuses a student", async (_, endpoint) => {
    expect(await call(endpoint, student)).toMatchObject(forbidden);
  });
});

const ofPrograms = endpoints.filter(({ access }) => access === "apiKey");
describe("a call for programs", () => {
  it.each(ofPrograms.map((endpoint) => [label(endpoint), endpoint] as const))(
    "%s needs a key, and takes no person's token for one",
    async (_, endpoint) => {
      expect(await call(endpoint)).toMatchObject(noToken);
      expect(await call(endpoint, superAdmin)).toMatchObject(forbidden);
    },
  );
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
