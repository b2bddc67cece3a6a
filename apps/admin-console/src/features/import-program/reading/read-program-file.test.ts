import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Read, readProgram } from "@guildway/rules/training-program";
import { officialFiles } from "@guildway/testing/official-files";
import { describe, expect, it } from "vitest";
import { expectedPrograms } from "./expected-programs.ts";
import { readProgramFile } from "./read-program-file.ts";

const files = officialFiles();
const samples = join(files ?? "", "import-samples");

describe.skipIf(!files)("the sample documents", () => {
  for (const expected of expectedPrograms)
    it(`${expected.file} is read with every code, hour and competency`, async () => {
      const bytes = readFileSync(join(samples, expected.file));
      const extension = expected.file.split(".").at(-1)!;
      const read = readProgram(await readProgramFile(bytes, extension));
      for (const [field, value] of Object.entries(expected.details))
        expect
          .soft((read.details as Record<string, Read<unknown>>)[field]?.value, field)
          .toEqual(value);
      const processes = read.workProcesses.map(({ title, hours, competencies }, index) => [
        title.value.slice(0, expected.workProcesses[index]?.[0].length),
        hours?.value.least ?? null,
        hours?.value.most ?? null,
        competencies.length,
      ]);
      expect.soft(processes).toEqual(expected.workProcesses);
      expect
        .soft(read.workProcesses.flatMap(({ competencies }) => competencies))
        .toHaveLength(expected.competencies);
      const courses = read.courses.map(({ title, hours }, index) => [
        title.value.slice(0, expected.courses[index]?.[0].length),
        hours?.value.least ?? null,
        hours?.value.most ?? null,
      ]);
      expect.soft(courses).toEqual(expected.courses);
      const periods = read.wagePeriods.map(({ percent, wage, hours }) => [
        percent,
        wage,
        hours?.least,
        hours?.most,
      ]);
      expect.soft(periods).toEqual(expected.wagePeriods);
    });
});
