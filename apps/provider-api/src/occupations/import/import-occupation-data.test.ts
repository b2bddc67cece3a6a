import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { DataSource } from "../../platform/database/occupation-tables.ts";
import { loadStarterSet } from "../starter/load-starter-set.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { importOccupationData } from "./import-occupation-data.ts";
import { useTestFolder } from "./test-folder.ts";

const zipHeader = "zip,city,state,county,lat,lon";
const rapidsHeader = "title,rapids_code,onet_code_2019,type,hours_min,hours_max";

const { db, close } = await openTestDatabase();
afterAll(close);

describe("importing", () => {
  const folder = useTestFolder();
  const { put } = folder;
  beforeEach(() => emptyTables(db));

  async function importing(source: DataSource) {
    const lines: string[] = [];
    const options = { sources: [source], report: (line: string) => lines.push(line) };
    const [outcome] = await importOccupationData(db, folder.path(), options);
    return { outcome, lines };
  }

  const zips = async () =>
    (await db.selectFrom("zipCodes").select("zip").orderBy("zip").execute()).map((row) => row.zip);

  it("replaces what was there", async () => {
    await put(
      "zip/us_zip_centroids.csv",
      zipHeader,
      "18101,Allentown,PA,Lehigh,40.6,-75.47",
      "00501,Holtsville,NY,Suffolk,40.8,-73",
    );
    await importing("zip");
    await put(
      "zip/us_zip_centroids.csv",
      zipHeader,
      '18015,"Bethlehem, South",PA,Northampton,40.6,-75.38',
    );
    const { outcome } = await importing("zip");
    expect(outcome).toMatchObject({ imported: true, rows: 1, faults: [] });
    expect(await db.selectFrom("zipCodes").select(["zip", "city"]).execute()).toEqual([
      { zip: "18015", city: "Bethlehem, South" },
    ]);
  });

  it("reports all faulty rows at once with file, line, column and reason, and imports the others", async () => {
    await put(
      "zip/us_zip_centroids.csv",
      zipHeader,
      "18101,Allentown,PA,Lehigh,40.6,-75.47",
      "1801,Allentown,PA,Lehigh,north,-75.47",
      "18103,Allentown,PA",
      "18104,,PA,Lehigh,40.6,-275",
    );
    const { outcome, lines } = await importing("zip");
    const file = "zip/us_zip_centroids.csv";
    expect(outcome?.faults).toEqual([
      { file, line: 3, column: "zip", reason: '"1801" is not a ZIP code of five digits' },
      { file, line: 3, column: "lat", reason: '"north" is not a number' },
      { file, line: 4, column: "", reason: "has 3 cells where the header has 6" },
      { file, line: 5, column: "city", reason: "is empty" },
      { file, line: 5, column: "lon", reason: "-275 is not between -180 and 180" },
    ]);
    expect(lines).toContain(
      '  zip/us_zip_centroids.csv, line 3, column "lat": "north" is not a number',
    );
    expect(await zips()).toEqual(["18101"]);
  });

  it.for([
    [
      "a header without the columns",
      ["zip,town,state,county,lat,lon", "18015,B,PA,N,40,-75"],
      { line: 1, column: "city" },
    ],
    ["no sound row", [zipHeader, "x,B,PA,N,40,-75"], { line: 2, column: "" }],
    ["an empty file", [""], { line: 1, column: "" }],
  ] as const)(
    "a file with %s imports nothing and keeps what was there",
    async ([, lines, fault]) => {
      await put("zip/us_zip_centroids.csv", zipHeader, "18101,Allentown,PA,Lehigh,40.6,-75.47");
      await importing("zip");
      await put("zip/us_zip_centroids.csv", ...lines);
      const { outcome } = await importing("zip");
      expect(outcome).toMatchObject({ imported: false, rows: 0 });
      expect(outcome?.faults.at(-1)).toMatchObject(fault);
      expect(await zips()).toEqual(["18101"]);
    },
  );

  it("a missing file is said by name", async () => {
    const { outcome, lines } = await importing("rapids");
    expect(outcome).toMatchObject({ imported: false });
    expect(lines).toContain("  rapids/rapids_occupations.csv: the file is missing");
  });

  const certification =
    "certification,issuer,official_url,exam_codes,exam_fee_usd,validity_years,recommended_background,socs,checked";

  it("a change of release is shown, and what was read and stored on the way", async () => {
    const file = "credentials/it_certifications_50.csv";
    await put(file, certification, "A,B,,,,,,15-1232,2026-06-13");
    expect((await importing("certifications")).lines).toEqual([
      "certifications: read credentials/it_certifications_50.csv, 1 rows",
      "certifications: storing",
      "certifications: 2 rows (checked until 2026-06-13)",
    ]);
    await put(file, certification, "A,B,,,,,,15-1232,2026-08-09");
    expect((await importing("certifications")).lines.at(-1)).toBe(
      "certifications: 2 rows (checked until 2026-08-09, before: checked until 2026-06-13)",
    );
  });

  it("sound rows that leave a table empty import nothing, and the report says which", async () => {
    await put("credentials/it_certifications_50.csv", certification, "A,B,,,,,,,2026-06-13");
    expect((await importing("certifications")).lines.slice(1)).toEqual([
      "certifications: nothing imported, what was there is unchanged",
      "  no row of its files is left for certificationOccupations",
    ]);
  });

  it("what is still of the starter set is named at the end", async () => {
    await loadStarterSet(db);
    await put("zip/us_zip_centroids.csv", zipHeader, "18101,Allentown,PA,Lehigh,40.6,-75.47");
    const { lines } = await importing("zip");
    expect(lines).toContain(
      "zip: 1 rows (GeoNames postal codes, before: GeoNames postal codes with wage areas, starter set)",
    );
    expect(lines.at(-1)).toBe(
      "Still of the starter set, for its occupations and places only: crosswalks, onet, projections, rapids, schools, wages",
    );
  });

  it("far fewer rows than before are pointed out", async () => {
    const places = Array.from({ length: 20 }, (_, place) => `${18_101 + place},A,PA,Lehigh,40,-75`);
    await put("zip/us_zip_centroids.csv", zipHeader, ...places);
    await importing("zip");
    await put("zip/us_zip_centroids.csv", zipHeader, ...places.slice(2));
    expect((await importing("zip")).lines.join()).not.toContain("before");
    await put("zip/us_zip_centroids.csv", zipHeader, ...places.slice(10));
    expect((await importing("zip")).lines).toContain(
      "  there were 18 rows before: is every file complete?",
    );
  });

  it("of more than a thousand faults the report tells a thousand, and how many more there are", async () => {
    const wrong = Array.from({ length: 1003 }, () => "x,Allentown,PA,Lehigh,40.6,-75.47");
    await put("zip/us_zip_centroids.csv", zipHeader, ...wrong, wrong[0]!.replace("x", "18101"));
    const { outcome, lines } = await importing("zip");
    expect(outcome?.faults).toHaveLength(1003);
    expect(lines.filter((line) => line.includes("is not a ZIP code"))).toHaveLength(1000);
    expect(lines.at(-1)).toBe("  and 3 more faults");
  });

  it("without a name takes the sources whose folder is there, and says which are not", async () => {
    await put("zip/us_zip_centroids.csv", zipHeader, "18101,Allentown,PA,Lehigh,40.6,-75.47");
    await put("credentials/it_certifications_50.csv", certification, "A,B,,,,,,15-1232,");
    const lines: string[] = [];
    const outcomes = await importOccupationData(db, folder.path(), {
      report: (line) => lines.push(line),
    });
    expect(outcomes.map(({ source, imported }) => [source, imported])).toEqual([
      ["zip", true],
      ["certifications", true],
    ]);
    expect(lines).toContain("sponsors: no files in sponsors, what was there is unchanged");
    expect(lines).toContain(
      "  zip/zip_area.csv is missing: ZIP codes come without their area of the wage survey",
    );
  });

  it("a file that breaks off imports nothing of its source and keeps what was there", async () => {
    await put("zip/us_zip_centroids.csv", zipHeader, "18101,Allentown,PA,Lehigh,40.6,-75.47");
    await importing("zip");
    await folder.write(
      "zip/us_zip_centroids.csv",
      `${zipHeader}\n18015,Bethlehem,PA,Northampton,40.6,-75.38\n18016,Beth`,
    );
    const { outcome, lines } = await importing("zip");
    expect(outcome).toMatchObject({ imported: false, rows: 0 });
    expect(lines).toContain("zip: nothing imported, what was there is unchanged");
    expect(await zips()).toEqual(["18101"]);
  });

  it("RAPIDS rows whose occupation is not known are kept and counted", async () => {
    await put(
      "rapids/rapids_occupations.csv",
      rapidsHeader,
      "ELECTRICIAN,0159,47-2111.00,TB,8000,8000",
      "COOK,0090CB,,CB,,",
    );
    const { outcome } = await importing("rapids");
    expect(outcome).toMatchObject({
      rows: 2,
      unknownCodes: { "rapids/rapids_occupations.csv": 2 },
    });
    const rows = await db
      .selectFrom("rapidsOccupations")
      .select(["rapidsCode", "hoursMin"])
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { rapidsCode: "0159", hoursMin: 8000 },
      { rapidsCode: "0090CB", hoursMin: null },
    ]);
  });

  it("O*NET: levels that are not relevant are dropped, suppressed figures are of low precision, foreign codes are counted", async () => {
    const header =
      "O*NET-SOC Code\tElement ID\tScale ID\tData Value\tRecommend Suppress\tNot Relevant";
    await put("onet/Read Me.txt", "O*NET 30.1 Database");
    await put(
      "onet/Occupation Data.txt",
      "O*NET-SOC Code\tTitle\tDescription",
      "47-2111.00\tElectricians\tWires.",
    );
    await put("onet/Job Zones.txt", "O*NET-SOC Code\tJob Zone", "47-2111.00\t3");
    await put(
      "onet/Alternate Titles.txt",
      "O*NET-SOC Code\tAlternate Title\tShort Title",
      "47-2111.00\tJourneyman Wireman\tJW",
      "99-9999.00\tNobody\tn/a",
    );
    await put(
      "onet/Related Occupations.txt",
      "O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex",
      "47-2111.00\t47-2111.00\tPrimary-Short\t1",
    );
    await put(
      "onet/Content Model Reference.txt",
      "Element ID\tElement Name\tDescription",
      "2.A.1.a\tReading\tReading.",
      "2.C.1.a\tAdmin\tAdmin.",
      "1\tOther\tOther.",
    );
    await put(
      "onet/Skills.txt",
      header,
      "47-2111.00\t2.A.1.a\tIM\t3.50\tY\tn/a",
      "47-2111.00\t2.A.1.a\tLV\t2.25\tY\tY",
      "99-9999.00\t2.A.1.a\tIM\t3.50\tN\tn/a",
    );
    await put(
      "onet/Knowledge.txt",
      header,
      "47-2111.00\t2.C.1.a\tIM\t2.00\tN\tn/a",
      "47-2111.00\t2.C.1.a\tLV\t2.25\tN\tN",
    );

    const { outcome } = await importing("onet");
    expect(outcome).toMatchObject({
      imported: true,
      faults: [],
      unknownCodes: { "onet/Alternate Titles.txt": 1, "onet/Skills.txt": 1 },
    });
    const elements = await db
      .selectFrom("occupationElements")
      .select(["elementId", "importance", "lowPrecision"])
      .select((select) => select.cast<number | null>("level", "double precision").as("level"))
      .orderBy("elementId")
      .execute();
    expect(elements).toEqual([
      { elementId: "2.A.1.a", importance: 63, lowPrecision: true, level: null },
      { elementId: "2.C.1.a", importance: 25, lowPrecision: false, level: 2.25 },
    ]);
    expect(await db.selectFrom("elements").select("elementId").execute()).toHaveLength(2);
    const [source] = await db.selectFrom("dataSources").select(["release", "credit"]).execute();
    expect(source?.release).toBe("30.1");
    expect(source?.credit).toContain("O*NET 30.1 Database");
  });
});
