import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { careerOneStop, createOccupations, withOutsideServices } from "../index.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { addRows, addSources } from "../test-rows.ts";

const { db, close } = await openTestDatabase();
const occupations = createOccupations(db);
const onetCode = "47-2111.00";

/** Plays CareerOneStop on this machine; undefined where it fails. */
let answer: string | undefined;
const service = createServer((_, response) => {
  response.writeHead(answer === undefined ? 503 : 200).end(answer);
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve)));
beforeEach(() => emptyTables(db));
afterAll(async () => {
  service.close();
  await close();
});

async function addLicence(id: string, state: string, title: string, ...others: string[]) {
  await addRows(db, "licences", [{ id, state, title }]);
  await addRows(
    db,
    "licenceOccupations",
    [onetCode, ...others].map((code) => ({ licenceId: id, onetCode: code })),
  );
}

async function addCertification(id: string, name: string, ...others: string[]) {
  await addRows(db, "certifications", [{ id, name }]);
  await addRows(
    db,
    "certificationOccupations",
    ["47-2111", ...others].map((socCode) => ({ certificationId: id, socCode })),
  );
}

async function addBoth() {
  await addSources(db, "licences", "certifications", "zip");
  await addRows(db, "zipCodes", [{ zip: "18101" }, { zip: "90001", state: "CA" }]);
  await addCertification("1", "Wide certification", "47-2152", "49-9021");
  await addCertification("2", "Narrow certification");
  await addLicence("1", "US", "Federal license");
  await addLicence("2", "PA", "Contractor", "47-2152.00");
  await addLicence("3", "PA", "Master electrician");
  await addLicence("4", "PA", "Journeyworker electrician");
  await addLicence("5", "NJ", "Electrician of New Jersey");
}

it("licenses of the state come first, then the nation's, then certifications, each with what is made for fewest occupations first", async () => {
  await addBoth();
  const answered = await occupations.certificates({ onetCode, zip: "18101" });
  expect(answered).toMatchObject({ State: "PA", StateKnown: true, Available: true });
  expect(answered.CertList.map(({ Name, Kind }) => [Name, Kind])).toEqual([
    ["Journeyworker electrician", "licence"],
    ["Master electrician", "licence"],
    ["Contractor", "licence"],
    ["Federal license", "licence"],
    ["Narrow certification", "certification"],
    ["Wide certification", "certification"],
  ]);
  expect(answered.Sources.map(({ Name }) => Name).toSorted()).toEqual([
    "CareerOneStop licenses",
    "GeoNames",
    "RoleMath certifications",
  ]);
});

it("of a state of which no license is known at all, that is said, and the nation's are told", async () => {
  await addBoth();
  const answered = await occupations.certificates({ onetCode, zip: "90001" });
  expect(answered).toMatchObject({ State: "CA", StateKnown: false, Available: true });
  expect(answered.CertList[0]?.Name).toBe("Federal license");
});

it("a state whose other licenses are known is known, though none is for the occupation", async () => {
  await addBoth();
  expect(await occupations.certificates({ onetCode: "51-3011.00", zip: "18101" })).toMatchObject({
    CertList: [],
    StateKnown: true,
  });
});

it("without a place only what holds in the whole nation is told", async () => {
  await addBoth();
  const answered = await occupations.certificates({ onetCode, zip: undefined });
  expect(answered).toMatchObject({ State: null, StateKnown: false });
  expect(answered.CertList.map(({ Name }) => Name)).toEqual([
    "Federal license",
    "Narrow certification",
    "Wide certification",
  ]);
});

it("where neither licenses nor certifications were imported, the list says that it has no source", async () => {
  await addRows(db, "zipCodes", [{ zip: "18101" }]);
  expect(await occupations.certificates({ onetCode, zip: "18101" })).toEqual({
    CertList: [],
    State: "PA",
    StateKnown: false,
    Available: false,
    Sources: [],
  });
});

/** What is listed with CareerOneStop configured, `logged` for each time that it failed. */
async function withCareerOneStop() {
  const { port } = service.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const outside = { careerOneStop: careerOneStop({ url, userId: "u", token: "t" }) };
  const logged: string[] = [];
  const all = withOutsideServices(occupations, outside, (_, event) => logged.push(event));
  return { logged, ...(await all.certificates({ keyword: onetCode, zip: "18101" })) };
}

it("CareerOneStop's certifications stand in the place of our own, and our licenses stay", async () => {
  await addBoth();
  answer = JSON.stringify({ CertList: [{ Id: "9", Name: "Theirs", CertDetailList: [] }] });
  const { answer: answered, fallback } = await withCareerOneStop();
  expect(fallback).toBeUndefined();
  expect(answered.CertList.map(({ Name, Source }) => [Name, Source])).toEqual([
    ["Journeyworker electrician", "CareerOneStop licenses"],
    ["Master electrician", "CareerOneStop licenses"],
    ["Contractor", "CareerOneStop licenses"],
    ["Federal license", "CareerOneStop licenses"],
    ["Theirs", "CareerOneStop"],
  ]);
  expect(answered.Sources.map(({ Name }) => Name)).toContain("CareerOneStop");
  expect(answered.Sources.map(({ Name }) => Name)).not.toContain("RoleMath certifications");
});

it("with CareerOneStop there is a source though nothing was imported, and it is credited for what it tells only", async () => {
  answer = JSON.stringify({ CertList: null });
  expect((await withCareerOneStop()).answer).toMatchObject({
    CertList: [],
    Available: true,
    Sources: [],
  });
});

it("where CareerOneStop fails, our own certifications are told, and the answer says so", async () => {
  await addBoth();
  answer = undefined;
  const { answer: answered, fallback, logged } = await withCareerOneStop();
  expect(fallback).toBe("CareerOneStop answered with status 503.");
  expect(logged).toEqual(["occupations.outside-failed"]);
  expect(answered.CertList.at(-1)?.Name).toBe("Wide certification");
  expect(answered.Sources.map(({ Name }) => Name)).not.toContain("CareerOneStop");
});
