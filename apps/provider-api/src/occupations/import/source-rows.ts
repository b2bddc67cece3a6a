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
}

/** Whether a file is missing, has a faulty header or no sound row: then the source must not replace what is there. */
export function isUnusable({ tables }: SourceRows): boolean {
  return Object.values(tables).some((rows) => rows.length === 0);
}
