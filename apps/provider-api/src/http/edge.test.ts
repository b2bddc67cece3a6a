import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const jobProfiles = "/v1/external/firebase/store/jobProfiles";

describe("a call that takes JSON", () => {
  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])(
    "refuses what is declared as %j",
    async (type) => {
      const answer = await api.request("POST", jobProfiles, {
        body: { data: {} },
        headers: { "content-type": type },
      });
      expect(answer).toMatchObject({ status: 415, body: { code: "input.not-declared-json" } });
    },
  );

  it.each(["application/json", "application/json; charset=utf-8", "application/merge-patch+json"])(
    "takes %s",
    async (type) => {
      const answer = await api.request("POST", jobProfiles, {
        body: { data: {} },
        headers: { "content-type": type },
      });
      expect(answer.body["code"]).toBe("input.invalid");
    },
  );

  it("refuses controls that nobody types, and takes tabs and line breaks", async () => {
    const ask = (OccupationDescription: string) =>
      api.request("POST", jobProfiles, {
        body: { data: { OnetCode: "47-2111.00", OnetTitle: "E", OccupationDescription } },
      });
    expect((await ask("a\tb\r\nc")).status).toBe(200);
    for (const control of ["\u0000", "\u0001", "\u001b"])
      expect((await ask(`a${control}`)).status).toBe(400);
  });

  it("says of a value that has the wrong form what form it has to have", async () => {
    const answer = await api.request("POST", "/v1/identity/password/forgot", {
      body: { email: "two@example.test,more@example.test" },
    });
    expect(answer.body["details"]).toEqual({
      faults: [{ field: "email", reason: "must be one mail address" }],
    });
  });

  it("names twenty faults and counts the rest, each cut to a size", async () => {
    const data = Object.fromEntries(
      Array.from({ length: 5000 }, (_, number) => [`key${number}${"x".repeat(300)}`, 1]),
    );
    const { status, body } = await api.request<{
      details: { faults: { field: string }[]; moreFaults: number };
    }>("POST", jobProfiles, { body: { data } });
    expect(status).toBe(400);
    expect(body.details.faults).toHaveLength(20);
    expect(body.details.moreFaults).toBeGreaterThan(4900);
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  });
});

describe("a large body", () => {
  let few: TestApi;
  beforeEach(async () => {
    few = await startTestApi({ REQUESTS_PER_MINUTE: "20" });
  });
  afterEach(() => few.close());

  it("counts as one more request for each 16 kB, whatever comes of it", async () => {
    const ask = async (kilobytes: number) => {
      const body = { data: { x: "x".repeat(kilobytes * 1024) } };
      return (await few.request("POST", jobProfiles, { body })).status;
    };
    const statuses = [await ask(256), await ask(1), await ask(1), await ask(16)];
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it("is refused before it is whole, so that nobody fills the memory with ones that never end", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    });
    const answer = await few.fetch(jobProfiles, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(429);
  });
});

describe("the description of the API", () => {
  it("is the same bytes at every call, with an ETag that saves the next transfer", async () => {
    const first = await api.fetch("/openapi.json");
    const etag = first.headers.get("etag")!;
    const again = await api.fetch("/openapi.json", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await api.fetch("/openapi.json")).headers.get("etag")).toBe(etag);
  });

  it("is counted like any call", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "2" });
    try {
      const statuses = [];
      for (let times = 0; times < 3; times++)
        statuses.push((await few.fetch("/openapi.json")).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await few.close();
    }
  });
});

it("who makes many costly calls at once keeps nobody else waiting for them", async () => {
  const answered: string[] = [];
  const ask = async (from: string) => {
    await api.request("GET", "/v1/external/cos/explore?by=pay&location=18101&limit=50", {
      headers: { "x-forwarded-for": from },
    });
    answered.push(from);
  };
  await ask("192.0.2.9");
  const flood = Array.from({ length: 60 }, () => ask("203.0.113.60"));
  await Promise.all([...flood, ask("198.51.100.61")]);
  expect(answered.slice(1).indexOf("198.51.100.61")).toBeLessThan(30);
});
