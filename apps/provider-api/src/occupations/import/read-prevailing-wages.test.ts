import { expect, it } from "vitest";
import { readPrevailingWages } from "./read-prevailing-wages.ts";
import { isUnusable } from "./source-rows.ts";
import { useTestFolder } from "./test-folder.ts";
import { gzipSync } from "node:zlib";

const folder = useTestFolder();
const wageFile = "wages/areas/oflc_area_wages_2025-26_us.csv.gz";
const areas = () =>
  folder.put(
    "wages/areas/oflc_area_county_2025-26.csv",
    "area,area_name,state,county",
    "10900,Allentown,PA,Lehigh County",
    "10900,Allentown,PA,Northampton County",
  );
const wages = (...lines: string[]) =>
  folder.write(wageFile, gzipSync(["area,soc,l1,l2,l3,l4", ...lines].join("\n")));

it("prevailing wages of 1,000 and more are by the year, others by the hour", async () => {
  await areas();
  await wages("10900,47-2111,20.5,1,1,40.25", "10900,25-2031,50000,1,1,90000");
  const { tables, release, faults } = await readPrevailingWages(folder.path());
  expect({ release, faults, ...tables }).toEqual({
    release: "2025-26",
    faults: [],
    wageAreas: [{ area: "10900", title: "Allentown" }],
    prevailingWages: [
      { socCode: "47-2111", area: "10900", rate: "hourly", entry: 20.5, experienced: 40.25 },
      { socCode: "25-2031", area: "10900", rate: "annual", entry: 50_000, experienced: 90_000 },
    ],
  });
});

it("prevailing wages: faults by line and column, areas without a name counted, nothing without the areas", async () => {
  await wages("10900,47-2111,20.5,1,1,", "99999,47-2111,20,1,1,40", "10900,47-2111,1,1,1,2");
  expect(isUnusable(await readPrevailingWages(folder.path()))).toBe(true);
  await areas();
  const { faults, unknownCodes } = await readPrevailingWages(folder.path());
  expect(faults).toEqual([{ file: wageFile, line: 2, column: "l4", reason: '"" is not a number' }]);
  expect(unknownCodes).toEqual({ [wageFile]: 1 });
});
