import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { officialFiles } from "../official-files.ts";
import { readOnet } from "../import/read-onet.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { elementDescriptions } from "./element-descriptions.ts";
import { loadStarterSet, readStarterSet } from "./load-starter-set.ts";
import { occupationDescriptions } from "./occupation-descriptions.ts";

const { db, close } = await openTestDatabase();
afterAll(close);

describe("the starter set", () => {
  beforeEach(() => emptyTables(db));

  it("fills empty tables with at least 60 occupations and 150 ZIP codes, all in our own words", async () => {
    await loadStarterSet(db);
    const occupations = await db.selectFrom("occupations").selectAll().execute();
    expect(occupations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(occupations.map((row) => row.descriptionSource))).toEqual(new Set(["guildway"]));
    const places = await db.selectFrom("zipCodes").select("zip").execute();
    expect(places.length).toBeGreaterThanOrEqual(150);
    expect(places).toContainEqual({ zip: "18101" });
  });

  it("leaves a database that has occupations as it is", async () => {
    await db
      .insertInto("occupations")
      .values({
        onetCode: "47-2111.00",
        title: "Mine",
        description: "Mine",
        descriptionSource: "onet",
        jobZone: null,
      })
      .execute();
    await loadStarterSet(db);
    expect(await db.selectFrom("occupations").select("title").execute()).toEqual([
      { title: "Mine" },
    ]);
    expect(await db.selectFrom("zipCodes").selectAll().execute()).toEqual([]);
  });

  it("loads once, however often it is called", async () => {
    await loadStarterSet(db);
    const before = await db.selectFrom("dataSources").selectAll().orderBy("source").execute();
    await loadStarterSet(db);
    expect(await db.selectFrom("dataSources").selectAll().orderBy("source").execute()).toEqual(
      before,
    );
  });

  it("keeps a source that was imported before", async () => {
    const mine = {
      source: "zip",
      release: "mine",
      credit: "mine",
      rows: 0,
      importedAt: new Date(),
    } as const;
    await db.insertInto("dataSources").values(mine).execute();
    await loadStarterSet(db);
    expect(await db.selectFrom("zipCodes").selectAll().execute()).toEqual([]);
  });
});

it("the starter set describes no occupation or element in O*NET's words", async (context) => {
  const folder = officialFiles();
  if (folder === undefined)
    return context.skip("the official files are not at hand; set GUILDWAY_DATA");
  const { tables } = await readOnet(folder);
  const theirs = [...(tables.occupations ?? []), ...(tables.elements ?? [])].map((row) =>
    phrasesOf(row.description),
  );
  const copied = theirs
    .map((phrases) => new Set(phrases))
    .reduce((all, phrases) => all.union(phrases), new Set());
  const ours = [...Object.values(occupationDescriptions), ...Object.values(elementDescriptions)];
  expect(ours.filter((text) => phrasesOf(text).some((phrase) => copied.has(phrase)))).toEqual([]);
});

it("the starter set has a description for everything in it and nothing else", async () => {
  const [onet] = await readStarterSet();
  expect(onet?.tables.occupations?.map((row) => row.onetCode)).toEqual(
    Object.keys(occupationDescriptions),
  );
  expect(onet?.tables.elements?.map((row) => row.elementId).sort()).toEqual(
    Object.keys(elementDescriptions).sort(),
  );
});

/** Runs of six words. */
function phrasesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.slice(5).map((_, from) => words.slice(from, from + 6).join(" "));
}
