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
export function isUnusable({ tables, faults, mayBeEmpty = [] }: SourceRows): boolean {
  return (
    faults.some(({ damaged }) => damaged) ||
    Object.entries(tables).some(
      ([table, rows]) => rows.length === 0 && mayBeEmpty.every((name) => name !== table),
    )
  );
}
