import { CellFault, day, orNull, text, webAddress, type CellReader } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

/** Reads the certifications whose occupations are known, in `folder`/credentials. */
export async function readCertifications(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const certifications: NonNullable<TableRows["certifications"]> = [];
  const certificationOccupations: NonNullable<TableRows["certificationOccupations"]> = [];
  for await (const row of readTable(
    { folder, file: "credentials/it_certifications_50.csv", faults, progress },
    {
      name: ["certification", text],
      issuer: ["issuer", text],
      url: ["official_url", webAddress],
      exams: ["exam_codes", optionalText],
      fee: ["exam_fee_usd", fee],
      validity: ["validity_years", validity],
      background: ["recommended_background", optionalText],
      socCodes: ["socs", socCodes],
      checkedOn: ["checked", orNull(day)],
    },
    { key: (row) => `${row.issuer}: ${row.name}` },
  )) {
    const { name, issuer, url, exams, fee: costs, validity: lasts, background, checkedOn } = row;
    const id = idOf(`${issuer} ${name}`);
    const requirements = [
      { Name: "Exams", Value: exams },
      { Name: "Exam fee", Value: costs },
      { Name: "Valid for", Value: lasts },
      { Name: "Recommended background", Value: background },
    ].filter(({ Value }) => Value !== "");
    certifications.push({ id, name, issuer, url, requirements, checkedOn });
    for (const socCode of new Set(row.socCodes))
      certificationOccupations.push({ socCode, certificationId: id });
  }
  const newest = certifications
    .map((row) => row.checkedOn ?? "")
    .sort()
    .at(-1);
  return {
    source: "certifications",
    release: newest ? `checked until ${newest}` : "undated",
    credit: credits.certifications(),
    faults,
    unknownCodes: {},
    tables: { certifications, certificationOccupations },
  };
}

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("+", " plus")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const optionalText: CellReader<string> = (cell) => cell;

/** One fee, or those of several exams: `274+274`. */
const fee: CellReader<string> = (cell) => {
  if (cell === "") return "";
  if (!/^\d+(\+\d+)*$/.test(cell)) throw new CellFault(`"${cell}" is not a fee in whole dollars`);
  return cell
    .split("+")
    .map((dollars) => `$${Number(dollars).toLocaleString("en-US")}`)
    .join(" + ");
};

const validity: CellReader<string> = (cell) => {
  if (cell === "") return "";
  const years = Number(cell);
  if (!(years >= 0 && years <= 50)) throw new CellFault(`"${cell}" is not a number of years`);
  if (years === 0) return "Does not expire";
  return years === 1 ? "1 year" : `${years} years`;
};

const socCodes: CellReader<string[]> = (cell) => {
  const codes = cell.split(/\s+/).filter(Boolean);
  const wrong = codes.find((code) => !/^\d{2}-\d{4}$/.test(code));
  if (wrong) throw new CellFault(`"${wrong}" is not an SOC code such as 47-2111`);
  return codes;
};
