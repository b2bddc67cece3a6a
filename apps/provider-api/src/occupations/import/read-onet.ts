import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { oneOf, onetCode, orNull, text, textOrNull, wholeNumber } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readElements } from "./read-onet-elements.ts";
import { readTable, type TableFile } from "./read-table.ts";
import { isThere } from "./read-records.ts";
import { readInterests, readTasks, readTechnology, readTools } from "./read-onet-work.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

type Rows<T extends keyof TableRows> = NonNullable<TableRows[T]>;

/** Reads the text edition of the O*NET database in `folder`/onet. */
export async function readOnet(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const unknownCodes: Record<string, number> = {};
  const table = (name: string) => ({ folder, file: `onet/${name}.txt`, faults, progress });

  const zones = new Map<string, number | null>();
  for await (const row of readTable(table("Job Zones"), {
    onetCode: ["O*NET-SOC Code", onetCode],
    jobZone: ["Job Zone", orNull(wholeNumber(1, 5), "n/a")],
  })) {
    zones.set(row.onetCode, row.jobZone);
  }

  const occupations: Rows<"occupations"> = [];
  const known = new Set<string>();
  const titles = new Map<string, Rows<"occupationTitles">[number]>();
  const addTitle = (code: string, kind: "title" | "alternate" | "short", title: string) =>
    titles.set(`${code} ${kind} ${title}`, { onetCode: code, title, kind });
  for await (const row of readTable(table("Occupation Data"), {
    onetCode: ["O*NET-SOC Code", onetCode],
    title: ["Title", text],
    description: ["Description", text],
  })) {
    if (known.has(row.onetCode)) {
      faults.push({
        file: "onet/Occupation Data.txt",
        line: 0,
        column: "O*NET-SOC Code",
        reason: `${row.onetCode} stands there twice`,
      });
      continue;
    }
    known.add(row.onetCode);
    occupations.push({
      ...row,
      descriptionSource: "onet",
      jobZone: zones.get(row.onetCode) ?? null,
    });
    addTitle(row.onetCode, "title", row.title);
  }
  const isKnown = (file: string, ...codes: string[]) => {
    if (codes.every((code) => known.has(code))) return true;
    unknownCodes[`onet/${file}.txt`] = (unknownCodes[`onet/${file}.txt`] ?? 0) + 1;
    return false;
  };
  for (const code of zones.keys()) isKnown("Job Zones", code);

  for await (const row of readTable(table("Alternate Titles"), {
    onetCode: ["O*NET-SOC Code", onetCode],
    title: ["Alternate Title", text],
    short: ["Short Title", textOrNull],
  })) {
    if (!isKnown("Alternate Titles", row.onetCode)) continue;
    addTitle(row.onetCode, "alternate", row.title);
    if (row.short !== null) addTitle(row.onetCode, "short", row.short);
  }

  const related = new Map<string, Rows<"relatedOccupations">[number]>();
  for await (const row of readTable(table("Related Occupations"), {
    onetCode: ["O*NET-SOC Code", onetCode],
    relatedCode: ["Related O*NET-SOC Code", onetCode],
    tier: ["Relatedness Tier", oneOf("Primary-Short", "Primary-Long", "Supplemental")],
    rank: ["Index", wholeNumber(1, 1000)],
  })) {
    if (isKnown("Related Occupations", row.onetCode, row.relatedCode))
      related.set(`${row.onetCode} ${row.relatedCode}`, row);
  }

  const names = new Map<string, Rows<"elements">[number]>();
  for await (const row of readTable(table("Content Model Reference"), {
    elementId: ["Element ID", text],
    name: ["Element Name", text],
    description: ["Description", text],
  })) {
    names.set(row.elementId, row);
  }
  const skills = await readElements(table("Skills"), "skill", (code) => isKnown("Skills", code));
  const knowledge = await readElements(table("Knowledge"), "knowledge", (code) =>
    isKnown("Knowledge", code),
  );
  const used = new Set([...skills, ...knowledge].map((row) => row.elementId));
  const elements = [...names.values()].filter((element) => used.has(element.elementId));
  for (const id of used)
    if (!names.has(id)) unknownCodes[`onet/Content Model Reference.txt: ${id}`] = 1;

  const absent: string[] = [];
  // Optional files: what an earlier release said of these must not stay beside this one.
  const optional = async <T>(
    name: string,
    read: (file: TableFile, isKnown: (code: string) => boolean) => Promise<T[]>,
  ): Promise<T[]> => {
    const file = table(name);
    if (await isThere(folder, file.file)) return read(file, (code) => isKnown(name, code));
    absent.push(file.file);
    return [];
  };
  const occupationTasks = await optional("Task Statements", readTasks);
  const occupationTools = [
    ...(await optional("Technology Skills", readTechnology)),
    ...(await optional("Tools Used", readTools)),
  ];
  const occupationInterests = await optional("Interests", readInterests);

  const release = await readRelease(folder);
  return {
    source: "onet",
    release,
    credit: credits.onet(release),
    faults,
    unknownCodes,
    notes: absent.map(
      (file) => `${file} is missing: nothing of it is kept from an earlier release`,
    ),
    mayBeEmpty: ["occupationTasks", "occupationTools", "occupationInterests"],
    tables: {
      occupations,
      occupationTitles: [...titles.values()],
      relatedOccupations: [...related.values()],
      elements,
      occupationElements:
        skills.length > 0 && knowledge.length > 0 ? [...skills, ...knowledge] : [],
      occupationTasks,
      occupationTools,
      occupationInterests,
    },
  };
}

async function readRelease(folder: string): Promise<string> {
  const readMe = await readFile(join(folder, "onet", "Read Me.txt"), "utf8").catch(() => "");
  return /O\*NET (\d+\.\d+) Database/.exec(readMe)?.[1] ?? "of unknown release";
}
