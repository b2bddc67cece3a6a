import { cipCode, oneOf, socCode, text } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

// How the crosswalk writes that an occupation has no program, and a program no occupation.
const noProgram = "99.9999";
const noOccupation = "99-9999";

/** Reads which programs prepare for which occupations, and what they are called, in `folder`/crosswalks. */
export async function readCrosswalks(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const titles = new Map<string, string>();
  const pairs = new Map<string, NonNullable<TableRows["occupationCips"]>[number]>();
  for await (const row of readTable(
    { folder, file: "crosswalks/soc2018_cip2020_crosswalk.csv", faults, progress },
    {
      socCode: ["SOC2018Code", socCode],
      cipCode: ["CIP2020Code", cipCode],
      cipTitle: ["CIP2020Title", text],
    },
  )) {
    if (row.cipCode === noProgram) continue;
    titles.set(row.cipCode, withoutStop(row.cipTitle));
    if (row.socCode === noOccupation) continue;
    pairs.set(`${row.socCode} ${row.cipCode}`, { socCode: row.socCode, cipCode: row.cipCode });
  }
  for await (const row of readTable(
    { folder, file: "crosswalks/cip2020_titles.csv", faults, progress },
    { cip: ["cip", text], level: ["level", oneOf("2", "4", "6")], title: ["title", text] },
  )) {
    if (row.level === "6") titles.set(row.cip, withoutStop(row.title));
  }
  return {
    source: "crosswalks",
    release: "SOC 2018 to CIP 2020",
    credit: credits.crosswalks(),
    faults,
    unknownCodes: {},
    tables: {
      cipTitles: [...titles].map(([cip, title]) => ({ cipCode: cip, title })),
      occupationCips: [...pairs.values()],
    },
  };
}

const withoutStop = (title: string) => title.replace(/\.$/, "");
