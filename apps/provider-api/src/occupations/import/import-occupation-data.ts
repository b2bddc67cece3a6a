import { sql, type Kysely } from "kysely";
import {
  occupationTableNames,
  type DataSource,
  type OccupationTables,
} from "../../platform/database/occupation-tables.ts";
import { faultInWords, type ImportFault } from "./fault.ts";
import { replaceSource } from "./insert-rows.ts";
import { readOnet } from "./read-onet.ts";
import { readCertifications } from "./read-certifications.ts";
import { readCrosswalks } from "./read-crosswalks.ts";
import { readLicences } from "./read-licences.ts";
import { readPrevailingWages } from "./read-prevailing-wages.ts";
import { readProjections } from "./read-projections.ts";
import { isThere } from "./read-records.ts";
import { readRapids } from "./read-rapids.ts";
import { readSchools } from "./read-schools.ts";
import { readSponsors } from "./read-sponsors.ts";
import { readWages } from "./read-wages.ts";
import { readZipCodes } from "./read-zip-codes.ts";
import { isUnusable, tablesWithoutRows, type Progress, type SourceRows } from "./source-rows.ts";

/** What became of one source. Nothing was replaced where `imported` is false. */
export interface ImportOutcome {
  readonly source: DataSource;
  readonly imported: boolean;
  readonly rows: number;
  readonly faults: readonly ImportFault[];
  /** How many rows name a code that is not among the occupations, by file. */
  readonly unknownCodes: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
}

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
    if (sources === undefined && !(await isThere(folder, folderOf[source]))) {
      report(`${source}: there is no folder ${folderOf[source]}, what was there is unchanged`);
      continue;
    }
    const read = await readers[source](folder, (line) => report(`${source}: ${line}`));
    const before = await releaseOf(db, source);
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
  // Embedded Postgres has no autovacuum, and the replaced rows are dead ones.
  if (outcomes.some(({ imported }) => imported))
    await sql`vacuum (analyze) ${sql.join(occupationTableNames.map((table) => sql.table(table)))}`.execute(
      db,
    );
  return outcomes;
}

const saysNothing = (table: string) => `no row of its files is left for ${table}`;

async function releaseOf(
  db: Kysely<OccupationTables>,
  source: DataSource,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("dataSources")
    .select("release")
    .where("source", "=", source)
    .executeTakeFirst();
  return row?.release;
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

function outcomeInWords(
  { source, imported, rows, faults, unknownCodes, notes }: ImportOutcome,
  release: string,
  before: string | undefined,
): string[] {
  const change = before === undefined || before === release ? "" : `, before: ${before}`;
  return [
    imported
      ? `${source}: ${rows} rows (${release}${change})`
      : `${source}: nothing imported, what was there is unchanged`,
    ...notes.map((note) => `  ${note}`),
    ...faults.map((fault) => `  ${faultInWords(fault)}`),
    ...Object.entries(unknownCodes).map(
      ([file, count]) => `  ${file}: ${count} rows with a code that is not among the occupations`,
    ),
  ];
}
