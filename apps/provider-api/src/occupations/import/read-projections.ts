import { decimal, oneOf, socCode, text, textOrNull, unwrapped } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

const thousands = decimal(0, 1_000_000);

/** Reads the newest file of the Employment Projections in `folder`/projections. */
export async function readProjections(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const file = "projections/employment_projections_2024-34.csv";
  const period = "2024-34";
  const projections: NonNullable<TableRows["projections"]> = [];
  for await (const row of readTable(
    { folder, file, faults, progress },
    {
      socCode: ["soc", unwrapped(socCode)],
      socTitle: ["title", text],
      type: ["type", oneOf("Line item", "Summary")],
      employment: [/^emp_\d{4}_k$/, thousands],
      projected: [/^emp_2034_k$/, thousands],
      changePercent: ["change_pct", decimal(-100, 10_000)],
      openings: ["annual_openings_k", thousands],
      entryEducation: ["entry_education", textOrNull],
      workExperience: ["work_experience", textOrNull],
      onTheJobTraining: ["ojt", textOrNull],
    },
    { key: (row) => row.socCode },
  )) {
    const { type, employment, projected, openings, ...rest } = row;
    if (type !== "Line item") continue;
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

const jobs = (inThousands: number) => Math.round(inThousands * 1000);
