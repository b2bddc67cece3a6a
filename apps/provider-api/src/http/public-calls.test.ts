import { afterAll, beforeAll, expect, it } from "vitest";
import { makeProgramKey, startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ KEY_REQUESTS_PER_MINUTE: "2", REQUESTS_PER_MINUTE: "100" });
});
afterAll(() => api.close());

const list = "/v1/api/content/resources";
const read = (key: string, address = "192.0.2.1") =>
  api.request("GET", list, { headers: { "x-api-key": key, "x-forwarded-for": address } });

it("a program with a key is told how much of its minute is left, and when to come back", async () => {
  const key = await makeProgramKey(api, "valley-college");
  const first = await read(key);
  expect(first.headers.get("ratelimit-policy")).toBe('"address";q=100;w=60, "key";q=2;w=60');
  expect(first.headers.get("ratelimit")).toMatch(/^"address";r=99;t=\d+, "key";r=1;t=\d+$/);
  // A key's share is one, wherever its programs run.
  await read(key, "198.51.100.1");
  const third = await read(key, "203.0.113.1");
  expect(third).toMatchObject({ status: 429, body: { code: "limit.too-many-requests" } });
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(third.headers.get("ratelimit")).toContain('"key";r=0;');
});

it.each(["gw_demo_content_key", "gw_demo_valley_key"])(
  "%s, which is everybody's, is shared by networks, none of which uses it up for another",
  async (key) => {
    for (let at = 0; at < 3; at += 1) await read(key);
    expect((await read(key)).status).toBe(429);
    expect((await read(key, "198.51.100.9")).status).toBe(200);
  },
);

it("pages of other sites may call with a key and read these headers, and no others may be called from there", async () => {
  const preflight = await api.fetch(list, { method: "OPTIONS" });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-headers")).toContain("x-api-key");
  expect(preflight.headers.get("access-control-allow-headers")).not.toContain("authorization");
  const refused = await api.fetch(list);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(refused.headers.get("access-control-allow-credentials")).toBeNull();
  for (const name of ["ratelimit", "ratelimit-policy", "retry-after", "etag"])
    expect(refused.headers.get("access-control-expose-headers")).toContain(name);
  const own = await api.fetch("/v1/external/site");
  expect(own.headers.get("access-control-allow-origin")).toBeNull();
});
