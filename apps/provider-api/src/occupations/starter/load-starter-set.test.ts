import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
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

  it("brings programs, outlook, interests and wages of states and areas for its occupations", async () => {
    await loadStarterSet(db);
    const socCodes = new Set(
      (await db.selectFrom("occupations").select("onetCode").execute()).map(({ onetCode }) =>
        onetCode.slice(0, 7),
      ),
    );
    const cips = await db.selectFrom("occupationCips").selectAll().execute();
    expect(new Set(cips.map(({ socCode }) => socCode)).difference(socCodes)).toEqual(new Set());
    const titles = await db.selectFrom("cipTitles").select("cipCode").execute();
    expect(new Set(titles.map(({ cipCode }) => cipCode))).toEqual(
      new Set(cips.map(({ cipCode }) => cipCode)),
    );
    // Allentown's electricians: 18101 lies in the metropolitan area 10900.
    const [place] = await db
      .selectFrom("zipCodes")
      .select("wageArea")
      .where("zip", "=", "18101")
      .execute();
    expect(place).toEqual({ wageArea: "10900" });
    const wages = await db
      .selectFrom("occupationWages")
      .select(["area", "year", sql<number>`"annualMedian"::float8`.as("annual")])
      .where("socCode", "=", "47-2111")
      .where("area", "in", ["99", "PA", "10900"])
      .orderBy("area")
      .execute();
    expect(wages).toEqual([
      { area: "10900", year: 2025, annual: 66_500 },
      { area: "99", year: 2025, annual: 63_190 },
      { area: "PA", year: 2025, annual: 67_600 },
    ]);
    const outlook = await db
      .selectFrom("projections")
      .select(["period", "annualOpenings", "entryEducation"])
      .where("socCode", "=", "47-2111")
      .execute();
    expect(outlook).toEqual([
      {
        period: "2024-34",
        annualOpenings: 81_000,
        entryEducation: "High school diploma or equivalent",
      },
    ]);
    const programs = await db
      .selectFrom("schoolPrograms as p")
      .innerJoin("schools as s", "s.unitId", "p.unitId")
      .innerJoin("awardLevels as a", "a.awardLevel", "p.awardLevel")
      .select(["s.name", "a.label", "p.completions", "p.year"])
      .where("p.cipCode", "=", "46.0302")
      .where("s.unitId", "=", 213_570)
      .execute();
    expect(programs).toEqual([
      {
        name: "Lincoln Technical Institute-Allentown",
        label: "Certificate, 1 to under 2 years (900-1,799 clock hours / 30-59 credits)",
        completions: 39,
        year: 2024,
      },
    ]);
    const interests = await db
      .selectFrom("occupationInterests")
      .select("interest")
      .where("onetCode", "=", "47-2111.00")
      .execute();
    expect(interests).toHaveLength(6);
  });

  it("brings an older starter set up to date, and what is new beside it", async () => {
    await loadStarterSet(db);
    const now = await db.selectFrom("dataSources").select(["source", "release", "rows"]).execute();
    for (const source of ["schools", "crosswalks", "projections"] as const)
      await db.deleteFrom("dataSources").where("source", "=", source).execute();
    for (const table of [
      "schools",
      "schoolPrograms",
      "projections",
      "occupationInterests",
    ] as const)
      await db.deleteFrom(table).execute();
    await db
      .updateTable("dataSources")
      .set({ release: "May 2024, starter set", rows: 73 })
      .where("source", "=", "wages")
      .execute();
    await db.updateTable("dataSources").set({ rows: 1 }).where("source", "=", "onet").execute();
    await db.updateTable("occupationWages").set({ year: 2024 }).execute();

    await loadStarterSet(db);
    expect(
      await db.selectFrom("dataSources").select(["source", "release", "rows"]).execute(),
    ).toEqual(expect.arrayContaining(now));
    const years = await db.selectFrom("occupationWages").select("year").distinct().execute();
    expect(years).toEqual([{ year: 2025 }]);
    for (const table of [
      "schools",
      "schoolPrograms",
      "projections",
      "occupationInterests",
    ] as const)
      expect(await db.selectFrom(table).selectAll().limit(1).execute()).toHaveLength(1);
  });

  it("brings an older starter set up to date without touching what was imported", async () => {
    await loadStarterSet(db);
    const imported = { release: "May 2024", rows: 1 };
    await db.updateTable("dataSources").set(imported).where("source", "=", "wages").execute();
    await db.updateTable("occupationWages").set({ year: 2024 }).execute();
    await db.deleteFrom("dataSources").where("source", "=", "schools").execute();
    await db.deleteFrom("schools").execute();

    await loadStarterSet(db);
    const [wages] = await db
      .selectFrom("dataSources")
      .select(["release", "rows"])
      .where("source", "=", "wages")
      .execute();
    expect(wages).toEqual(imported);
    const years = await db.selectFrom("occupationWages").select("year").distinct().execute();
    expect(years).toEqual([{ year: 2024 }]);
    expect(await db.selectFrom("schools").select("unitId").limit(1).execute()).toHaveLength(1);
  });

  it("adds nothing to an O*NET that was imported", async () => {
    await loadStarterSet(db);
    await db.updateTable("dataSources").set({ release: "29.3" }).execute();
    await db.deleteFrom("dataSources").where("source", "=", "schools").execute();
    await db.deleteFrom("schools").execute();
    await loadStarterSet(db);
    expect(await db.selectFrom("schools").selectAll().execute()).toEqual([]);
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

it("the starter set says of each source how many rows it makes", async () => {
  const sources = await readStarterSet();
  await emptyTables(db);
  await loadStarterSet(db);
  const stored = await db.selectFrom("dataSources").select(["source", "rows"]).execute();
  const counted = sources.map(({ source, tables }) => ({
    source,
    rows: Object.values(tables).reduce((count, rows) => count + rows.length, 0),
  }));
  expect(stored).toEqual(expect.arrayContaining(counted));
  const [releases] = (await readFile(join(import.meta.dirname, "releases.jsonl"), "utf8")).split(
    "\n",
  );
  for (const { source, rows } of counted)
    expect(JSON.parse(releases ?? "")[source]).toMatchObject({ rows });
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
