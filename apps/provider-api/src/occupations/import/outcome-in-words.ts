import type { DataSource } from "../../platform/database/occupation-tables.ts";
import { faultInWords, type ImportFault } from "./fault.ts";

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

/** What was there of a source before. */
export interface StoredSource {
  readonly release: string;
  readonly rows: number;
}

// A file whose every row is faulty would fill the screen for minutes.
const mostFaultsTold = 1000;

const fewOfBefore = 0.9;

/** What became of a source, line by line, for the person who runs the import. */
export function outcomeInWords(
  { source, imported, rows, faults, unknownCodes, notes }: ImportOutcome,
  release: string,
  before: StoredSource | undefined,
): string[] {
  const change =
    before === undefined || before.release === release ? "" : `, before: ${before.release}`;
  const isFew = imported && before !== undefined && rows < before.rows * fewOfBefore;
  return [
    imported
      ? `${source}: ${rows} rows (${release}${change})`
      : `${source}: nothing imported, what was there is unchanged`,
    ...(isFew ? [`  there were ${before.rows} rows before: is every file complete?`] : []),
    ...notes.map((note) => `  ${note}`),
    ...faults.slice(0, mostFaultsTold).map((fault) => `  ${faultInWords(fault)}`),
    ...(faults.length > mostFaultsTold
      ? [`  and ${faults.length - mostFaultsTold} more faults`]
      : []),
    ...Object.entries(unknownCodes).map(
      ([file, count]) => `  ${file}: ${count} rows with a code that is not among the occupations`,
    ),
  ];
}
