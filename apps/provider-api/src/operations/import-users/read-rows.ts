import {
  createSchema,
  type Fault,
  type ImportedField,
  type ImportedRow,
  importedFields,
  roles,
  users,
} from "@guildway/api-contract";
import { roleName } from "@guildway/rules";
import { parse } from "../../http/parse-input.ts";
import { nextTurn } from "../../passages/turns.ts";
import { Problem } from "../../platform/problem.ts";
import { locationId, locationName, type Place } from "./read-place.ts";

/** A row as values of a user, or what is wrong with it. */
export interface ReadRow {
  line: number;
  email: string;
  values: Record<string, unknown>;
  faults: Fault[];
}

const schema = createSchema(users);
const yes = ["yes", "sí", "si", "true", "y", "1", "x"];
const no = ["no", "false", "n", "0"];
/** The words that the product knows, however they are typed; any other membership is kept as it is. */
const memberships = ["starter", "premium", "pro", "trial", "inactive"];

/** As many rows as are read at once, so that others are heard in between. */
const atOnce = 100;

/** Reads the cells of each row as the contract has a user; whom an earlier row names already is refused. */
export async function readRows(rows: readonly ImportedRow[], place: Place): Promise<ReadRow[]> {
  const lines = new Map<string, number>();
  const all: ReadRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % atOnce === 0) await nextTurn();
    const read = readRow(row, place);
    const key = read.email.toLowerCase();
    const earlier = lines.get(key);
    if (key !== "" && earlier === undefined) lines.set(key, row.line);
    if (earlier !== undefined)
      read.faults.push({ field: "email", reason: `is the same as in line ${earlier}` });
    all.push(read);
  }
  return all;
}

function readRow(row: ImportedRow, place: Place): ReadRow {
  const faults: Fault[] = [];
  const values: Record<string, unknown> = { orgId: place.orgId };
  for (const field of importedFields) {
    const text = row[field]?.trim() ?? "";
    if (text === "") continue;
    const { name = field, value, fault } = readCell(field, text, place);
    values[name] = value;
    if (fault) faults.push({ field, reason: fault });
  }
  if (values["email"] === undefined)
    faults.push({ field: "email", reason: "must be one mail address" });
  const faulty = new Set(faults.map(({ field }) => field));
  const sound = Object.entries(values).filter(([name]) => !faulty.has(name));
  try {
    const parsed = parse(schema, Object.fromEntries(sound), "body") as Record<string, unknown>;
    return {
      line: row.line,
      email: String(parsed["email"] ?? ""),
      values: parsed,
      faults: inOrder(faults),
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const found = (error.details?.faults ?? []).map(({ field, reason }) => ({
      field: field.split(".")[0]!,
      reason,
    }));
    return { line: row.line, email: "", values: {}, faults: inOrder([...faults, ...found]) };
  }
}

/** Faults as the columns stand, so that they are read from left to right. */
function inOrder(faults: readonly Fault[]): Fault[] {
  const place = ({ field }: Fault) => importedFields.findIndex((one) => one === field);
  return faults.toSorted((one, other) => place(one) - place(other));
}

/** What a cell says, and of which field of a user where that is called otherwise. */
function readCell(
  field: ImportedField,
  text: string,
  { type, locations }: Place,
): { name?: string; value?: unknown; fault?: string } {
  const plain = text.toLowerCase();
  switch (field) {
    case "role":
      return { value: [roles.find((role) => isRole(role, type, plain)) ?? text] };
    case "membership":
      return { value: [memberships.includes(plain) ? plain : text] };
    case "testUser":
    case "courseReadOnly":
      return [...yes, ...no].includes(plain)
        ? { value: yes.includes(plain) }
        : { fault: "must be yes or no" };
    case "location": {
      const named = new Set([
        ...(locations.get(locationId(text)) ?? []),
        ...(locations.get(locationName(text)) ?? []),
      ]);
      const [only] = named;
      if (named.size === 1) return { name: "locationId", value: only };
      return {
        fault:
          named.size > 1
            ? "names more than one location; give its id"
            : `names no record of this organization: ${text.slice(0, 80)}`,
      };
    }
    default:
      return { value: text };
  }
}

function isRole(role: (typeof roles)[number], type: string | null, plain: string): boolean {
  const names = (["en", "es"] as const).map((lang) => roleName(role, type, lang));
  return [role, ...names].some((name) => name.toLowerCase() === plain);
}
