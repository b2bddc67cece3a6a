import { describe, expect, it } from "vitest";
import { allEndpoints, records } from "./index.ts";

describe("a text that is too long", () => {
  it("is searched for nothing else, wherever a call or a record takes one", () => {
    const schemas = [
      ...allEndpoints().flatMap(({ name, query, body }) => [
        [`${name} query`, query] as const,
        [`${name} body`, body] as const,
      ]),
      ...Object.values(records).flatMap(({ type, fields }) =>
        Object.entries(fields).map(([name, { schema }]) => [`${type}.${name}`, schema] as const),
      ),
    ];
    const searched = schemas.flatMap(([name, schema]) =>
      isSearchedThough(schema as Schema | undefined, new Set()) ? [name] : [],
    );
    expect(searched).toEqual([]);
  });
});

interface Schema {
  _zod: { def: Record<string, unknown> & { type: string; checks?: Check[] } };
}
interface Check {
  _zod: { def: { check: string; abort?: boolean } };
}

/** Whether a text, or one within, is searched by a pattern or a rule after its length was found too long. */
function isSearchedThough(schema: Schema | undefined, seen: Set<unknown>): boolean {
  if (!schema?._zod || seen.has(schema)) return false;
  seen.add(schema);
  const { def } = schema._zod;
  if (def.type === "string") {
    const checks = (def.checks ?? []).map((check) => check._zod.def);
    const longest = checks.findIndex(({ check, abort }) => check === "max_length" && !abort);
    if (longest >= 0 && checks.slice(longest + 1).some(({ check }) => isSearch(check))) return true;
  }
  return Object.values(def)
    .flatMap((one) => (one && typeof one === "object" ? [one, ...Object.values(one)] : []))
    .some((one) => isSearchedThough(one as Schema, seen));
}

const isSearch = (check: string) => check === "string_format" || check === "custom";
