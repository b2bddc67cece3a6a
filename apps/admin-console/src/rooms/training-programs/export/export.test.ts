import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readProgram } from "@guildway/rules/training-program";
import { officialFiles } from "@guildway/testing/official-files";
import { expect, it } from "vitest";
import { readProgramFile } from "../../../features/import-program/reading/read-program-file.ts";
import type { Program } from "./appendix.ts";
import { programCsv } from "./program-csv.ts";
import { wordOf } from "./program-document.ts";
import { rapidsFields } from "./rapids-fields.ts";
import { texts } from "./texts.ts";

const program = {
  id: "at-1",
  title: "Ship Plate Welder",
  description: "Joins the plates of ships so that they hold water out for thirty years.",
  type: "H",
  occupationName: "Ship Plate Welder",
  occupationONetCode: "51-4121.00",
  rapidsCode: "0622HY",
  estimatedLength: "2 years",
  ojtHours: 4000,
  instructionHours: 288,
  ratio: { apprentices: 1, journeyworkers: 2 },
  probation: "500 hours",
  journeyworkerWage: 30,
  competencies: {
    a: { id: "a", description: "=Weld flat", classificationIds: ["t"], totalHours: 1000 },
    b: { id: "b", description: "Weld overhead", totalHours: 1000 },
    c: { id: "c", description: "Cut with gas", totalHours: 1900 },
  },
  classifications: { t: "Welding" },
  competencyGroups: [
    { id: "g", description: "Weld", competencyIds: ["a", "b"], hours: { least: 2000, most: 2100 } },
    { id: "h", description: "Cut", competencyIds: ["c"], hours: { least: 1900, most: 2000 } },
  ],
  relatedInstruction: [
    { title: "Metallurgy", code: "M 101", hours: { least: 144, most: 144 }, objectives: ["Steel"] },
    { title: "Drawings", hours: { least: 144, most: 144 } },
  ],
  wagePeriods: [
    { title: "1st", percent: 60, wage: 18, hours: { least: 0, most: 2000 } },
    { title: "2nd", percent: 80, wage: 24, hours: { least: 2000, most: 4000 } },
  ],
} as unknown as Program;

it("a program that was exported as a Word document is read again as it was", async () => {
  const bytes = new Uint8Array(await (await wordOf(program)).arrayBuffer());
  const { details, workProcesses, courses, wagePeriods } = readProgram(
    await readProgramFile(bytes, "docx"),
  );
  const values = Object.fromEntries(
    Object.entries(details).map(([field, read]) => [field, read?.value]),
  );
  expect(values).toMatchObject({
    title: program.title,
    description: program.description,
    type: "H",
    occupationONetCode: "51-4121.00",
    rapidsCode: "0622HY",
    estimatedLength: "2 years",
    ojtHours: { least: 4000, most: 4000 },
    instructionHours: { least: 288, most: 288 },
    ratio: program.ratio,
    probation: "500 hours",
    journeyworkerWage: 30,
  });
  expect(
    workProcesses.map(({ title, hours, competencies }) => [
      title.value,
      hours?.value,
      competencies.map(({ value }) => value),
    ]),
  ).toEqual([
    ["Weld", { least: 2000, most: 2100 }, ["=Weld flat", "Weld overhead"]],
    ["Cut", { least: 1900, most: 2000 }, ["Cut with gas"]],
  ]);
  expect(
    courses.map(({ title, code, hours, objectives }) => [
      title.value,
      code,
      hours?.value.least,
      objectives,
    ]),
  ).toEqual([
    ["Metallurgy", "M 101", 144, ["Steel"]],
    ["Drawings", undefined, 144, []],
  ]);
  expect(wagePeriods.map(({ title, ...step }) => ({ ...step, title: title.value }))).toEqual(
    program.wagePeriods,
  );
});

it("as CSV it has a row for each competency, and nothing that a spreadsheet would calculate", () => {
  expect(programCsv(program, texts.en.columns).split("\r\n").slice(1)).toEqual([
    `Ship Plate Welder,Ship Plate Welder,51-4121.00,0622HY,Weld,"2,000–2,100","'=Weld flat",1000,Welding`,
    `Ship Plate Welder,Ship Plate Welder,51-4121.00,0622HY,Weld,"2,000–2,100",Weld overhead,1000,`,
    `Ship Plate Welder,Ship Plate Welder,51-4121.00,0622HY,Cut,"1,900–2,000",Cut with gas,1900,`,
  ]);
});

const byField = () =>
  Object.fromEntries(
    rapidsFields(program).map(({ set, field, value }) => [`${set}/${field}`, value]),
  );

it("RAPIDS is told the program by the names of its fields, a hybrid one as HY", () => {
  expect(byField()).toMatchObject({
    "RAPIDS work process schedule/occType": "Hybrid",
    "RAPIDS work process schedule/dwas[0].title": "Weld",
    "RAPIDS work process schedule/dwas[0].tasks": "=Weld flat; Weld overhead",
    "RAPIDS work process schedule/dwas[0].minHours": "2000",
    "RAPIDS work process schedule/dwas[0].maxHours": "2100",
    "RAPIDS bulk upload/Occupation": "0622HY",
    "RAPIDS bulk upload/Entry Wages": "18.00",
    "RAPIDS bulk upload/Wage Schedule": "18.00 x 2000; 24.00 x 2000",
    "SAA individual record/occType": "HY",
    "SAA individual record/termLength": "4000",
  });
});

const files = officialFiles();
it.skipIf(!files)("these are names that the list of RAPIDS has", () => {
  const listed = readFileSync(join(files!, "rapids/rapids_submission_fields.csv"), "utf8");
  const names = rapidsFields(program)
    .filter(({ set }) => set !== "RAPIDS work process schedule")
    .map(({ set, field }) => `\n${set},${field},`);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});
