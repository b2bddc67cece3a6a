import { nearestName } from "./nearest-name.ts";
import type { Fault } from "./problems.ts";

/** A parameter as a list would take it. */
type Meant = Fault["instead"];

/** What others call our operators. */
const otherNames: Readonly<Record<string, string>> = {
  like: "ilike",
  contains: "ilike",
  "~": "ilike",
  "=": "eq",
  equals: "eq",
  ">": "gt",
  ">=": "gt",
  gte: "gt",
  after: "gt",
  "<": "lt",
  "<=": "lt",
  lte: "lt",
  before: "lt",
  not: "!is",
  isnot: "!is",
  "not.is": "!is",
  overlaps: "ov",
  "&&": "ov",
  any: "in",
};

/** The operator that was meant by one that the grammar does not have, of those that the field takes. */
export function meantOperator(op: string, taken: readonly string[]): string | undefined {
  const named = otherNames[op.toLowerCase()];
  return named && taken.includes(named) ? named : nearestName(op, taken);
}

/** A number within its bounds in place of one that is not. */
export function meantNumber(parameter: string, value: string, top: number): Meant {
  const number = Number(value);
  if (value.trim() === "" || Number.isNaN(number)) return undefined;
  const within = Math.min(Math.max(Math.trunc(number), 1), top);
  return { parameter, value: String(within) };
}

/** A list of fields in which one is named as it is written. */
export function meantField(
  parameter: string,
  value: string,
  wrong: string,
  fields: Iterable<string>,
): Meant {
  const name = nearestName(wrong, fields);
  if (name === undefined || wrong === "") return undefined;
  const parts = value.split(",").map((part) => {
    const [, sign = "", field = ""] = /^\s*(-?)(.*?)\s*$/.exec(part) ?? [];
    return `${sign}${field === wrong ? name : field}`;
  });
  return { parameter, value: parts.join(",") };
}

/** A filter without its f., or a parameter with a letter too many. */
export function meantParameter(
  name: string,
  value: string,
  known: readonly string[],
  fields: readonly string[],
): Meant {
  const bare = /^(?:f\.)?(\w+)(?:\[(.{1,20})\])?$/.exec(name);
  if (bare && fields.includes(bare[1]!))
    return { parameter: `f.${bare[1]}[${bare[2] ?? "eq"}]`, value };
  const parameter = nearestName(name, known);
  return parameter === undefined ? undefined : { parameter, value };
}
