import { type ListQuery, parseListQuery, type RecordDefinition } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";
import { hasMasks } from "./mask-private.ts";

/** Reads a list query; private fields may be named by `select` alone, and only where one record is asked for by its id. */
export function readListQuery(
  definition: RecordDefinition,
  search: Iterable<[string, string]>,
  openFields: readonly string[],
  privateFields: readonly string[],
): { query: ListQuery; reveal: string | undefined } {
  const { parameters, reveal } = takeReveal(definition, [...search]);
  const parsed = parseListQuery(definition, parameters, new Set([...openFields, ...privateFields]));
  if ("problem" in parsed)
    throw new Problem(parsed.problem.code, { faults: parsed.problem.faults });
  const { query } = parsed;
  const [only, ...more] = query.filters;
  const asksForOne = only?.field === "id" && only.op === "eq" && more.length === 0;
  const named = [
    ...query.filters.map(({ field }) => field),
    ...query.order.map(({ field }) => field),
    ...(asksForOne ? [] : (query.select ?? [])),
  ];
  const refused = named.find((field) => privateFields.includes(field));
  if (refused !== undefined)
    throw new Problem("query.unknown-field", {
      faults: [{ field: refused, reason: "is answered only by select, for one record by its id" }],
    });
  return { query, reveal };
}

/** `reveal=reason` asks for a masked field in full; it is a parameter only of records that have one. */
function takeReveal(
  { type }: RecordDefinition,
  parameters: [string, string][],
): { parameters: [string, string][]; reveal: string | undefined } {
  if (!hasMasks(type)) return { parameters, reveal: undefined };
  const reason = parameters.find(([name]) => name === "reveal")?.[1].trim();
  return {
    parameters: parameters.filter(([name]) => name !== "reveal"),
    reveal: reason ? reason.slice(0, 200) : undefined,
  };
}
