import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { faultInWords } from "../import/fault.ts";
import { readOnet } from "../import/read-onet.ts";
import { readRapids } from "../import/read-rapids.ts";
import { readWages } from "../import/read-wages.ts";
import { readZipCodes } from "../import/read-zip-codes.ts";
import type { SourceRows, TableRows } from "../import/source-rows.ts";
import { surveyedCodes } from "../surveyed-codes.ts";
import { occupationDescriptions } from "./occupation-descriptions.ts";
import type {
  ElementFacts,
  ElementName,
  OccupationFacts,
  PlaceFacts,
  StarterReleases,
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

const occupations = Object.keys(occupationDescriptions).map(factsOf);
const used = new Set(
  occupations.flatMap(({ skills, knowledge }) => [...skills, ...knowledge].map(([id]) => id)),
);
const elements: ElementName[] = rowsOf(onet, "elements")
  .filter(({ elementId }) => used.has(elementId))
  .map(({ elementId, name }) => ({ elementId, name }));
const places: PlaceFacts[] = rowsOf(zip, "zipCodes").filter(isStarterPlace);
const releases: StarterReleases = {
  onet: onet.release,
  wages: wages.release,
  zip: zip.release,
  rapids: rapids.release,
};

await write("occupations.jsonl", occupations);
await write("elements.jsonl", elements);
await write("places.jsonl", places);
await write("releases.jsonl", [releases]);

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

function wagesOf(onetCode: string): OccupationFacts["wages"] {
  const rows = rowsOf(wages, "occupationWages");
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

function write(name: string, lines: readonly unknown[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  return writeFile(join(import.meta.dirname, name), text);
}
