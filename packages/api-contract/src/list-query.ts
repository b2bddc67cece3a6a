import { meantField, meantNumber, meantOperator, meantParameter } from "./list-query-meant.ts";
import { nearestName } from "./nearest-name.ts";
import type { Fault, ProblemCode } from "./problems.ts";
import { type ColumnType, type Field, fieldsOf, type RecordDefinition } from "./record.ts";

/** The operators of a filter, written `f.{field}[op]=value`. */
export const operators = ["eq", "gt", "lt", "ilike", "is", "!is", "in", "ov", "!ov"] as const;

/** An operator of a filter. */
export type Operator = (typeof operators)[number];

/** The largest page a list answers. */
export const maxLimit = 3000;

/** As many as a list counts that is asked with `total=capped`; beyond, it says that there are more. */
export const mostCounted = 10_000;

/** The most records that a caller who does not reach an organization may name in one call. */
export const mostPublicIds = 50;

const maxFilters = 20;
const maxValues = 1000;
const maxValueLength = 2000;
const maxPage = 1_000_000;

/** One condition: its value is typed after the field (a list for `in`, `ov` and `!ov`; null, true or false for `is`). */
export interface Filter {
  field: string;
  op: Operator;
  value: FilterValue | FilterValue[];
}

/** A value that a field is compared with. */
export type FilterValue = string | number | boolean | null;

/** What a list is asked for, checked against the record. */
export interface ListQuery {
  filters: Filter[];
  order: { field: string; descending: boolean }[];
  /** Nobody asked for another order than the record's own. */
  isUsualOrder?: boolean;
  limit: number;
  page: number;
  select?: string[];
  /** The organisation named by `orgId`, for records that belong to one. */
  orgId?: string;
  /** Counts to 10,000 at most, which a long list answers sooner. */
  total?: "capped";
}

/** Why a list query was refused. */
export interface ListQueryProblem {
  code: ProblemCode;
  faults: Fault[];
}

const parameterNames = ["limit", "page", "order", "select", "id", "ids", "orgId", "total"] as const;

export const operatorsOf: Readonly<Record<ColumnType, readonly Operator[]>> = {
  text: ["eq", "gt", "lt", "ilike", "is", "!is", "in"],
  integer: ["eq", "gt", "lt", "is", "!is", "in"],
  double: ["eq", "gt", "lt", "is", "!is", "in"],
  money: ["eq", "gt", "lt", "is", "!is", "in"],
  boolean: ["eq", "is", "!is"],
  instant: ["eq", "gt", "lt", "is", "!is", "in"],
  date: ["eq", "gt", "lt", "is", "!is", "in"],
  textList: ["eq", "is", "!is", "ov", "!ov"],
  json: ["is", "!is", "ov", "!ov"],
};

/**
 * Reads a list query by the grammar `f.{field}[op]`, `order`, `limit`, `page`, `total`, `select`, `id`, `ids`, `orgId`.
 * `visible` are the fields that the caller may name; any other reads as unknown.
 */
export function parseListQuery(
  definition: RecordDefinition,
  parameters: Iterable<[string, string]>,
  visible: ReadonlySet<string>,
): { query: ListQuery } | { problem: ListQueryProblem } {
  const fields = fieldsOf(definition);
  const query: ListQuery = {
    filters: [],
    order: parseOrder(definition.list.order),
    isUsualOrder: true,
    limit: definition.list.limit,
    page: 1,
  };
  const seen = new Set<string>();
  const known = (name: string) => Object.hasOwn(fields, name) && visible.has(name);
  const named = Object.keys(fields).filter(known);

  for (const [name, value] of parameters) {
    const refuse = (code: ProblemCode, field: string, reason: string, meant?: Fault["instead"]) => {
      // A value that is not wrong is not said again: it may be a secret that was sent in vain.
      const instead = meant?.value === value ? { parameter: meant.parameter } : meant;
      const fault = { field, reason, parameter: name, ...(instead && { instead }) };
      return { problem: { code, faults: [fault] } };
    };
    if (seen.has(name)) return refuse("query.invalid-value", name, "is given twice");
    seen.add(name);
    if (value.length > maxValueLength && name !== "ids" && !name.endsWith("[in]"))
      return refuse("query.invalid-value", name, `is longer than ${maxValueLength} characters`);

    if (name === "limit" || name === "page") {
      const top = name === "limit" ? maxLimit : maxPage;
      if (!/^\d{1,7}$/.test(value) || Number(value) < 1 || Number(value) > top)
        return refuse(
          "query.invalid-value",
          name,
          `must be a whole number from 1 to ${top}`,
          meantNumber(name, value, top),
        );
      query[name] = Number(value);
    } else if (name === "total") {
      if (value !== "capped") {
        const instead = { parameter: name, value: "capped" };
        return refuse("query.invalid-value", name, "must be capped", instead);
      }
      query.total = value;
    } else if (name === "order") {
      query.order = parseOrder(value);
      query.isUsualOrder = false;
      if (query.order.length > 3)
        return refuse("query.too-many", "order", "takes at most 3 fields");
      for (const { field } of query.order) {
        const of = fields[field];
        if (!known(field) || !of)
          return refuse(
            "query.unknown-field",
            field || "order",
            "is not a field to order by",
            meantField(name, value, field, named),
          );
        if (of.column === "json" || of.column === "textList")
          return refuse("query.operator-not-for-field", field, "cannot be ordered by");
      }
    } else if (name === "select") {
      query.select = splitList(value);
      const unknown = query.select.find((field) => !known(field));
      if (unknown !== undefined)
        return refuse(
          "query.unknown-field",
          unknown || "select",
          "is not a field",
          meantField(name, value, unknown, named),
        );
    } else if (name === "id") {
      query.filters.push({ field: "id", op: "eq", value });
    } else if (name === "ids") {
      const ids = splitList(value);
      if (ids.length > maxLimit)
        return refuse("query.too-many", "ids", `takes at most ${maxLimit} ids`);
      query.filters.push({ field: "id", op: "in", value: ids });
    } else if (name === "orgId") {
      if (definition.type !== "organization" && !Object.hasOwn(definition.fields, "orgId"))
        return refuse("query.unknown-parameter", "orgId", "this record belongs to no organization");
      query.orgId = value;
    } else {
      const filter = /^f\.([A-Za-z0-9]+)\[(.{1,20})\]$/.exec(name);
      if (!filter)
        return refuse(
          "query.unknown-parameter",
          name,
          "is not a parameter of this list",
          meantParameter(name, value, parameterNames, named),
        );
      const [, field = "", op = ""] = filter;
      const of = fields[field];
      if (!known(field) || !of) {
        const meant = nearestName(field, named);
        const instead = meant && { parameter: `f.${meant}[${op}]`, value };
        return refuse("query.unknown-field", field, "is not a field", instead || undefined);
      }
      const taken = operatorsOf[of.column];
      const meant = meantOperator(op, taken);
      const instead =
        meant && meant !== op ? { parameter: `f.${field}[${meant}]`, value } : undefined;
      const meantWords = instead ? `; did you mean ${meant}?` : "";
      if (!isOperator(op))
        return refuse(
          "query.unknown-operator",
          name,
          `use one of ${operators.join(", ")}${meantWords}`,
          instead,
        );
      if (!taken.includes(op))
        return refuse(
          "query.operator-not-for-field",
          name,
          `use one of ${taken.join(", ")}${meantWords}`,
          instead,
        );
      const parsed = parseFilterValue(of, op, value);
      if ("reason" in parsed) return refuse(parsed.code, name, parsed.reason);
      query.filters.push({ field, op, value: parsed.value });
      if (query.filters.length > maxFilters)
        return refuse("query.too-many", name, `a list takes at most ${maxFilters} filters`);
    }
  }
  return { query };
}

function parseFilterValue(
  of: Field,
  op: Operator,
  value: string,
): { value: FilterValue | FilterValue[] } | { code: ProblemCode; reason: string } {
  const invalid = (reason: string) => ({ code: "query.invalid-value" as const, reason });
  if (op === "is" || op === "!is") {
    if (value === "null") return { value: null };
    if (of.column === "boolean" && (value === "true" || value === "false"))
      return { value: value === "true" };
    return invalid(of.column === "boolean" ? "must be null, true or false" : "must be null");
  }
  if (op === "in" || op === "ov" || op === "!ov" || of.column === "textList") {
    const parts = splitList(value);
    if (parts.length > maxValues)
      return { code: "query.too-many", reason: `takes at most ${maxValues} values` };
    const values = parts.map((part) => parseScalar(of.column, part));
    if (values.includes(undefined)) return invalid(scalarReason(of.column));
    return { value: values as FilterValue[] };
  }
  const scalar = parseScalar(of.column, value);
  return scalar === undefined ? invalid(scalarReason(of.column)) : { value: scalar };
}

function parseScalar(column: ColumnType, value: string): FilterValue | undefined {
  switch (column) {
    case "text":
    case "textList":
    case "json":
      return value;
    case "integer":
      return /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= 2_147_483_647
        ? Number(value)
        : undefined;
    case "double":
    case "money":
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : undefined;
    case "boolean":
      return value === "true" ? true : value === "false" ? false : undefined;
    case "instant":
      return isInstant(value) ? value : undefined;
    case "date":
      return isDay(value) ? value : undefined;
  }
}

function scalarReason(column: ColumnType): string {
  const words: Partial<Record<ColumnType, string>> = {
    integer: "must be a whole number",
    double: "must be a number",
    money: "must be a number",
    boolean: "must be true or false",
    instant: "must be an instant such as 2026-01-31T12:00:00Z",
    date: "must be a day such as 2026-01-31",
  };
  return words[column] ?? "has the wrong type";
}

function isInstant(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value))
  );
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || value.startsWith("0000")) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isOperator(op: string): op is Operator {
  return (operators as readonly string[]).includes(op);
}

function parseOrder(value: string): ListQuery["order"] {
  return splitList(value).map((part) =>
    part.startsWith("-")
      ? { field: part.slice(1), descending: true }
      : { field: part, descending: false },
  );
}

function splitList(value: string): string[] {
  return value.split(",").map((part) => part.trim());
}
