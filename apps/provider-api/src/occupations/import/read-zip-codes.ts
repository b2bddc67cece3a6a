import { decimal, text, zipCode, type CellReader } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import type { SourceRows, TableRows } from "./source-rows.ts";

const maybeEmpty: CellReader<string> = (cell) => cell;

/** Reads the centres of all ZIP codes in `folder`/zip. */
export async function readZipCodes(folder: string): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const places = new Map<string, NonNullable<TableRows["zipCodes"]>[number]>();
  for await (const row of readTable(
    { folder, file: "zip/us_zip_centroids.csv", faults },
    {
      zip: ["zip", zipCode],
      city: ["city", text],
      // Military post offices and a few others have no state or county.
      state: ["state", maybeEmpty],
      county: ["county", maybeEmpty],
      lat: ["lat", decimal(-90, 90)],
      lon: ["lon", decimal(-180, 180)],
    },
  )) {
    places.set(row.zip, row);
  }
  return {
    source: "zip",
    release: "GeoNames postal codes",
    credit: credits.zip(),
    faults,
    unknownCodes: {},
    tables: { zipCodes: [...places.values()] },
  };
}
