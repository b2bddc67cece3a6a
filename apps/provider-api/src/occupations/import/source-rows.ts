import type { Insertable } from "kysely";
import type { DataSource, OccupationTables } from "../../platform/database/occupation-tables.ts";
import type { ImportFault } from "./fault.ts";

type DataTable = Exclude<keyof OccupationTables, "dataSources">;

export type TableRows = { [T in DataTable]?: Insertable<OccupationTables[T]>[] };

/** What one source's files hold, before any of it reaches the database. */
export interface SourceRows {
  readonly source: DataSource;
  readonly release: string;
  readonly credit: string;
  readonly tables: TableRows;
  readonly faults: readonly ImportFault[];
  /** Rows left out because their code is not in the same release, by file. */
  readonly unknownCodes: Readonly<Record<string, number>>;
  /** What the person who imports should know beside the faults. */
  readonly notes?: readonly string[];
  /** Tables that may be without rows. */
  readonly mayBeEmpty?: readonly DataTable[];
}

/** Called with one line of text at a time while a source is read. */
export type Progress = (line: string) => void;

/** Whether a file is missing, damaged or without a sound row: then the source must not replace what is there. */
export function isUnusable(source: SourceRows): boolean {
  return source.faults.some(({ damaged }) => damaged) || tablesWithoutRows(source).length > 0;
}

/** The tables that should have rows and have none. */
export function tablesWithoutRows({ tables, mayBeEmpty = [] }: SourceRows): string[] {
  return Object.entries(tables)
    .filter(([table, rows]) => rows.length === 0 && mayBeEmpty.every((name) => name !== table))
    .map(([table]) => table);
}
