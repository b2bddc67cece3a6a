import { type ImportedField, importedFields } from "@guildway/api-contract";
import { labels } from "./labels.ts";

/** What each column of a file is read as; an empty text is left out. */
export type Columns = readonly (ImportedField | "")[];

/** What else people write above a column. */
const alsoCalled: Readonly<Partial<Record<ImportedField, readonly string[]>>> = {
  firstName: ["first", "given name", "nombre", "nombres"],
  middleName: ["middle"],
  lastName: ["last", "surname", "family name", "apellido"],
  email: ["email address", "mail", "correo", "correo electronico", "direccion de correo"],
  phone: ["telephone", "phone number", "tel"],
  phoneExt: ["ext", "phone extension", "ext."],
  mobilePhone: ["mobile", "cell", "cell phone", "celular", "movil"],
  title: ["job title", "position", "puesto"],
  role: ["rol", "función"],
  location: ["location id", "sede", "ubicacion"],
};

/** Finds what each column holds by what stands above it, in English or Spanish; of two alike the first counts. */
export function matchColumns(headers: readonly string[]): Columns {
  const taken = new Set<ImportedField>();
  return headers.map((header) => {
    const field = importedFields.find(
      (one) => !taken.has(one) && namesOf(one).includes(plain(header)),
    );
    if (field) taken.add(field);
    return field ?? "";
  });
}

function namesOf(field: ImportedField): string[] {
  return [field, labels.en[field], labels.es[field], ...(alsoCalled[field] ?? [])].map(plain);
}

/** A heading without case, accents and marks: "E-Mail" and "email" are one. */
function plain(header: string): string {
  return header
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}
