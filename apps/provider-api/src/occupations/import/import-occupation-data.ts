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
import { readRapids } from "./read-rapids.ts";
import { readSchools } from "./read-schools.ts";
import { readSponsors } from "./read-sponsors.ts";
import { readWages } from "./read-wages.ts";
import { readZipCodes } from "./read-zip-codes.ts";
import { isUnusable, type Progress, type SourceRows } from "./source-rows.ts";

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
  /** All of them unless named. */
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

/** Imports the official files in `folder`, each source in a transaction of its own; rows with faults are left out and reported all at once. */
export async function importOccupationData(
  db: Kysely<OccupationTables>,
  folder: string,
  { sources = dataSources, report }: ImportOptions,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (const source of dataSources.filter((name) => sources.includes(name))) {
    const read = await readers[source](folder, (line) => report(`${source}: ${line}`));
    const imported = !isUnusable(read);
    const rows = imported
      ? await db.transaction().execute((transaction) => replaceSource(transaction, read))
      : 0;
    const unknownCodes = {
      ...read.unknownCodes,
      ...(imported ? await unmatchedCodes(db, source) : {}),
    };
    const outcome = {
      source,
      imported,
      rows,
      faults: read.faults,
      unknownCodes,
      notes: read.notes ?? [],
    };
    outcomes.push(outcome);
    for (const line of outcomeInWords(outcome, read.release)) report(line);
  }
  // Embedded Postgres has no autovacuum, and the replaced rows are dead ones.
  if (outcomes.some(({ imported }) => imported))
    await sql`vacuum (analyze) ${sql.join(occupationTableNames.map((table) => sql.table(table)))}`.execute(
      db,
    );
  return outcomes;
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
): string[] {
  return [
    imported
      ? `${source}: ${rows} rows (${release})`
      : `${source}: nothing imported, what was there is unchanged`,
    ...(imported ? notes.map((note) => `  ${note}`) : []),
    ...faults.map((fault) => `  ${faultInWords(fault)}`),
    ...Object.entries(unknownCodes).map(
      ([file, count]) => `  ${file}: ${count} rows with a code that is not among the occupations`,
    ),
  ];
}
