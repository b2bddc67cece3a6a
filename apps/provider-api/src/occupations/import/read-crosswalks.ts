import { cipCode, socCode, text, unwrapped } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { isThere } from "./read-records.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

// How the crosswalk writes that an occupation has no program, and a program no occupation.
const noProgram = "99.9999";
const noOccupation = "99-9999";

/** Reads which programs prepare for which occupations, and what they are called, in `folder`/crosswalks. */
export async function readCrosswalks(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const choose = async (official: string, copy: string) =>
    (await isThere(folder, copy)) ? copy : official;
  const crosswalk = await choose(
    "crosswalks/CIP2020_SOC2018_Crosswalk.xlsx",
    "crosswalks/soc2018_cip2020_crosswalk.csv",
  );
  const titles = new Map<string, string>();
  const pairs = new Map<string, NonNullable<TableRows["occupationCips"]>[number]>();
  for await (const row of readTable(
    { folder, file: crosswalk, faults, progress },
    {
      socCode: ["SOC2018Code", socCode],
      cipCode: ["CIP2020Code", cipCode],
      cipTitle: ["CIP2020Title", text],
    },
    { sheet: crosswalk.endsWith(".xlsx") ? "SOC-CIP" : undefined },
  )) {
    if (row.cipCode === noProgram) continue;
    titles.set(row.cipCode, withoutStop(row.cipTitle));
    if (row.socCode === noOccupation) continue;
    pairs.set(`${row.socCode} ${row.cipCode}`, { socCode: row.socCode, cipCode: row.cipCode });
  }
  // Families and series of programs stand beside the programs, with shorter codes.
  for await (const row of readTable(
    {
      folder,
      file: await choose("crosswalks/CIPCode2020.csv", "crosswalks/cip2020_titles.csv"),
      faults,
      progress,
    },
    { cip: [["CIPCode", "cip"], unwrapped(text)], title: [["CIPTitle", "title"], text] },
  )) {
    if (/^\d{2}\.\d{4}$/.test(row.cip)) titles.set(row.cip, withoutStop(row.title));
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
