import { expect, it } from "vitest";
import { readZipCodes } from "./read-zip-codes.ts";
import { isUnusable } from "./source-rows.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const places = () =>
  folder.put(
    "zip/us_zip_centroids.csv",
    "zip,city,state,county,lat,lon",
    "18101,Allentown,PA,Lehigh,40.6,-75.4",
    "09001,APO,AE,,38.1,15.6",
  );

it("ZIP codes know their area of the wage survey, where they lie in one", async () => {
  await places();
  await folder.put(
    "zip/zip_area.csv",
    "zip,cbsa,metro_micro,wage_area",
    "18101,10900,metro,10900",
    "09001,,,",
  );
  const { tables, notes, release } = await readZipCodes(folder.path());
  expect(tables.zipCodes?.map(({ zip, wageArea }) => [zip, wageArea])).toEqual([
    ["18101", "10900"],
    ["09001", null],
  ]);
  expect({ notes, release }).toEqual({
    notes: [],
    release: "GeoNames postal codes with wage areas",
  });
});

it("ZIP codes come without their areas where the file of them is missing, which is said, but not where it is damaged", async () => {
  await places();
  const without = await readZipCodes(folder.path());
  expect(without.tables.zipCodes?.[0]?.wageArea).toBeNull();
  expect(without.notes).toEqual([
    "zip/zip_area.csv is missing: ZIP codes come without their area of the wage survey",
  ]);
  expect(isUnusable(without)).toBe(false);
  await folder.put("zip/zip_area.csv", "zip,cbsa", "18101,10900");
  expect(isUnusable(await readZipCodes(folder.path()))).toBe(true);
});
