import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const cos = (path: string) => api.get<Record<string, unknown>>(`/v1/external/cos/${path}`);
const paths = [
  "training?keyword=47-2111.00&location=18101",
  "sponsors?keyword=47-2111.00&location=18101",
  "certificationfinder?keyword=47-2111.00&location=18101",
  "work?keyword=47-2111.00",
  "explore?by=interests&profile=923145&location=18101",
  "explore?by=pay&location=18101&zone=3&apprenticeable=true",
  "explore?by=openings",
];

describe("a visitor who is not signed in", () => {
  it.for(paths)("is answered %s", async (path) => {
    const { status, body } = await cos(path);
    expect(status).toBe(200);
    expect(body["Sources"]).toBeInstanceOf(Array);
  });

  it.for(["", "00000", "garbage", "18101-1234"])(
    "is answered where the place is '%s'",
    async (place) => {
      for (const call of ["training", "sponsors", "certificationfinder"]) {
        const { status } = await cos(`${call}?keyword=47-2111.00&location=${place}`);
        expect(status, call).toBe(200);
      }
    },
  );

  it("hears of no occupation, of too long a word and of interests that prefer nothing", async () => {
    expect((await cos("work?keyword=99-9999.00")).status).toBe(404);
    expect(await cos("training?keyword=99-9999.00&location=18101")).toMatchObject({
      status: 200,
      body: { SchoolPrograms: [], Total: 0, Radius: null },
    });
    expect((await cos(`training?keyword=${"a".repeat(5000)}`)).status).toBe(400);
    for (const profile of ["", "&profile=555555"])
      expect(await cos(`explore?by=interests${profile}`)).toMatchObject({
        status: 400,
        body: { code: "input.invalid", details: { faults: [{ field: "profile" }] } },
      });
  });
});
