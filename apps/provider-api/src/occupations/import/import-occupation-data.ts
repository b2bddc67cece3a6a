import { sql, type Kysely } from "kysely";
import {
  occupationTableNames,
  type DataSource,
  type OccupationTables,
} from "../../platform/database/occupation-tables.ts";
import { replaceSource } from "./insert-rows.ts";
import { readOnet } from "./read-onet.ts";
import { readCertifications } from "./read-certifications.ts";
import { readCrosswalks } from "./read-crosswalks.ts";
import { readLicences } from "./read-licences.ts";
import { outcomeInWords, type ImportOutcome, type StoredSource } from "./outcome-in-words.ts";
import { prevailingWageFile, readPrevailingWages } from "./read-prevailing-wages.ts";
import { readProjections } from "./read-projections.ts";
import { isThere } from "./read-records.ts";
import { readRapids } from "./read-rapids.ts";
import { readSchools } from "./read-schools.ts";
import { readSponsors } from "./read-sponsors.ts";
import { readWages } from "./read-wages.ts";
import { readZipCodes } from "./read-zip-codes.ts";
import { starterEnding } from "./starter-ending.ts";
import { isUnusable, tablesWithoutRows, type Progress, type SourceRows } from "./source-rows.ts";

export interface ImportOptions {
  /** Those whose folder is there, unless named. */
  readonly sources?: readonly DataSource[];
  /** Called with one line of text at a time, for the person who waits. */
  readonly report: (line: string) => void;
}

const readers: Record<DataSource, (folder: string, progress?: Progress) => Promise<SourceRows>> = {
  onet: readOnet,
  wages: readWages,
  zip: readZipCodes,
  rapids: readRapids,
  prevailingWages: readPrevailingWages,
  schools: readSchools,
  crosswalks: readCrosswalks,
  projections: readProjections,
  licences: readLicences,
  certifications: readCertifications,
  sponsors: readSponsors,
};

export const dataSources = Object.keys(readers) as DataSource[];

/** Where each source lies in the folder of an import. */
const folderOf: Readonly<Record<DataSource, string>> = {
  onet: "onet",
  wages: "wages",
  zip: "zip",
  rapids: "rapids",
  prevailingWages: "wages/areas",
  schools: "schools",
  crosswalks: "crosswalks",
  projections: "projections",
  licences: "licences",
  certifications: "credentials",
  sponsors: "sponsors",
};

/** Imports the official files in `folder`, each source in a transaction of its own; rows with faults are left out and reported all at once. Without `sources` those are taken whose folder is there. */
export async function importOccupationData(
  db: Kysely<OccupationTables>,
  folder: string,
  { sources, report }: ImportOptions,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (const source of dataSources.filter((name) => sources?.includes(name) ?? true)) {
    if (sources === undefined && !(await hasFiles(folder, source))) {
      report(`${source}: no files in ${folderOf[source]}, what was there is unchanged`);
      continue;
    }
    const read = await readers[source](folder, (line) => report(`${source}: ${line}`));
    const before = await storedSource(db, source);
    const imported = !isUnusable(read);
    if (imported) report(`${source}: storing`);
    const rows = imported
      ? await db.transaction().execute((transaction) => replaceSource(transaction, read))
      : 0;
    const unknownCodes = {
      ...read.unknownCodes,
      ...(imported ? await unmatchedCodes(db, source) : {}),
    };
    const notes = imported ? (read.notes ?? []) : tablesWithoutRows(read).map(saysNothing);
    const outcome = { source, imported, rows, faults: read.faults, unknownCodes, notes };
    outcomes.push(outcome);
    for (const line of outcomeInWords(outcome, read.release, before)) report(line);
  }
  const starter = await starterSources(db);
  if (starter.length > 0)
    report(`Still of the starter set, for its occupations and places only: ${starter.join(", ")}`);
  // Embedded Postgres has no autovacuum, and the replaced rows are dead ones.
  if (outcomes.some(({ imported }) => imported))
    await sql`vacuum (analyze) ${sql.join(occupationTableNames.map((table) => sql.table(table)))}`.execute(
      db,
    );
  return outcomes;
}

async function starterSources(db: Kysely<OccupationTables>): Promise<DataSource[]> {
  const rows = await db
    .selectFrom("dataSources")
    .select("source")
    .where("release", "like", `%${starterEnding}`)
    .orderBy("source")
    .execute();
  return rows.map(({ source }) => source);
}

/** Prevailing wages share their folder with the wages of areas. */
async function hasFiles(folder: string, source: DataSource): Promise<boolean> {
  return source === "prevailingWages"
    ? (await prevailingWageFile(folder)) !== undefined
    : isThere(folder, folderOf[source]);
}

const saysNothing = (table: string) => `no row of its files is left for ${table}`;

function storedSource(
  db: Kysely<OccupationTables>,
  source: DataSource,
): Promise<StoredSource | undefined> {
  return db
    .selectFrom("dataSources")
    .select(["release", "rows"])
    .where("source", "=", source)
    .executeTakeFirst();
}

async function unmatchedCodes(
  db: Kysely<OccupationTables>,
  source: DataSource,
): Promise<Record<string, number>> {
  if (source !== "rapids") return {};
  const { count } = await db
    .selectFrom("rapidsOccupations")
    .select(sql<number>`count(*)::int`.as("count"))
    .where((where) =>
      where.or([
        where("onetCode", "is", null),
        where("onetCode", "not in", where.selectFrom("occupations").select("onetCode")),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count > 0 ? { "rapids/rapids_occupations.csv": count } : {};
}
