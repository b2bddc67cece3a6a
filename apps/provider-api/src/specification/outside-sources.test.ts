import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { as, type Ask, pixel, type Row } from "./ask.ts";
import { type PlayedService, playService } from "./play-service.ts";

const program = {
  ID: "7",
  ProgramName: "Mechatronics",
  SchoolName: "Lehigh Tech",
  StateAbbr: "PA",
};
const certificate = {
  Id: "2213-B",
  Name: "Certified Maintenance Technician",
  Description: "Shows that one can keep machines running.",
  Url: "https://certificates.example/cmrt",
  Type: "Core",
  Acronym: "CMRT",
  Organization: "Maintenance Society",
  OrganizationUrl: "https://certificates.example",
  OrganizationAddress: "1 Main Street, Atlanta, GA",
  CertDetailList: [{ Name: "Exam?", Value: "Yes" }],
};
const json = (value: unknown) => ({ type: "application/json", body: JSON.stringify(value) });
const answers: Readonly<Record<string, { type: string; body: string | Buffer }>> = {
  training: json({ SchoolPrograms: [program] }),
  certificationfinder: json({ CertList: [certificate] }),
  // The rest of an occupation stays this installation's own.
  occupation: json({}),
  "203.0.113.9": json({ postal: "18018" }),
  map: { type: "image/png", body: pixel },
};

let service: PlayedService;
let api: TestApi;
let visitor: Ask;
let admin: Ask;
beforeAll(async () => {
  service = await playService(
    (path) => answers[path.replace(/^\/v1/, "").split(/[/?]/)[1] ?? ""] ?? json({}),
  );
  api = await startTestApi({
    CAREERONESTOP_URL: service.url,
    CAREERONESTOP_USER_ID: "guildway",
    CAREERONESTOP_TOKEN: "played",
    ADDRESS_URL: `${service.url}/{ip}`,
    MAP_URL: `${service.url}/map?at={lat},{lon}&zoom={zoom}&size={width}x{height}`,
  });
  visitor = await as("visitor", api);
  admin = await as("admin@keystone.test", api);
});
afterAll(async () => {
  await api.close();
  service.close();
});

const cos = "/v1/external/cos";
const mechanics = "49-9041.00";

it("CP-7.4 school programs are those of the occupation near the place", async () => {
  const path = `${cos}/training?keyword=${mechanics}&location=18101`;
  expect((await visitor.get<{ SchoolPrograms: Row[] }>(path)).SchoolPrograms).toMatchObject([
    program,
  ]);
  expect(service.asked.at(-1)).toContain(`/v1/training/guildway/${mechanics}/18101/`);
});

it("CP-7.5 certifications are those of the occupation, with everything that a certificate has", async () => {
  const path = `${cos}/certificationfinder?keyword=${mechanics}`;
  expect((await visitor.get<{ CertList: Row[] }>(path)).CertList).toMatchObject([certificate]);
  expect(service.asked.at(-1)).toContain(`/v1/certificationfinder/guildway/${mechanics}/`);
});

it("PU-7.9 certificates are found by the occupation's code; programs, knowledge and skills by code and place", async () => {
  const where = `keyword=${mechanics}&location=18101`;
  expect(await visitor.get(`${cos}/certificationfinder?keyword=${mechanics}`)).toMatchObject({
    CertList: [{ Acronym: "CMRT" }],
  });
  expect(await visitor.get(`${cos}/training?${where}`)).toMatchObject({
    SchoolPrograms: [program],
  });
  const { OccupationDetail } = await visitor.get<{ OccupationDetail: Record<string, Row[]>[] }>(
    `${cos}/occupation?${where}`,
  );
  expect(OccupationDetail[0]!["KnowledgeDataList"]!.length).toBeGreaterThan(5);
  expect(OccupationDetail[0]!["SkillsDataList"]!.length).toBeGreaterThan(5);
});

it("CP-7.6, PU-7.12 a network address has a ZIP code: one's own, and for staff another's", async () => {
  const another = "/v1/external/ipapi?ip=203.0.113.9";
  expect(await admin.get(another)).toEqual({ zip: "18018" });
  expect((await visitor.call("GET", another)).status).toBe(403);
  expect(await visitor.get("/v1/external/ipapi")).toEqual({ zip: "18101" });
});

it("CP-7.23 a map of a ZIP code is asked of the configured service, zoom 8, 700 by 700", async () => {
  const map = await api.fetch("/v1/external/map?zip=18101");
  expect(map.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await map.arrayBuffer()).equals(pixel)).toBe(true);
  expect(service.asked.at(-1)).toMatch(/^\/map\?at=40\.\d+,-75\.\d+&zoom=8&size=700x700$/);
});
