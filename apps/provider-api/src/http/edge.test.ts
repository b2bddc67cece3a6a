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

  it("refuses numbers that the database would answer with hundreds of digits each", async () => {
    const ask = (MedianAnnual: number) => {
      const factsThen = {
        MedianAnnual,
        AreaName: null,
        WageYear: null,
        AnnualOpenings: null,
        Period: null,
      };
      return api.request("POST", jobProfiles, {
        body: { data: { OnetCode: "47-2111.00", OnetTitle: "E", factsThen } },
      });
    };
    for (const usual of [0, -0.25, 61_590.5, 10 ** 20]) expect((await ask(usual)).status).toBe(200);
    for (const unbounded of [1e21, 1e308, -1e308, 1e-300])
      expect(await ask(unbounded)).toMatchObject({
        status: 400,
        body: { details: { faults: [{ field: "data.factsThen.MedianAnnual" }] } },
      });
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
      Array.from({ length: 1500 }, (_, number) => [`key${number}${"x".repeat(300)}`, 1]),
    );
    const { status, body } = await api.request<{
      details: { faults: { field: string }[]; moreFaults: number };
    }>("POST", jobProfiles, { body: { data } });
    expect(status).toBe(400);
    expect(body.details.faults).toHaveLength(20);
    expect(body.details.moreFaults).toBeGreaterThan(1400);
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

  it("has at most 512 kB from visitors and students, and 2 MB from staff", async () => {
    const size = async (kilobytes: number, email?: string) => {
      const token = email && (await api.signIn(email));
      const body = { data: { x: "x".repeat(kilobytes * 1024) } };
      return (await api.request("POST", jobProfiles, { token, body })).status;
    };
    expect([await size(500), await size(513)]).toEqual([400, 413]);
    expect(await size(513, "student@keystone.test")).toBe(413);
    const teacher = "teacher@keystone.test";
    expect([await size(513, teacher), await size(2049, teacher)]).toEqual([400, 413]);
  });

  it("has at most 20,000 values from visitors and students, of which each may be at fault", async () => {
    const ask = async (values: number, email?: string) => {
      const token = email && (await api.signIn(email));
      const body = { data: { x: Array.from({ length: values }, () => 1) } };
      return (await api.request("POST", jobProfiles, { token, body })).status;
    };
    expect([await ask(19_990), await ask(20_001)]).toEqual([400, 413]);
    expect(await ask(20_001, "student@keystone.test")).toBe(413);
    const teacher = "teacher@keystone.test";
    expect([await ask(20_001, teacher), await ask(150_001, teacher)]).toEqual([400, 413]);
  });

  it("counts as one more request for each 50 values", async () => {
    const ask = async (values: number) => {
      const body = { data: { x: Array.from({ length: values }, () => 1) } };
      return (await few.request("POST", jobProfiles, { body })).status;
    };
    expect([await ask(500), await ask(1), await ask(500)]).toEqual([400, 400, 429]);
  });

  it("of more faults than can be listed is refused like any other that is wrong", async () => {
    const group = {
      id: "a",
      description: "b",
      competencyIds: Array.from({ length: 480 }, () => 1),
    };
    const competencyGroups = Array.from({ length: 275 }, () => group);
    const answer = await api.request(
      "POST",
      "/v1/external/firebase/store/apprenticeshipTemplates",
      {
        token: await api.signIn("admin@keystone.test"),
        body: { data: { title: "t", competencyGroups } },
      },
    );
    expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid" } });
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

describe("a large answer", () => {
  it("counts as one more request for each 64 kB where anybody asks for it, and so does one that is too large", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "20" });
    try {
      const selectedCerts = JSON.stringify(
        Array.from({ length: 48 }, () => ({ Id: "c", Name: "n", Description: "d".repeat(5000) })),
      ) as never;
      const plan = { orgId: "org-keystone", OnetCode: "47-2111.00", OnetTitle: "E", selectedCerts };
      const ids = ["plan-1", "plan-2", "plan-3", "plan-4"];
      const plans = ids.map((id) => ({ id, ...plan }));
      await few.services.db.insertInto("jobProfiles").values(plans).execute();
      const ask = async (from: string, token?: string) => {
        const path = `${jobProfiles}?ids=${ids.join(",")}`;
        const headers = { "x-forwarded-for": from };
        return (await few.request("GET", path, { token, headers })).status;
      };
      const four = async (from: string, token?: string) => [
        await ask(from, token),
        await ask(from, token),
        await ask(from, token),
      ];
      expect(await four("203.0.113.80")).toEqual([200, 200, 429]);
      const teacher = await few.signIn("teacher@keystone.test");
      expect(await four("203.0.113.81", teacher)).toEqual([200, 200, 200]);
      const more = Array.from({ length: 8 }, (_, index) => ({ id: `more-${index}`, ...plan }));
      await few.services.db.insertInto("jobProfiles").values(more).execute();
      ids.push(...more.map(({ id }) => id));
      // What is refused for its size was read as well.
      expect(await four("203.0.113.82")).toEqual([413, 429, 429]);
    } finally {
      await few.close();
    }
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

describe("who makes many costly calls at once keeps nobody else waiting for them", () => {
  const many = 60;
  const asker = "203.0.113.60";
  const other = "198.51.100.61";
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

  it.each([
    ["ask the database", "GET", "/v1/external/cos/explore?by=pay&location=18101&limit=50"],
    [
      "bring large bodies",
      "POST",
      jobProfiles,
      { data: { x: Array.from({ length: 10_000 }, () => [[1]]) } },
    ],
  ])("that %s", async (_, method, path, body?: unknown) => {
    const answered: string[] = [];
    const ask = async (address: string) => {
      await api.request(method, path, { ...from(address), body });
      answered.push(address);
    };
    await ask("192.0.2.9");
    await Promise.all([...Array.from({ length: many }, () => ask(asker)), ask(other)]);
    expect(answered.slice(1).indexOf(other)).toBeLessThan(many / 2);
  });

  it("that rank words in memory", async () => {
    const { occupations } = api.services;
    const search = occupations.search.bind(occupations);
    let begun = 0;
    occupations.search = (request) => {
      begun += 1;
      return search(request);
    };
    const ask = (address: string) =>
      api.request("GET", "/v1/external/cos/occupations?keyword=plumbrs", from(address));
    const flood = Array.from({ length: many }, () => ask(asker));
    await ask(other);
    expect(begun).toBeLessThan(many / 2);
    await Promise.all(flood);
    occupations.search = search;
  });
});

describe("who shares the address of a college with everybody who is there", () => {
  const explore = "/v1/external/cos/explore?by=pay&location=18101&limit=50";
  const health = "/v1/health";

  it("is told to wait by nobody's requests but their own where they are staff", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "30" });
    try {
      const [teacher, admin, student] = [
        await few.signIn("teacher@keystone.test"),
        await few.signIn("admin@keystone.test"),
        await few.signIn("student@keystone.test"),
      ];
      const ask = async (token?: string) => (await few.request("GET", health, { token })).status;
      const askOften = async (token?: string) => {
        for (let times = 0; times < 30; times++) await ask(token);
        return ask(token);
      };
      expect(await askOften()).toBe(429);
      // Anybody can become a student by signing up, a hundred times if they like.
      expect(await ask(student)).toBe(429);
      expect(await ask(teacher)).toBe(200);
      expect(await askOften(teacher)).toBe(429);
      expect(await ask(admin)).toBe(200);
      expect(await ask("forged")).toBe(429);
    } finally {
      await few.close();
    }
  });

  it("waits for nobody's costly calls but their own where they are staff", async () => {
    const many = 60;
    const token = await api.signIn("teacher@keystone.test");
    const answered: string[] = [];
    const ask = async (who: string, as?: string) => {
      const headers = { "x-forwarded-for": "203.0.113.70" };
      await api.request("GET", explore, { headers, token: as });
      answered.push(who);
    };
    await ask("first");
    const flood = Array.from({ length: many }, () => ask("a visitor"));
    await Promise.all([...flood, ask("staff", token)]);
    expect(answered.slice(1).indexOf("staff")).toBeLessThan(many / 2);
  });
});
