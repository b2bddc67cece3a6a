import type { FailureCode } from "@guildway/api-client";
import {
  type ColumnType,
  type Field,
  fieldsOf,
  type RecordDefinition,
  updateSchema,
} from "@guildway/api-contract";
import { isNumber } from "../is-number.ts";
import type { Asked } from "../room.ts";

/** What stands in a record's form, by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What is wrong with a field, as words are found for it. */
export interface RecordFault {
  field?: string | undefined;
  kind:
    | "missing"
    | "too-long"
    | "no-whole-number"
    | "no-amount"
    | "too-small"
    | "too-large"
    | "wrong"
    | "other"
    | "network"
    | "forbidden"
    | "said";
  /** How long, how small or how large it may be. */
  limit?: number;
  /** The server's own sentence, and the code of its refusal. */
  reason?: string;
  code?: FailureCode | undefined;
}

/** The form of a record as it was read, or of a new one. */
export function valuesOfRow(
  fields: readonly string[],
  row: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
}

/** The fields that were changed, an emptied one as null; as they are sent. */
export function changedValues(
  record: RecordDefinition,
  before: FormValues,
  now: FormValues,
): Record<string, unknown> {
  const fields = fieldsOf(record);
  const sent = (field: string, value: unknown) => cleaned(value, fields[field]?.column);
  const changed = Object.entries(now)
    .map(([field, value]) => [field, sent(field, value)] as const)
    .filter(([field, value]) => !isSame(value, sent(field, before[field])));
  return Object.fromEntries(changed);
}

/** Changed values as they are sent: of a list that the server adds to, what was added and what was taken away. */
export function sentChanges(
  { merged = [] }: RecordDefinition,
  before: FormValues,
  changed: FormValues,
): Record<string, unknown> {
  const sent = Object.entries(changed).map(([field, value]) =>
    merged.includes(field) ? [field, listChange(before[field], value)] : [field, value],
  );
  return Object.fromEntries(sent);
}

function listChange(before: unknown, now: unknown) {
  const [had, has] = [before, now].map((ids) => (ids ?? []) as readonly string[]);
  return {
    add: has!.filter((id) => !had!.includes(id)),
    remove: had!.filter((id) => !has!.includes(id)),
  };
}

/** Whether two values of a field are the same, lists by their items. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** What is wrong with what would be sent, by the contract and by what the form needs; of a new record `asked` is all that the form asks for. */
export function faultsIn(
  record: RecordDefinition,
  values: Record<string, unknown>,
  asked: readonly Asked[],
): RecordFault[] {
  const fields = fieldsOf(record);
  const missing = asked
    .filter(({ field, needed }) => needed && (values[field] ?? null) === null)
    .map(({ field }) => field);
  const given = Object.fromEntries(
    Object.entries(values).filter(([field]) => !missing.includes(field)),
  );
  const parsed = updateSchema(record).safeParse(given);
  const issues = parsed.success ? [] : parsed.error.issues;
  return [
    ...missing.map((field) => ({ field, kind: "missing" as const })),
    ...issues.map((issue): RecordFault => {
      const field = String(issue.path[0] ?? "");
      const column = fields[field]?.column;
      if (issue.code === "too_big")
        return {
          field,
          kind: isNumber(column) ? "too-large" : "too-long",
          limit: Number(issue.maximum),
        };
      if (issue.code === "too_small" && isNumber(column))
        return { field, kind: "too-small", limit: Number(issue.minimum) };
      return { field, kind: wrongIn[column ?? "text"] ?? "wrong" };
    }),
  ];
}

/** What is said of a value that is none of its column's. */
const wrongIn: { readonly [C in ColumnType]?: RecordFault["kind"] } = {
  integer: "no-whole-number",
  money: "no-amount",
};

/** A value as it is sent. */
export function sentValue(value: unknown, field: Field | undefined): unknown {
  return cleaned(value, field?.column);
}

/** Spaces around a text count for nothing, a text of nothing is no value, and what is typed into a number's field is one if it can be. */
function cleaned(value: unknown, column: ColumnType | undefined): unknown {
  if (typeof value === "string") {
    const text = value.trim();
    const number = Number(text);
    return isNumber(column) && text && !Number.isNaN(number) ? number : text || null;
  }
  if (Array.isArray(value) && value.length === 0) return null;
  return value ?? null;
}
