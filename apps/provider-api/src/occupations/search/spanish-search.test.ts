import { afterAll, beforeAll, expect, it } from "vitest";
import { createOccupations, loadStarterSet } from "../index.ts";
import { openTestDatabase } from "../test-database.ts";

const { db, close } = await openTestDatabase();
const occupations = createOccupations(db);
beforeAll(() => loadStarterSet(db));
afterAll(close);

const first = async (keyword: string) =>
  (await occupations.search({ keyword, limit: 3 })).map(({ OnetCode }) => OnetCode);

it.for([
  ["accents", "albañil", "47-2021.00"],
  ["no accents", "albanil", "47-2021.00"],
  ["capitals", "ELECTRICISTA", "47-2111.00"],
  ["the feminine", "soldadora", "51-4121.00"],
  ["the feminine of a regional word", "trailera", "53-3032.00"],
  ["a typing error", "eletrisista", "47-2111.00"],
  ["another one", "carpintreo", "47-2031.00"],
  ["a whole sentence", "quiero trabajar arreglando los carros de la gente", "49-3023.00"],
  ["another form of a verb", "peinando a la gente", "39-5012.00"],
  ["a Mexican word", "trailero", "53-3032.00"],
  ["a Puerto Rican word", "hojalatería", "49-3021.00"],
  ["a Dominican word", "chofer de patana", "53-3032.00"],
  ["a word of the islands", "cortar grama", "37-3011.00"],
  ["Spanish in English", "licensed plomero", "47-2152.00"],
  ["English in Spanish", "truck driver sin experiencia", "53-3032.00"],
  ["English words in Spanish ones", "ayudante de nurse", "31-1131.00"],
] as const)("with %s '%s' finds %s", async ([, keyword, onetCode]) => {
  expect(await first(keyword)).toContain(onetCode);
});

it("what is not wanted is not listed", async () => {
  const found = await first("cuidar niños, no quiero trabajar con computadoras");
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((code) => code.startsWith("15-"))).toEqual([]);
  expect(await first("no quiero trabajar con computadoras")).toEqual([]);
  expect(await first("I don't want to work with computers")).toEqual([]);
  expect(await first("soldador sin licencia de camionero")).not.toContain("53-3032.00");
});

it("a result tells its Spanish title, and the Spanish word that found it", async () => {
  const [driver] = await occupations.search({ keyword: "camionero", limit: 1 });
  expect(driver).toMatchObject({
    OnetTitle: "Heavy and Tractor-Trailer Truck Drivers",
    TitleEs: "Conductor/a de camión pesado y tráiler",
    MatchedTitleEs: "camionero",
  });
  expect(driver).not.toHaveProperty("MatchedTitle");
  const detail = await occupations.detail({
    onetCode: "53-3032.00",
    wages: false,
    training: false,
  });
  expect(detail).toMatchObject({ TitleEs: "Conductor/a de camión pesado y tráiler" });
  expect(detail?.RelatedOccupations.every(({ TitleEs }) => TitleEs)).toBe(true);
});
