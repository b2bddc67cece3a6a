import { describe, expect, it } from "vitest";
import { readSchools } from "./read-schools.ts";
import { isUnusable } from "./source-rows.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const header = "UNITID,INSTNM,CITY,STABBR,ZIP,WEBADDR,LONGITUD,LATITUDE";
const directory = (...lines: string[]) =>
  folder.put("schools/us_institutions_ipeds_hd2023.csv", header, ...lines);
const completions = (...lines: string[]) =>
  folder.put("schools/completions_2024.csv", "unitid,cip6,awlevel,completions,year", ...lines);

describe("schools", () => {
  it("are those with completions, the new ones of the next directory among them", async () => {
    await directory(
      "1,First,Allentown,PA,18101-1234,www.first.edu/,-75.4,40.6",
      "2,Second,Easton,PA,18042,,-75.2,40.7",
    );
    await folder.put(
      "schools/institutions_new_in_hd2024.csv",
      header,
      "3,Third,Reading,PA,19601,mailto:x@third.edu,-75.9,40.3",
    );
    await completions("1,01.0999,3,12,2024", "3,46.0302,21,7,2024", "9,46.0302,21,7,2024");
    const { tables, release, unknownCodes, faults } = await readSchools(folder.path());
    expect(faults).toEqual([]);
    expect(release).toBe("2023-24");
    expect(tables.schools).toMatchObject([
      { unitId: 1, zip: "18101", website: "https://www.first.edu/" },
      { unitId: 3, website: null },
    ]);
    expect(tables.schoolPrograms).toEqual([
      { unitId: 1, cipCode: "01.0999", awardLevel: 3, completions: 12, year: 2024 },
      { unitId: 3, cipCode: "46.0302", awardLevel: 21, completions: 7, year: 2024 },
    ]);
    expect(tables.awardLevels).toContainEqual({ awardLevel: 3, label: "Associate's degree" });
    expect(unknownCodes).toEqual({ "schools/completions_2024.csv": 1 });
  });

  it("come from IPEDS' own files: first majors, without the totals, levels as numbers", async () => {
    await folder.put(
      "schools/HD2024.csv",
      `${header},CLOSEDAT`,
      '"1","First","Allentown","PA","18101","https://first.edu/",-75.4,40.6,"-2"',
    );
    await folder.put(
      "schools/C2024_A.csv",
      '"UNITID","CIPCODE","MAJORNUM","AWLEVEL","XCTOTALT","CTOTALT"',
      '1,"46.0302",1,"02","R",9',
      '1,"46.0302",2,"02","R",4',
      '1,"47.0604",1,"02","Z",0',
      '1,"99",1,"02","R",13',
    );
    const { tables, release, faults } = await readSchools(folder.path());
    expect(faults).toEqual([]);
    expect(release).toBe("2023-24");
    expect(tables.schoolPrograms).toEqual([
      { unitId: 1, cipCode: "46.0302", awardLevel: 2, completions: 9, year: 2024 },
    ]);
  });

  it("have faults by line and column, and are not imported without a column or a file", async () => {
    await directory("1,First,Allentown,Penn,18101,,-75.4,140.6", "2,B,Easton,PA,18042,,-75.2,40.7");
    await completions("2,1.0999,3,12,2024", "2,01.0999,3,some,2024", "2,46.0302,3,1,2024");
    const { faults } = await readSchools(folder.path());
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [2, "STABBR"],
      [2, "LATITUDE"],
      [2, "cip6"],
      [3, "completions"],
    ]);
    await folder.put("schools/completions_2024.csv", "unitid,cip6,completions", "1,46.0302,2");
    expect(isUnusable(await readSchools(folder.path()))).toBe(true);
  });
});
