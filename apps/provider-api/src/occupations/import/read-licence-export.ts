import {
  CellFault,
  onetCode,
  text,
  textOrNull,
  webAddress,
  wholeNumber,
  type CellReader,
} from "./cells.ts";
import { dayOfEntry, requirement, requirementsOf } from "./licence-requirements.ts";
import { readTable, type TableFile } from "./read-table.ts";
import type { TableRows } from "./source-rows.ts";
import { stateOfFips } from "./states.ts";

type Rows<T extends keyof TableRows> = NonNullable<TableRows[T]>;

/** Two of the three tables of the Workforce Information Database that CareerOneStop publishes. */
export const exportedLicences = "licences/license.csv";
export const exportedOccupations = "licences/licensexocc.csv";
const exportedAuthorities = "licences/licenseauthorities.csv";

/** Reads the licences of the export: License and LicenseAuthorities. */
export async function readLicenceExport(
  table: (file: string) => TableFile,
): Promise<Rows<"licences">> {
  const authorities = new Map<
    string,
    { agency: string; url: string | null; phone: string | null }
  >();
  for await (const row of readTable(table(exportedAuthorities), {
    fips: ["StFips", fips],
    id: ["LicAuthID", text],
    department: [["Department", "Name1"], text],
    division: [["Division", "Name2"], textOrNull, "optional"],
    board: [["Board", "Name3"], textOrNull, "optional"],
    url: ["URL", webAddress, "optional"],
    phone: ["Telephone", textOrNull, "optional"],
  })) {
    const agency = [row.department, row.division, row.board].filter(Boolean).join(" · ");
    authorities.set(`${row.fips} ${row.id}`, { agency, url: row.url, phone: row.phone });
  }
  const licences: Rows<"licences"> = [];
  for await (const row of readTable(
    table(exportedLicences),
    {
      fips: ["StFips", fips],
      id: ["LicenseID", text],
      authority: ["LicAuthID", text],
      title: [["LicenseTitle", "LicTitle"], text],
      description: [["LicenseDesc", "LicDesc"], textOrNull, "optional"],
      url: [["LicenseURL", "URL"], webAddress, "optional"],
      updatedOn: [["LicenseUpdatedDate", "UpdateDate"], dayOfEntry, "optional"],
      type: ["LicenseType", requirement, "optional"],
      exam: ["Exam", requirement, "optional"],
      education: ["Education", requirement, "optional"],
      experience: ["Experience", requirement, "optional"],
      continuingEducation: ["ContinuingEducation", requirement, "optional"],
      certification: ["Certification", requirement, "optional"],
      backgroundCheck: ["BackgroundCheck", requirement, "optional"],
      physicalRequirement: ["PhysicalRequirement", requirement, "optional"],
    },
    { key: (row) => `${row.fips}-${row.id}` },
  )) {
    const authority = authorities.get(`${row.fips} ${row.authority}`);
    licences.push({
      id: `${row.fips}-${row.id}`,
      state: stateOfFips.get(row.fips) ?? "",
      title: row.title,
      agency: authority?.agency ?? null,
      url: row.url ?? authority?.url ?? null,
      phone: authority?.phone ?? null,
      updatedOn: row.updatedOn,
      description: row.description,
      requirements: requirementsOf(row),
    });
  }
  return licences;
}

/** Reads the occupations of the licences of the export: LicenseXOcc. */
export async function* readExportedOccupations(
  table: (file: string) => TableFile,
): AsyncGenerator<{ licenceId: string; onetCode: string }> {
  for await (const row of readTable(
    table(exportedOccupations),
    {
      fips: ["StFips", fips],
      id: ["LicenseID", text],
      onetCode: [["OccCode", "SocOnetCod"], onetCodeWithoutMarks],
    },
    { key: (row) => `${row.fips}-${row.id} ${row.onetCode}` },
  ))
    yield { licenceId: `${row.fips}-${row.id}`, onetCode: row.onetCode };
}

const fips: CellReader<string> = (cell) => {
  const code = String(wholeNumber(0, 99)(cell)).padStart(2, "0");
  if (!stateOfFips.has(code)) throw new CellFault(`"${cell}" is not the FIPS number of a state`);
  return code;
};

/** O*NET codes stand there as 47-2111.00 or as 47211100. */
const onetCodeWithoutMarks: CellReader<string> = (cell) =>
  onetCode(cell.replace(/^(\d{2})(\d{4})(\d{2})$/, "$1-$2.$3"));
