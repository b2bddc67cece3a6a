import { describe, expect, it } from "vitest";
import { workbook } from "../../demo-world/files/workbook.ts";
import { isUnusable } from "./source-rows.ts";
import { readWages } from "./read-wages.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const read = () => readWages(folder.path());

const columns =
  "AREA,AREA_TITLE,AREA_TYPE,PRIM_STATE,OCC_CODE,OCC_TITLE,O_GROUP,I_GROUP,TOT_EMP,H_MEAN,A_MEAN,H_PCT10,H_PCT25,H_MEDIAN,H_PCT75,H_PCT90,A_PCT10,A_PCT25,A_MEDIAN,A_PCT75,A_PCT90";
const figures = "1000,30,60000,10,20,30,40,50,20000,40000,60000,80000,100000";
const electricians = `47-2111,Electricians,detailed,cross-industry,${figures}`;
const national = (year: number) =>
  folder.put(`wages/oews_national_may${year}.csv`, columns, `99,U.S.,1,US,${electricians}`);
const cells = (line: string) =>
  line.split(",").map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell));

describe("wages", () => {
  it("of the nation, the states and the areas are of one year, the newest of the nation", async () => {
    await national(2024);
    await folder.put(
      "wages/2025/oews_national_may2025.csv",
      columns,
      `99,U.S.,1,US,${electricians}`,
      `99,U.S.,1,US,47-0000,Construction,major,cross-industry,${figures}`,
    );
    await folder.put(
      "wages/areas/oews_state_median_may2025.csv",
      "state,soc,h_median,a_median",
      "PA,47-2111,32.5,67600",
      "PA,47-9999,1,2",
    );
    await folder.put(
      "wages/areas/oews_metro_median_may2024.csv",
      "cbsa,soc,h_median,a_median",
      "10900,47-2111,32,66500",
    );
    const { release, tables, notes, unknownCodes, faults } = await read();
    expect(faults).toEqual([]);
    expect(release).toBe("May 2025");
    expect(tables.occupationWages).toMatchObject([
      { area: "99", areaKind: "nation", year: 2025, annualMedian: 60_000 },
      {
        area: "PA",
        areaTitle: "Pennsylvania",
        areaKind: "state",
        socTitle: "Electricians",
        annualMedian: 67_600,
        hourlyMedian: 32.5,
        topCoded: [],
      },
    ]);
    expect(notes).toEqual([
      "wages/areas/oews_metro_median_may2024.csv is left out: the national wages are of May 2025",
    ]);
    expect(unknownCodes).toEqual({ "wages/areas/oews_state_median_may2025.csv": 1 });
  });

  it("come from the workbooks and the CSV that BLS publishes, metropolitan areas by their code, states by their letters", async () => {
    const sheet = (title: string, ...rows: string[]) =>
      workbook(
        title,
        [columns, ...rows].map((line) => cells(line)),
      );
    await folder.write(
      "wages/oesm25nat/national_M2025_dl.xlsx",
      sheet("national_M2025_dl", `99,U.S.,1,US,${electricians}`),
    );
    await folder.write(
      "wages/oesm25st/state_M2025_dl.xlsx",
      sheet(
        "state_M2025_dl",
        `42,Pennsylvania,2,PA,${electricians}`,
        `72,Puerto Rico,3,PR,${electricians}`,
      ),
    );
    await folder.put(
      "wages/oesm25ma/MSA_M2025_dl.csv",
      columns,
      `10900,"Allentown-Bethlehem-Easton, PA-NJ",4,PA,47-2111,Electricians,detailed,cross-industry,"1,000",30,60000,10,20,#,40,50,20000,40000,*,80000,100000`,
      `10900,"Allentown-Bethlehem-Easton, PA-NJ",4,PA,47-2111,Electricians,detailed,3-digit,${figures}`,
    );
    await folder.put(
      "wages/oesm25ma/BOS_M2025_dl.csv",
      columns,
      `100001,Northwest Alabama nonmetropolitan area,6,AL,${electricians}`,
    );
    const { tables, faults } = await read();
    expect(faults).toEqual([]);
    expect(tables.occupationWages).toMatchObject([
      { area: "99", areaKind: "nation" },
      { area: "PA", areaKind: "state", areaTitle: "Pennsylvania", hourlyPct10: 10 },
      { area: "PR", areaKind: "state", areaTitle: "Puerto Rico" },
      {
        area: "10900",
        areaKind: "metro",
        employment: 1000,
        hourlyMedian: null,
        annualMedian: null,
        topCoded: ["hourlyMedian"],
      },
      { area: "100001", areaKind: "nonmetro", annualPct90: 100_000 },
    ]);
  });

  it.for([
    [2024, 115, 239_200],
    [2025, null, null],
  ] as const)(
    "above the highest figure of May %i are %s an hour, %s a year",
    async ([year, hourly, annual]) => {
      const top = electricians.replace(",30,40,", ",#,40,").replace(",60000,80000,", ",#,80000,");
      await folder.put(`wages/oews_national_may${year}.csv`, columns, `99,U.S.,1,US,${top}`);
      const { tables, notes } = await read();
      expect(tables.occupationWages).toMatchObject([
        {
          hourlyMedian: hourly,
          annualMedian: annual,
          topCoded: ["hourlyMedian", "annualMedian"],
        },
      ]);
      expect(notes).toEqual([`there are no wages of states and areas of May ${year}`]);
    },
  );

  it("a faulty cell leaves out its row, a missing column or national file all of them", async () => {
    await national(2024);
    await folder.put(
      "wages/areas/oews_state_median_may2024.csv",
      "state,soc,h_median,a_median",
      "Pa,47-2111,32.5,much",
      "PA,47-2111,32.5,67600",
    );
    const sound = await read();
    expect(sound.faults).toMatchObject([
      { line: 2, column: "state" },
      { line: 2, column: "a_median" },
    ]);
    expect(isUnusable(sound)).toBe(false);
    await folder.put("wages/areas/oews_state_median_may2024.csv", "state,soc,median", "PA,x,1");
    expect(isUnusable(await read())).toBe(true);
    await folder.put("wages/oews_national_may2024.csv", "AREA,OCC_CODE", "99,47-2111");
    expect((await read()).faults).toContainEqual(
      expect.objectContaining({ column: "A_MEDIAN", damaged: true }),
    );
  });

  it("a folder without a national file says so", async () => {
    const none = await read();
    expect(none.faults).toMatchObject([{ reason: "there is no national wage file" }]);
    expect(isUnusable(none)).toBe(true);
  });
});
