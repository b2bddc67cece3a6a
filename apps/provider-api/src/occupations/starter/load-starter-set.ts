import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { credits } from "../import/credits.ts";
import { replaceSource } from "../import/insert-rows.ts";
import type { SourceRows } from "../import/source-rows.ts";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { elementDescriptions } from "./element-descriptions.ts";
import { occupationDescriptions } from "./occupation-descriptions.ts";
import type { ElementName, OccupationFacts, PlaceFacts, StarterReleases } from "./starter-facts.ts";

type StarterSource = Pick<SourceRows, "source" | "release" | "credit" | "tables">;

/** Fills empty tables with the starter set that the project ships; does nothing where there are occupations already, and keeps sources that were imported before. */
export async function loadStarterSet(db: Kysely<OccupationTables>): Promise<void> {
  if (await hasOccupations(db)) return;
  const imported = await db.selectFrom("dataSources").select("source").execute();
  const sources = (await readStarterSet()).filter(({ source }) =>
    imported.every((row) => row.source !== source),
  );
  await db.transaction().execute(async (transaction) => {
    for (const source of sources) await replaceSource(transaction, source);
  });
}

/** The starter set as rows of the database, source by source. */
export async function readStarterSet(): Promise<StarterSource[]> {
  const [occupations, elements, places, [releases]] = await Promise.all([
    readLines<OccupationFacts>("occupations.jsonl"),
    readLines<ElementName>("elements.jsonl"),
    readLines<PlaceFacts>("places.jsonl"),
    readLines<StarterReleases>("releases.jsonl"),
  ]);
  if (!releases) throw new Error("The starter set names no releases.");
  const starter = (release: string) => `${release}, starter set`;
  return [
    {
      source: "onet",
      release: starter(releases.onet),
      credit: credits.onet(releases.onet),
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
      },
    },
    {
      source: "wages",
      release: starter(releases.wages),
      credit: credits.wages(releases.wages),
      tables: {
        occupationWages: [
          ...new Map(
            occupations.flatMap(({ wages }) =>
              wages ? [[wages.socCode, { ...wages, areaKind: "nation" as const }] as const] : [],
            ),
          ).values(),
        ],
      },
    },
    {
      source: "zip",
      release: starter(releases.zip),
      credit: credits.zip(),
      tables: { zipCodes: places },
    },
    {
      source: "rapids",
      release: starter(releases.rapids),
      credit: credits.rapids(),
      tables: {
        rapidsOccupations: occupations
          .flatMap(({ onetCode, rapids }) => rapids.map((row) => ({ ...row, onetCode })))
          .map((row, place) => ({ id: place + 1, ...row })),
      },
    },
  ];
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
