import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

const data =
  process.env.GUILDWAY_DATA ?? join(import.meta.dirname, "../../../../../../shared/data");
const recorded = join(data, "careeronestop");
const present = existsSync(recorded);
if (!present && process.env.GUILDWAY_REQUIRE_DATA === "1")
  throw new Error(`There is no ${recorded}.`);

const read = (name: string) =>
  JSON.parse(readFileSync(join(recorded, name), "utf8")) as Record<string, unknown>;

/** Plays the service on this machine with its recorded answers. */
let answer: (path: string) => { status: number; body: string };
const asked: { path: string; authorization: string | undefined }[] = [];
const service = createServer((request, response) => {
  asked.push({ path: request.url ?? "", authorization: request.headers.authorization });
  const { status, body } = answer(request.url ?? "");
  response.writeHead(status, { "content-type": "application/json" }).end(body);
});
const recordedAnswer = (path: string) => {
  const name = path.includes("/v1/training/")
    ? "training.electric.derived.json"
    : path.includes("/v1/certificationfinder/")
      ? "certificationfinder.nurse.recorded.json"
      : path.includes("/47-2111.00/")
        ? "occupation-detail.47-2111.derived.json"
        : "occupations.electric.derived.json";
  return { status: 200, body: JSON.stringify(read(name)) };
};

let api: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as { port: number };
  api = await startTestApi({
    CAREERONESTOP_URL: `http://127.0.0.1:${port}`,
    CAREERONESTOP_USER_ID: "user id",
    CAREERONESTOP_TOKEN: "secret-token",
  });
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(() => {
  asked.length = 0;
  answer = recordedAnswer;
});

const cos = <T>(path: string) => api.get<T & { Fallback?: string }>(`/v1/external/cos/${path}`);

describe.skipIf(!present)("with CareerOneStop configured", () => {
  it("the search answers what the service lists, and asks for no more than the limit", async () => {
    const { body } = await cos<{ OccupationList: { OnetCode: string }[] }>(
      "occupations?keyword=electric%2Fpower&limit=5",
    );
    expect(body.OccupationList[0]?.OnetCode).toBe("11-3051.06");
    expect(body.Fallback).toBeUndefined();
    expect(asked[0]).toEqual({
      path: "/v1/occupation/user%20id/electric%2Fpower/N/0/5",
      authorization: "Bearer secret-token",
    });
  });

  it("a result of the service carries what the database knows of the occupation", async () => {
    const { body } = await cos<{ OccupationList: { OnetCode: string; MedianWages?: object }[] }>(
      "occupations?keyword=electric",
    );
    const ofCode = (code: string) => body.OccupationList.find(({ OnetCode }) => OnetCode === code);
    expect(ofCode("47-2111.00")).toMatchObject({
      MedianWages: { Hourly: 30.38, Annual: 63_190 },
      Apprenticeable: true,
    });
    expect(ofCode("11-3051.06")).not.toHaveProperty("MedianWages");
  });

  it("numbers that come as text are sorted and answered as numbers", async () => {
    const { body } = await cos<{
      OccupationDetail: {
        SkillsDataList: { Importance: number }[];
        Wages: { NationalWagesList: { RateType: string; Median: number }[] };
      }[];
    }>("occupation?keyword=47-2111.00&location=18101");
    const [detail] = body.OccupationDetail;
    const importance = detail!.SkillsDataList.map((skill) => skill.Importance);
    expect(importance).toEqual(importance.toSorted((a, b) => b - a));
    expect(
      detail!.Wages.NationalWagesList.find(({ RateType }) => RateType === "Annual")?.Median,
    ).toBe(62_350);
  });

  it("a detail that comes as one object instead of a list is read, and wages above the top code are marked", async () => {
    answer = () => {
      const whole = read("occupation-detail.47-2111.derived.json") as {
        OccupationDetail: {
          Wages: { NationalWagesList: { Pct90: string }[] };
          SkillsDataList: null;
        }[];
      };
      const detail = whole.OccupationDetail[0]!;
      detail.Wages.NationalWagesList[0]!.Pct90 = "208,000+";
      return { status: 200, body: JSON.stringify({ OccupationDetail: detail }) };
    };
    const { body } = await cos<{
      OccupationDetail: { Wages: { NationalWagesList: { Pct90: number; TopCoded: string[] }[] } }[];
    }>("occupation?keyword=47-2111.00");
    expect(body.OccupationDetail[0]?.Wages.NationalWagesList[0]).toMatchObject({
      Pct90: 208_000,
      TopCoded: ["Pct90"],
    });
  });

  it("programs and certificates are those of the service", async () => {
    const training = await cos<{ SchoolPrograms: { SchoolName: string }[]; Available: boolean }>(
      "training?keyword=47-2111.00&location=18101",
    );
    expect(training.body).toMatchObject({
      Available: true,
      SchoolPrograms: [{ StateAbbr: "NJ", City: "Paterson" }, {}, {}, {}],
      Total: 4,
      Radius: 25,
      Place: { Zip: "18101" },
      Sources: [{ Name: "CareerOneStop" }],
    });
    const certificates = await cos<{ CertList: { Acronym: string }[] }>(
      "certificationfinder?keyword=nurse",
    );
    expect(certificates.body.CertList[0]).toMatchObject({
      Kind: "certification",
      Acronym: "RN-BC",
      Type: "Specialty",
      Source: "CareerOneStop",
    });
  });

  it.each([
    ["fails", () => ({ status: 500, body: "oops" }), "CareerOneStop answered with status 500."],
    [
      "refuses the token",
      () => ({ status: 401, body: "{}" }),
      "CareerOneStop answered with status 401.",
    ],
    [
      "answers nonsense",
      () => ({ status: 200, body: "<html>" }),
      "CareerOneStop answered with something that is not JSON.",
    ],
  ])(
    "a service that %s is answered from the database, and the answer says so",
    async (_, failing, words) => {
      answer = failing;
      const { status, body } = await cos<{ OccupationList: { OnetTitle: string }[] }>(
        "occupations?keyword=electrician",
      );
      expect(status).toBe(200);
      expect(body.OccupationList[0]?.OnetTitle).toBe("Electricians");
      expect(body.Fallback).toBe(words);
      expect(JSON.stringify(body)).not.toContain("secret-token");
      const programs = await cos<{ SchoolPrograms: { ID: string }[]; Sources: { Name: string }[] }>(
        "training?keyword=47-2111.00&location=18101",
      );
      expect(programs.body).toMatchObject({ Radius: 50, Fallback: words });
      expect(programs.body.SchoolPrograms[0]?.ID).toMatch(/^\d{6}-\d{2}\.\d{4}-\d+$/);
      expect(programs.body.Sources.map(({ Name }) => Name)).not.toContain("CareerOneStop");
      const certificates = await cos<object>("certificationfinder?keyword=47-2111.00");
      expect(certificates.body).toMatchObject({ CertList: [], Fallback: words });
    },
  );
});

describe.skipIf(!present)("with O*NET Web Services configured", () => {
  it("title, description, titles in use and related occupations are theirs, and the figures stay the database's", async () => {
    const { port } = service.address() as { port: number };
    const own = await startTestApi({
      ONET_URL: `http://127.0.0.1:${port}`,
      ONET_USERNAME: "u",
      ONET_PASSWORD: "p",
    });
    answer = (path) => ({
      status: 200,
      body: JSON.stringify(
        (
          read(
            `onet-web-services/${path.includes("related") ? "onet-web-developers-related-occupations" : "onet-web-developers"}.json`,
          ) as { body: unknown }
        ).body,
      ),
    });
    const { body } = await own.get<{
      OccupationDetail: {
        OnetTitle: string;
        SkillsDataList: unknown[];
        RelatedOccupations: { OnetCode: string }[];
      }[];
    }>("/v1/external/cos/occupation?keyword=47-2111.00");
    await own.close();
    expect(body.OccupationDetail[0]?.OnetTitle).toBe("Web Developers");
    expect(body.OccupationDetail[0]?.RelatedOccupations[0]?.OnetCode).toBe("15-1211.00");
    expect(body.OccupationDetail[0]!.SkillsDataList.length).toBeGreaterThan(5);
  });
});
