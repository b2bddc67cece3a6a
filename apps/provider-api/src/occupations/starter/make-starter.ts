import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { faultInWords } from "../import/fault.ts";
import { readCrosswalks } from "../import/read-crosswalks.ts";
import { readOnet } from "../import/read-onet.ts";
import { readProjections } from "../import/read-projections.ts";
import { readRapids } from "../import/read-rapids.ts";
import { readSchools } from "../import/read-schools.ts";
import { readWages } from "../import/read-wages.ts";
import { readZipCodes } from "../import/read-zip-codes.ts";
import type { SourceRows, TableRows } from "../import/source-rows.ts";
import { surveyedCodes } from "../surveyed-codes.ts";
import { readStarterSet } from "./load-starter-set.ts";
import { occupationDescriptions } from "./occupation-descriptions.ts";
import { programsNear } from "./programs-near.ts";
import {
  starterInterests,
  type ElementFacts,
  type ElementName,
  type LocalWageFacts,
  type OccupationFacts,
  type PlaceFacts,
  type ProgramTitle,
  type SchoolFacts,
  type SchoolPrograms,
  type StarterReleases,
} from "./starter-facts.ts";
import { isStarterPlace } from "./starter-places.ts";

const mostAlternateTitles = 40;
const mostShortTitles = 10;

// GUILDWAY_DATA=FOLDER node make-starter.ts writes the facts of the starter set anew from the official files.
const folder = process.env["GUILDWAY_DATA"];
if (folder === undefined) throw new Error("Set GUILDWAY_DATA to the folder of the official files.");
const onet = sound(await readOnet(folder));
const wages = sound(await readWages(folder));
const zip = sound(await readZipCodes(folder));
const rapids = sound(await readRapids(folder));
const schools = sound(await readSchools(folder));
const crosswalks = sound(await readCrosswalks(folder));
const projections = sound(await readProjections(folder));

const occupations = Object.keys(occupationDescriptions).map(factsOf);
const used = new Set(
  occupations.flatMap(({ skills, knowledge }) => [...skills, ...knowledge].map(([id]) => id)),
);
const elements: ElementName[] = rowsOf(onet, "elements")
  .filter(({ elementId }) => used.has(elementId))
  .map(({ elementId, name }) => ({ elementId, name }));
const places: PlaceFacts[] = rowsOf(zip, "zipCodes").filter(isStarterPlace);
const cips = new Set(occupations.flatMap((occupation) => occupation.cips));
const programs: ProgramTitle[] = rowsOf(crosswalks, "cipTitles").filter(({ cipCode }) =>
  cips.has(cipCode),
);
const sources = { onet, wages, zip, rapids, schools, crosswalks, projections };
const releasesWith = (rows: (source: keyof StarterReleases) => number) =>
  Object.fromEntries(
    Object.entries(sources).map(([source, { release }]) => [
      source,
      { release, rows: rows(source as keyof StarterReleases) },
    ]),
  ) as StarterReleases;

await write("occupations.jsonl", occupations);
await write("elements.jsonl", elements);
await write("places.jsonl", places);
await write("local-wages.jsonl", localWages());
await write("schools.jsonl", schoolFacts());
await write("programs.jsonl", programs);
await write("releases.jsonl", [releasesWith(() => 0)]);
const set = await readStarterSet();
await write("releases.jsonl", [
  releasesWith((source) => countRows(set.find((one) => one.source === source)?.tables ?? {})),
]);

/** Medians of the states and areas of the places, for the codes that the occupations are surveyed under. */
function localWages(): LocalWageFacts[] {
  const areas = new Set(places.flatMap(({ state, wageArea }) => [state, wageArea]));
  const codes = new Set(occupations.map((occupation) => occupation.wages?.socCode));
  const facts = new Map<string, LocalWageFacts>();
  for (const row of rowsOf(wages, "occupationWages")) {
    if (row.areaKind === "nation" || !row.areaKind) continue;
    if (!areas.has(row.area) || !codes.has(row.socCode)) continue;
    if (row.topCoded.length > 0) throw new Error(`${row.socCode} in ${row.area} is top-coded.`);
    const area = facts.get(row.area) ?? {
      area: row.area,
      title: row.areaTitle,
      kind: row.areaKind,
      medians: {},
    };
    area.medians[row.socCode] = [row.hourlyMedian ?? null, row.annualMedian ?? null];
    facts.set(row.area, area);
  }
  return [...facts.values()];
}

/** The schools near the places with the programs of the occupations. */
function schoolFacts(): SchoolFacts[] {
  const near = programsNear(
    places,
    rowsOf(schools, "schools"),
    rowsOf(schools, "schoolPrograms").filter(({ cipCode }) => cips.has(cipCode)),
    occupations.map((occupation) => occupation.cips),
  );
  const bySchool = new Map<number, SchoolPrograms>();
  for (const { unitId, cipCode, awardLevel, completions } of near) {
    const programsOf = bySchool.get(unitId) ?? {};
    (programsOf[cipCode] ??= []).push([awardLevel, completions]);
    bySchool.set(unitId, programsOf);
  }
  return rowsOf(schools, "schools").flatMap<SchoolFacts>(
    ({ unitId, name, city, state, zip, lat, lon, website }) => {
      const programsOf = bySchool.get(unitId);
      return programsOf
        ? [[unitId, name, city, state, zip, lat, lon, website ?? null, programsOf]]
        : [];
    },
  );
}

function factsOf(onetCode: string): OccupationFacts {
  const occupation = rowsOf(onet, "occupations").find((row) => row.onetCode === onetCode);
  if (!occupation) throw new Error(`O*NET has no occupation ${onetCode}.`);
  return {
    onetCode,
    title: occupation.title,
    jobZone: occupation.jobZone ?? null,
    alternateTitles: plainest(titlesOf(onetCode, "alternate"), mostAlternateTitles),
    shortTitles: plainest(titlesOf(onetCode, "short"), mostShortTitles),
    skills: elementsOf(onetCode, "skill"),
    knowledge: elementsOf(onetCode, "knowledge"),
    related: rowsOf(onet, "relatedOccupations")
      .filter((row) => row.onetCode === onetCode && row.relatedCode in occupationDescriptions)
      .map((row) => [row.relatedCode, row.tier, row.rank]),
    wages: wagesOf(onetCode),
    outlook: outlookOf(onetCode),
    cips: rowsOf(crosswalks, "occupationCips")
      .filter(({ socCode }) => socCode === onetCode.slice(0, 7))
      .map(({ cipCode }) => cipCode),
    interests: interestsOf(onetCode),
    rapids: rowsOf(rapids, "rapidsOccupations")
      .filter((row) => row.onetCode === onetCode)
      .map(({ title, rapidsCode, type, hoursMin, hoursMax }) => ({
        title,
        rapidsCode,
        type,
        hoursMin: hoursMin ?? null,
        hoursMax: hoursMax ?? null,
      })),
  };
}

function titlesOf(onetCode: string, kind: "alternate" | "short"): string[] {
  return rowsOf(onet, "occupationTitles")
    .filter((row) => row.onetCode === onetCode && row.kind === kind)
    .map((row) => row.title);
}

/** The titles of the fewest words, which are those that people use. */
function plainest(titles: readonly string[], most: number): string[] {
  const words = (title: string) => title.split(/[\s/-]+/).length;
  return titles
    .toSorted((a, b) => words(a) - words(b) || a.length - b.length)
    .slice(0, most)
    .sort();
}

function elementsOf(onetCode: string, kind: "skill" | "knowledge"): ElementFacts[] {
  return rowsOf(onet, "occupationElements")
    .filter((row) => row.onetCode === onetCode && row.kind === kind)
    .map((row) => [row.elementId, row.importance, row.level ?? null, row.lowPrecision ? 1 : 0]);
}

function outlookOf(onetCode: string): OccupationFacts["outlook"] {
  const rows = rowsOf(projections, "projections");
  return (
    surveyedCodes(onetCode).flatMap((code) => rows.filter((row) => row.socCode === code))[0] ?? null
  );
}

function interestsOf(onetCode: string): number[] {
  const rows = rowsOf(onet, "occupationInterests").filter((row) => row.onetCode === onetCode);
  return starterInterests.flatMap((interest) =>
    rows.filter((row) => row.interest === interest).map(({ rating }) => Number(rating)),
  );
}

function wagesOf(onetCode: string): OccupationFacts["wages"] {
  const rows = rowsOf(wages, "occupationWages").filter(({ areaKind }) => areaKind === "nation");
  return (
    surveyedCodes(onetCode).flatMap((code) => rows.filter((row) => row.socCode === code))[0] ?? null
  );
}

function rowsOf<T extends keyof TableRows>(
  source: SourceRows,
  table: T,
): NonNullable<TableRows[T]> {
  const rows = source.tables[table];
  if (!rows) throw new Error(`${source.source} has no ${table}.`);
  return rows;
}

function sound(source: SourceRows): SourceRows {
  if (source.faults.length > 0) throw new Error(source.faults.map(faultInWords).join("\n"));
  return source;
}

function countRows(tables: TableRows): number {
  return Object.values(tables).reduce((count, rows) => count + rows.length, 0);
}

function write(name: string, lines: readonly unknown[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  return writeFile(join(import.meta.dirname, name), text);
}
