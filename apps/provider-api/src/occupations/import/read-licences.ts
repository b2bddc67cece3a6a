import {
  CellFault,
  day,
  onetCode,
  stateCode,
  text,
  textOrNull,
  webAddress,
  type CellReader,
} from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

/** Reads the licences of the states and the nation, and the occupations of each, in `folder`/licences. */
export async function readLicences(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  let undated = 0;
  const licences = new Map<string, NonNullable<TableRows["licences"]>[number]>();
  for await (const row of readTable(
    { folder, file: "licences/licences_us.csv", faults, progress },
    {
      id: ["licence_id", text],
      state: ["state", stateCode],
      title: ["title", text],
      agency: ["agency", textOrNull],
      url: ["url", webAddress],
      phone: ["phone", textOrNull],
      updatedOn: ["updated", dayOfEntry],
      description: ["description", textOrNull],
      type: ["type", requirement],
      exam: ["exam", requirement],
      education: ["education", requirement],
      experience: ["experience", requirement],
      continuingEducation: ["continuing_education", requirement],
      certification: ["certification", requirement],
      backgroundCheck: ["background_check", requirement],
      physicalRequirement: ["physical_requirement", requirement],
    },
    { key: (row) => row.id },
  )) {
    const { id, state, title, agency, url, phone, updatedOn, description, ...asked } = row;
    const requirements = Object.entries(requirementNames).flatMap(([key, Name]) => {
      const Value = asked[key as keyof typeof asked];
      return Value === "" ? [] : [{ Name, Value }];
    });
    if (updatedOn === null) undated += 1;
    const licence = { id, state, title, agency, url, phone, updatedOn, description, requirements };
    licences.set(id, licence);
  }

  const file = "licences/licence_occupations.csv";
  const unknownCodes: Record<string, number> = {};
  const licenceOccupations: NonNullable<TableRows["licenceOccupations"]> = [];
  for await (const row of readTable(
    { folder, file, faults, progress },
    { licenceId: ["licence_id", text], onetCode: ["onet_soc", onetCode] },
    { key: (row) => `${row.licenceId} ${row.onetCode}` },
  )) {
    if (licences.has(row.licenceId)) licenceOccupations.push(row);
    else unknownCodes[file] = (unknownCodes[file] ?? 0) + 1;
  }
  const newest = [...licences.values()]
    .map((row) => row.updatedOn ?? "")
    .sort()
    .at(-1);
  return {
    source: "licences",
    release: newest ? `entries until ${newest}` : "entries without a date",
    credit: credits.licences(),
    faults,
    unknownCodes,
    notes: undated > 0 ? [`${undated} licences carry no day, or none that a calendar has`] : [],
    tables: { licences: [...licences.values()], licenceOccupations },
  };
}

const requirementNames = {
  type: "Type",
  exam: "Exam",
  education: "Education",
  experience: "Experience",
  continuingEducation: "Continuing education",
  certification: "Certification",
  backgroundCheck: "Background check",
  physicalRequirement: "Physical requirement",
} as const;

const requirement: CellReader<string> = (cell) =>
  cell.replace("Certification my substitute", "Certification may substitute");

/** Entries without a day carry the year 1013, and some a day that no calendar has. */
const dayOfEntry: CellReader<string | null> = (cell) => {
  if (cell === "" || cell < "1900") return null;
  try {
    return day(cell);
  } catch (error) {
    if (error instanceof CellFault && /^\d{4}-\d{2}-\d{2}$/.test(cell)) return null;
    throw error;
  }
};
