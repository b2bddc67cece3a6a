import { expect, it } from "vitest";
import { workbook } from "../../demo-world/files/workbook.ts";
import { readCrosswalks } from "./read-crosswalks.ts";
import { isUnusable } from "./source-rows.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const columns = ["SOC2018Code", "SOC2018Title", "CIP2020Code", "CIP2020Title"];
const pairs = [
  ["47-2111", "Electricians", "46.0302", "Electrician."],
  ["13-1074", "Farm Labor Contractors", "99.9999", "NO MATCH"],
  ["99-9999", "NO MATCH", "01.0101", "Agribusiness."],
];
const sound = {
  cipTitles: [
    { cipCode: "46.0302", title: "Electrician" },
    { cipCode: "01.0101", title: "Agricultural Business" },
  ],
  occupationCips: [{ socCode: "47-2111", cipCode: "46.0302" }],
};

it("the crosswalk pairs occupations and programs that there are, titles without their stop", async () => {
  await folder.put(
    "crosswalks/soc2018_cip2020_crosswalk.csv",
    columns.join(","),
    ...pairs.map((row) => row.join(",")),
  );
  await folder.put(
    "crosswalks/cip2020_titles.csv",
    "cip,level,title",
    "01,2,AGRICULTURE",
    "01.0101,6,Agricultural Business.",
  );
  const { tables, faults } = await readCrosswalks(folder.path());
  expect({ faults, ...tables }).toEqual({ faults: [], ...sound });
});

it("the crosswalk comes from the workbook and the list of programs that NCES publishes", async () => {
  await folder.write(
    "crosswalks/CIP2020_SOC2018_Crosswalk.xlsx",
    workbook("SOC-CIP", [columns, ...pairs]),
  );
  await folder.put(
    "crosswalks/CIPCode2020.csv",
    '"CIPFamily","CIPCode","Action","TextChange","CIPTitle","CIPDefinition"',
    '"01","=""01""","No substantive changes","no","AGRICULTURE.","A definition',
    'over two lines"',
    '"01","=""01.0101""","New","no","Agricultural Business.",""',
  );
  const { tables, faults } = await readCrosswalks(folder.path());
  expect({ faults, ...tables }).toEqual({ faults: [], ...sound });
  await folder.write(
    "crosswalks/CIP2020_SOC2018_Crosswalk.xlsx",
    workbook("CIP-SOC", [columns, ...pairs]),
  );
  expect((await readCrosswalks(folder.path())).faults).toMatchObject([
    { reason: 'the workbook has no sheet "SOC-CIP"' },
  ]);
});

it("the crosswalk: faults by line and column, nothing without the titles", async () => {
  await folder.put(
    "crosswalks/soc2018_cip2020_crosswalk.csv",
    columns.join(","),
    "472111,Electricians,46.302,Electrician.",
    "47-2111,Electricians,46.0302,Electrician.",
  );
  const read = await readCrosswalks(folder.path());
  expect(read.faults).toMatchObject([
    { line: 2, column: "SOC2018Code" },
    { line: 2, column: "CIP2020Code" },
    { file: "crosswalks/CIPCode2020.csv", reason: "the file is missing" },
  ]);
  expect(isUnusable(read)).toBe(true);
});
