import type { RowOf } from "@guildway/api-client";
import type { users } from "@guildway/api-contract";

/** The parts of a name and the phones, in the order of the form. */
export const personFields = [
  "firstName",
  "middleName",
  "lastName",
  "suffix",
  "phone",
  "phoneExt",
  "mobilePhone",
] as const;

export type PersonField = (typeof personFields)[number];

/** A person's name and phones as they are typed. */
export type Person = Record<PersonField, string>;

/** Nobody is called without these. */
export const neededOfPerson = ["firstName", "lastName"] as const satisfies readonly PersonField[];

/** A user's name and phones as the form begins with them. */
export function personOf(row: RowOf<typeof users>): Person {
  return Object.fromEntries(personFields.map((field) => [field, row[field] ?? ""])) as Person;
}

/** The parts of the name that are missing. */
export function personFaults(person: Person): PersonField[] {
  return neededOfPerson.filter((field) => person[field].trim() === "");
}

/** What is stored of a name and phones: what differs, without outer spaces. */
export function personChanges(
  before: Person,
  now: Person,
): Partial<Record<PersonField, string | null>> {
  return Object.fromEntries(
    personFields
      .filter((field) => now[field].trim() !== before[field])
      .map((field) => [field, now[field].trim() || null]),
  );
}
