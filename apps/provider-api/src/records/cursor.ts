import { createHash } from "node:crypto";
import { fieldsOf, type ListQuery, type RecordDefinition } from "@guildway/api-contract";
import * as z from "zod/mini";
import type { Platform } from "../platform/platform.ts";
import { Problem } from "../platform/problem.ts";
import type { After } from "./choose-after.ts";

/** What a list is asked with for its first page by cursor. */
const first = "first";

/** Where sealed values stand that are cursors. */
const place = "cursor";

/** A longer one is none of ours. */
const longest = 12_000;

const shape = z.tuple([
  z.array(z.nullable(z.string())),
  z.string(),
  z.int().check(z.gte(0)),
  z.string(),
]);

/** Where the page begins that a cursor asks for; undefined for the first. A cursor belongs to the query that it was answered to. */
export function readCursor(
  { sealer }: Pick<Platform, "sealer">,
  definition: RecordDefinition,
  asked: readonly [string, string][],
  query: ListQuery,
  cursor: string,
): After | undefined {
  refusePage(asked);
  refuseLongOrder(definition, query);
  if (cursor === first) return undefined;
  const [values, id, count, of] = shape.parse(stateOf(sealer, cursor));
  if (of !== queryMark(definition, asked) || values.length !== query.order.length)
    throw refusal("belongs to another query; begin with cursor=first");
  return { values, id, count };
}

/** A cursor for what comes after a record. */
export function writeCursor(
  { sealer }: Pick<Platform, "sealer">,
  definition: RecordDefinition,
  asked: readonly [string, string][],
  { values, id, count }: After,
): string {
  const state = [values, id, count, queryMark(definition, asked)];
  return sealer.seal(JSON.stringify(state), place);
}

/** What a cursor holds is sealed: it says of a record what it is ordered by, which who asks may not be shown. */
function stateOf(sealer: Platform["sealer"], cursor: string): unknown {
  try {
    return JSON.parse(sealer.open(cursor.slice(0, longest), place));
  } catch {
    throw refusal("is none of ours");
  }
}

function queryMark({ type }: RecordDefinition, asked: readonly [string, string][]): string {
  const sorted = asked.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([type, sorted]))
    .digest("base64url")
    .slice(0, 22);
}

function refusePage(asked: readonly [string, string][]): void {
  if (!asked.some(([name]) => name === "page")) return;
  const fault = { field: "page", reason: "is not taken beside a cursor", parameter: "page" };
  throw new Problem("query.invalid-value", { faults: [fault] });
}

/** A cursor says where it stands, and has to fit into an address. */
function refuseLongOrder(definition: RecordDefinition, { order }: ListQuery): void {
  const fields = fieldsOf(definition);
  const long = order.find(({ field }) => fields[field]!.long);
  if (!long) return;
  const reason = `does not go by ${long.field} beside a cursor, which is too long`;
  throw new Problem("query.invalid-value", {
    faults: [{ field: "order", reason, parameter: "order" }],
  });
}

function refusal(reason: string): Problem {
  const instead = { parameter: "cursor", value: first };
  const fault = { field: "cursor", reason, parameter: "cursor", instead };
  return new Problem("query.invalid-value", { faults: [fault] });
}
