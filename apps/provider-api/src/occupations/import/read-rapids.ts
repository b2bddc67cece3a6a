import { oneOf, onetCodeOrNull, orNull, rapidsCode, text, wholeNumber } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

/** Reads the apprenticeable occupations in `folder`/rapids. */
export async function readRapids(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const rows: NonNullable<TableRows["rapidsOccupations"]> = [];
  const hours = orNull(wholeNumber(1, 50_000));
  for await (const row of readTable(
    { folder, file: "rapids/rapids_occupations.csv", faults, progress },
    {
      title: ["title", text],
      rapidsCode: ["rapids_code", rapidsCode],
      onetCode: ["onet_code_2019", onetCodeOrNull],
      type: ["type", oneOf("TB", "HY", "CB")],
      hoursMin: ["hours_min", hours],
      hoursMax: ["hours_max", hours],
    },
  )) {
    rows.push({ id: rows.length + 1, ...row });
  }
  return {
    source: "rapids",
    release: "Office of Apprenticeship list",
    credit: credits.rapids(),
    faults,
    unknownCodes: {},
    tables: { rapidsOccupations: rows },
  };
}
