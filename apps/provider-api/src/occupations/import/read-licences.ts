import { onetCode, stateCode, text, textOrNull, webAddress } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { dayOfEntry, requirement, requirementsOf } from "./licence-requirements.ts";
import {
  exportedLicences,
  exportedOccupations,
  readExportedOccupations,
  readLicenceExport,
} from "./read-licence-export.ts";
import { isThere } from "./read-records.ts";
import { readTable, type TableFile } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

const copiedOccupations = "licences/licence_occupations.csv";

type Rows<T extends keyof TableRows> = NonNullable<TableRows[T]>;

/** Reads the licences of the states and the nation, and the occupations of each, in `folder`/licences. */
export async function readLicences(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const table = (file: string): TableFile => ({ folder, file, faults, progress });
  const isExport = await isThere(folder, exportedLicences);
  const licences = isExport ? await readLicenceExport(table) : await readCopy(table);

  const known = new Set(licences.map(({ id }) => id));
  let unknown = 0;
  const licenceOccupations: Rows<"licenceOccupations"> = [];
  for await (const row of isExport
    ? readExportedOccupations(table)
    : readCopiedOccupations(table)) {
    if (known.has(row.licenceId)) licenceOccupations.push(row);
    else unknown += 1;
  }
  const days = licences.flatMap(({ updatedOn }) => updatedOn ?? []).sort();
  const undated = licences.length - days.length;
  return {
    source: "licences",
    release: days.length > 0 ? `entries until ${days.at(-1)}` : "entries without a day",
    credit: credits.licences(),
    faults,
    unknownCodes:
      unknown > 0 ? { [isExport ? exportedOccupations : copiedOccupations]: unknown } : {},
    notes: undated > 0 ? [`${undated} licences carry no day, or none that a calendar has`] : [],
    tables: { licences, licenceOccupations },
  };
}

async function readCopy(table: (file: string) => TableFile): Promise<Rows<"licences">> {
  const licences: Rows<"licences"> = [];
  for await (const row of readTable(
    table("licences/licences_us.csv"),
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
    const { id, state, title, agency, url, phone, updatedOn, description } = row;
    const requirements = requirementsOf(row);
    licences.push({ id, state, title, agency, url, phone, updatedOn, description, requirements });
  }
  return licences;
}

async function* readCopiedOccupations(
  table: (file: string) => TableFile,
): AsyncGenerator<Rows<"licenceOccupations">[number]> {
  yield* readTable(
    table(copiedOccupations),
    { licenceId: ["licence_id", text], onetCode: ["onet_soc", onetCode] },
    { key: (row) => `${row.licenceId} ${row.onetCode}` },
  );
}
