import type { RowOf } from "@guildway/api-client";
import { type auditEntries, recordTypes, roles } from "@guildway/api-contract";
import { defineTexts, useLanguage } from "@guildway/ui";
import { useNamesOf } from "../../room/names.ts";
import type { Beside } from "../../room/room.ts";
import { roleNameIn } from "../users/role-names.ts";

type Row = RowOf<typeof auditEntries>;

/** What an entry says besides who did what, in words: "From: Expert · To: Admin". What has no words is said as it is stored. */
export function detailsOf(row: Row, { lang, organizations, names }: Beside): string {
  const text = texts[lang];
  const listed = (said: string, wordOf: (each: string) => string | undefined) =>
    said
      .split(",")
      .map((each) => wordOf(each) ?? each)
      .join(", ");
  const roleIn = (said: string) => {
    const role = roles.find((each) => each === said);
    return role && roleNameIn(organizations, { orgId: row.orgId, role: [role] }, lang);
  };
  const inWords = (name: string, value: unknown): string => {
    if (typeof value === "boolean") return value ? text.yes : text.no;
    const said = String(value);
    if (name === "fields") return listed(said, (field) => text.fields[field]);
    if (row.action === "role.changed") return roleIn(said) ?? said;
    if (namesManagers(row)) return listed(said, (id) => names.get(id)) || text.nobody;
    return text.values[said] ?? said;
  };
  const order = Object.keys(text.names);
  return Object.entries(row.details ?? {})
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, value]) => `${text.names[name] ?? name}: ${inWords(name, value)}`)
    .join(" · ");
}

/** The same with the people that it names by their ids. */
export function Details({ row, text }: { row: Row; text: string }) {
  return namesManagers(row) ? <ManagersNamed row={row} /> : text;
}

function ManagersNamed({ row }: { row: Row }) {
  const lang = useLanguage();
  const { from, to } = row.details ?? {};
  const ids = `${String(from)},${String(to)}`.split(",").filter(Boolean);
  const names = useNamesOf(recordTypes.users, [...new Set(ids)]);
  return detailsOf(row, { lang, names, organizations: [], shown: undefined });
}

const namesManagers = ({ action }: Row) => action === "location.managers-changed";

type Words = Readonly<Record<string, string>>;

/** The names in the order in which they are said. */
const texts = defineTexts(
  {
    yes: "yes",
    no: "no",
    nobody: "nobody",
    names: {
      from: "From",
      to: "To",
      as: "As",
      fields: "Information",
      reason: "Reason",
      reveal: "Reason",
      form: "Form",
      sequence: "Number",
      occasion: "On",
      invite: "Invitation",
      registration: "Registration",
      textVersion: "Version of the text",
      addresses: "Addresses",
      dryRun: "Only a preview",
      count: "Sessions",
      host: "Server",
      keepsHours: "Hours the old one still works",
      sha256: "Fingerprint of the file",
    } as Words,
    values: { signer: "the signer", sponsor: "the sponsor" } as Words,
    fields: {
      ssn: "Social Security Number",
      dob: "date of birth",
      gender: "gender",
      addressLine1: "street address",
      addressLine2: "apartment, suite or unit",
      addressCity: "city",
      addressState: "state",
      addressPostalCode: "ZIP code",
      addressCountry: "country",
      educationLevel: "education level",
      employmentStatus: "employment status",
      employmentStatusDate: "last employment date",
      orgReferral: "referring organization",
      citizenStatus: "citizenship status",
      criminalBkg: "criminal background",
      ethnicity: "ethnicity",
      races: "race",
      veteranStatus: "veteran status",
      disability: "disability",
    } as Words,
  },
  {
    yes: "sí",
    no: "no",
    nobody: "nadie",
    names: {
      from: "De",
      to: "A",
      as: "Como",
      fields: "Datos",
      reason: "Motivo",
      reveal: "Motivo",
      form: "Formulario",
      sequence: "Número",
      occasion: "Cuándo",
      invite: "Invitación",
      registration: "Inscripción",
      textVersion: "Versión del texto",
      addresses: "Direcciones",
      dryRun: "Solo una vista previa",
      count: "Sesiones",
      host: "Servidor",
      keepsHours: "Horas que vale la anterior",
      sha256: "Huella del archivo",
    },
    values: { signer: "quien firma", sponsor: "el patrocinador" },
    fields: {
      ssn: "número de seguro social",
      dob: "fecha de nacimiento",
      gender: "género",
      addressLine1: "calle y número",
      addressLine2: "apartamento o unidad",
      addressCity: "ciudad",
      addressState: "estado",
      addressPostalCode: "código postal",
      addressCountry: "país",
      educationLevel: "nivel de estudios",
      employmentStatus: "situación laboral",
      employmentStatusDate: "fecha del último empleo",
      orgReferral: "organización que refirió",
      citizenStatus: "ciudadanía",
      criminalBkg: "antecedentes penales",
      ethnicity: "etnia",
      races: "raza",
      veteranStatus: "condición de veterano",
      disability: "discapacidad",
    },
  },
);
