import { decimal, orNull, text, wageArea, zipCode, type CellReader } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { isThere } from "./read-records.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

const maybeEmpty: CellReader<string> = (cell) => cell;

const areaFile = "zip/zip_area.csv";

/** Reads the centres of all ZIP codes in `folder`/zip, and the areas of the wage survey that they lie in. */
export async function readZipCodes(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const hasAreas = await isThere(folder, areaFile);
  const areas = new Map<string, string | null>();
  if (hasAreas)
    for await (const row of readTable(
      { folder, file: areaFile, faults, progress },
      { zip: ["zip", zipCode], wageArea: ["wage_area", orNull(wageArea)] },
    ))
      areas.set(row.zip, row.wageArea);
  const places = new Map<string, NonNullable<TableRows["zipCodes"]>[number]>();
  for await (const row of readTable(
    { folder, file: "zip/us_zip_centroids.csv", faults, progress },
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
    places.set(row.zip, { ...row, wageArea: areas.get(row.zip) ?? null });
  }
  return {
    source: "zip",
    release: hasAreas ? "GeoNames postal codes with wage areas" : "GeoNames postal codes",
    credit: credits.zip(),
    faults,
    unknownCodes: {},
    notes: hasAreas
      ? []
      : [`${areaFile} is missing: ZIP codes come without their area of the wage survey`],
    tables: { zipCodes: [...places.values()] },
  };
}
