import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { awardLevels } from "../import/award-levels.ts";
import { credits } from "../import/credits.ts";
import { replaceSource } from "../import/insert-rows.ts";
import { starterEnding } from "../import/starter-ending.ts";
import type { SourceRows } from "../import/source-rows.ts";
import type { DataSource, OccupationTables } from "../../platform/database/occupation-tables.ts";
import { elementDescriptions } from "./element-descriptions.ts";
import { occupationDescriptions } from "./occupation-descriptions.ts";
import {
  starterInterests,
  type ElementName,
  type LocalWageFacts,
  type OccupationFacts,
  type PlaceFacts,
  type ProgramTitle,
  type SchoolFacts,
  type StarterReleases,
} from "./starter-facts.ts";

type StarterRows = Pick<SourceRows, "source" | "release" | "credit" | "tables">;

/** Fills empty tables with the starter set that the project ships, and brings an older starter set up to date; sources that were imported stay as they are. */
export async function loadStarterSet(db: Kysely<OccupationTables>): Promise<void> {
  const stored = await db.selectFrom("dataSources").select(["source", "release", "rows"]).execute();
  const isStarter = stored.some(
    ({ source, release }) => source === "onet" && release.endsWith(starterEnding),
  );
  if (!isStarter && (await hasOccupations(db))) return;
  // Reading all of the set at every start would cost more than this one line of it.
  const releases = await readReleases();
  const outdated = (Object.keys(releases) as (keyof StarterReleases)[]).filter((source) => {
    const before = stored.find((row) => row.source === source);
    if (!before) return true;
    const { release, rows } = releases[source];
    return (
      before.release.endsWith(starterEnding) &&
      (before.release !== release + starterEnding || before.rows !== rows)
    );
  });
  if (outdated.length === 0) return;
  const sources = (await readStarterSet()).filter(({ source }) => includes(outdated, source));
  await db.transaction().execute(async (transaction) => {
    for (const source of sources) await replaceSource(transaction, source);
  });
  // Embedded Postgres has no autovacuum that would tell the planner how many rows there are now.
  const tables = sources.flatMap(({ tables: filled }) => Object.keys(filled));
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
}

const includes = (sources: readonly DataSource[], source: DataSource) => sources.includes(source);

async function readReleases(): Promise<StarterReleases> {
  const [releases] = await readLines<StarterReleases>("releases.jsonl");
  if (!releases) throw new Error("The starter set names no releases.");
  return releases;
}

/** The starter set as rows of the database, source by source. */
export async function readStarterSet(): Promise<StarterRows[]> {
  const [occupations, elements, places, localWages, schools, programs, releases] =
    await Promise.all([
      readLines<OccupationFacts>("occupations.jsonl"),
      readLines<ElementName>("elements.jsonl"),
      readLines<PlaceFacts>("places.jsonl"),
      readLines<LocalWageFacts>("local-wages.jsonl"),
      readLines<SchoolFacts>("schools.jsonl"),
      readLines<ProgramTitle>("programs.jsonl"),
      readReleases(),
    ]);
  const of = (source: keyof StarterReleases) => ({
    source,
    release: releases[source].release + starterEnding,
    credit: credits[source](releases[source].release),
  });
  return [
    {
      ...of("onet"),
      tables: {
        occupations: occupations.map(({ onetCode, title, jobZone }) => ({
          onetCode,
          title,
          description: inOurWords(occupationDescriptions, onetCode),
          descriptionSource: "guildway",
          jobZone,
        })),
        occupationTitles: occupations.flatMap(
          ({ onetCode, title, alternateTitles, shortTitles }) => [
            { onetCode, title, kind: "title" },
            ...alternateTitles.map((alternate) => ({
              onetCode,
              title: alternate,
              kind: "alternate" as const,
            })),
            ...shortTitles.map((short) => ({ onetCode, title: short, kind: "short" as const })),
          ],
        ),
        elements: elements.map((element) => ({
          ...element,
          description: inOurWords(elementDescriptions, element.elementId),
        })),
        occupationElements: occupations.flatMap(({ onetCode, skills, knowledge }) => [
          ...elementRows(onetCode, "skill", skills),
          ...elementRows(onetCode, "knowledge", knowledge),
        ]),
        relatedOccupations: occupations.flatMap(({ onetCode, related }) =>
          related.map(([relatedCode, tier, rank]) => ({ onetCode, relatedCode, tier, rank })),
        ),
        occupationInterests: occupations.flatMap(({ onetCode, interests }) =>
          starterInterests.slice(0, interests.length).map((interest, place) => ({
            onetCode,
            interest,
            rating: interests[place] ?? null,
          })),
        ),
      },
    },
    {
      ...of("wages"),
      tables: {
        occupationWages: wageRows(occupations, localWages),
      },
    },
    {
      ...of("zip"),
      tables: { zipCodes: places },
    },
    {
      ...of("rapids"),
      tables: {
        rapidsOccupations: occupations
          .flatMap(({ onetCode, rapids }) => rapids.map((row) => ({ ...row, onetCode })))
          .map((row, place) => ({ id: place + 1, ...row })),
      },
    },
    {
      ...of("schools"),
      tables: {
        schools: schools.map(schoolRow),
        schoolPrograms: schools.flatMap((school) => programRows(school, releases.schools.release)),
        awardLevels,
      },
    },
    {
      ...of("crosswalks"),
      tables: {
        cipTitles: programs,
        occupationCips: distinct(
          occupations.flatMap(({ onetCode, cips }) =>
            cips.map((cipCode) => ({ socCode: onetCode.slice(0, 7), cipCode })),
          ),
          ({ socCode, cipCode }) => `${socCode} ${cipCode}`,
        ),
      },
    },
    {
      ...of("projections"),
      tables: {
        projections: distinct(
          occupations.flatMap(({ outlook }) => outlook ?? []),
          ({ socCode }) => socCode,
        ),
      },
    },
  ];
}

function wageRows(occupations: readonly OccupationFacts[], areas: readonly LocalWageFacts[]) {
  const national = distinct(
    occupations.flatMap(({ wages }) => wages ?? []),
    ({ socCode }) => socCode,
  );
  const bySoc = new Map(national.map((row) => [row.socCode, row]));
  const local = areas.flatMap(({ area, title, kind, medians }) =>
    Object.entries(medians).flatMap(([socCode, [hourlyMedian, annualMedian]]) => {
      const nation = bySoc.get(socCode);
      if (!nation) return [];
      const { socTitle, year } = nation;
      const named = { socCode, socTitle, area, areaTitle: title, areaKind: kind, year };
      return [{ ...named, hourlyMedian, annualMedian, topCoded: [] }];
    }),
  );
  return [...national, ...local];
}

function schoolRow([unitId, name, city, state, zip, lat, lon, website]: SchoolFacts) {
  return { unitId, name, city, state, zip, lat, lon, website };
}

/** `release` is the school year, 2023-24, which programs are counted under by the year in which it ended. */
function programRows([unitId, , , , , , , , programs]: SchoolFacts, release: string) {
  const year = Number(release.slice(0, 4)) + 1;
  return Object.entries(programs).flatMap(([cipCode, awards]) =>
    awards.map(([awardLevel, completions]) => ({ cipCode, unitId, awardLevel, completions, year })),
  );
}

/** One row for each key. */
function distinct<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

function elementRows(
  onetCode: string,
  kind: "skill" | "knowledge",
  facts: OccupationFacts["skills"],
) {
  return facts.map(([elementId, importance, level, lowPrecision]) => {
    return { onetCode, kind, elementId, importance, level, lowPrecision: lowPrecision === 1 };
  });
}

function inOurWords(descriptions: Readonly<Record<string, string>>, id: string): string {
  const description = descriptions[id];
  if (description === undefined) throw new Error(`The starter set does not describe ${id}.`);
  return description;
}

async function hasOccupations(db: Kysely<OccupationTables>): Promise<boolean> {
  return (
    (await db.selectFrom("occupations").select("onetCode").limit(1).executeTakeFirst()) !==
    undefined
  );
}

// The files are our own, made and checked by make-starter and its test, so their shape is trusted.
async function readLines<T>(name: string): Promise<T[]> {
  const text = await readFile(join(import.meta.dirname, name), "utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}
