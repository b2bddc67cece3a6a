import {
  decimal,
  oneOf,
  orNull,
  socCode,
  text,
  textOrNull,
  unwrapped,
  type CellReader,
} from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { newestFile } from "./newest-file.ts";
import { isThere } from "./read-records.ts";
import { readHeader, readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

const officialFile = "projections/Employment Projections.csv";

/** Reads the Employment Projections in `folder`/projections. */
export async function readProjections(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const copy = await newestFile(
    folder,
    "projections",
    /^employment_projections_(\d{4})-\d{2}\.csv$/,
  );
  const file = copy && !(await isThere(folder, officialFile)) ? copy.file : officialFile;
  const [from, to] = yearsOf(await readHeader(folder, file));
  const projections: NonNullable<TableRows["projections"]> = [];
  const period = `${from}-${String(to).slice(2)}`;
  for await (const row of readTable(
    { folder, file, faults, progress },
    {
      socCode: [["Occupation Code", "soc"], unwrapped(socCode)],
      socTitle: [["Occupation Title", "title"], titleWithoutExamples],
      type: ["type", orNull(oneOf("Line item", "Summary")), "optional"],
      employment: [[`Employment ${from}`, `emp_${from}_k`], thousands],
      projected: [[`Employment ${to}`, `emp_${to}_k`], thousands],
      changePercent: [[`Employment Percent Change, ${from}-${to}`, "change_pct"], percent],
      openings: [
        [`Occupational Openings, ${from}-${to} Annual Average`, "annual_openings_k"],
        thousands,
      ],
      entryEducation: [["Typical Entry-Level Education", "entry_education"], textOrNull],
      workExperience: [["Work Experience in a Related Occupation", "work_experience"], textOrNull],
      onTheJobTraining: [["Typical on-the-job Training", "ojt"], textOrNull],
    },
    { key: (row) => row.socCode },
  )) {
    const { type, employment, projected, openings, ...rest } = row;
    if (type === "Summary" || row.socCode.endsWith("-0000")) continue;
    projections.push({
      ...rest,
      period,
      employment: jobs(employment),
      projectedEmployment: jobs(projected),
      annualOpenings: jobs(openings),
    });
  }
  return {
    source: "projections",
    release: period,
    credit: credits.projections(period),
    faults,
    unknownCodes: {},
    tables: { projections },
  };
}

/** The first and the last year of the columns of employment. */
function yearsOf(header: readonly string[]): [from: number, to: number] {
  const years = header.flatMap((name) => {
    const year = /^(?:Employment (\d{4})|emp_(\d{4})_k)$/.exec(name);
    return year ? [Number(year[1] ?? year[2])] : [];
  });
  return years.length < 2 ? [2024, 2034] : [Math.min(...years), Math.max(...years)];
}

const jobs = (inThousands: number) => Math.round(inThousands * 1000);
const thousands: CellReader<number> = (cell) => decimal(0, 1_000_000)(cell.replaceAll(",", ""));
const percent: CellReader<number> = (cell) => decimal(-100, 10_000)(cell.replaceAll(",", ""));

/** The export puts the titles that workers use behind the occupation's own, with asterisks. */
const titleWithoutExamples: CellReader<string> = (cell) =>
  text((cell.split(/\s*[*•\n]/)[0] ?? "").trim());
