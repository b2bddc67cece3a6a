import fc from "fast-check";
import * as z from "zod/mini";
import { type Endpoint, fieldsOf, operators, type RecordDefinition } from "@guildway/api-contract";

/** One request of the fuzz run. */
export interface FuzzRequest {
  endpoint: Endpoint;
  path: string;
  body: unknown;
  /** Which of the callers sends it, as an index that wraps around. */
  caller: number;
  editGrant: boolean;
}

type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};

/** Requests to all endpoints of the contract: most nearly right, some broken in one place, some nonsense. */
export function requestArbitrary(
  endpoints: readonly Endpoint[],
  ids: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const id = fc.constantFrom(...ids);
  return fc.constantFrom(...endpoints).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      path: fc
        .tuple(pathArbitrary(endpoint, id), queryArbitrary(endpoint, id))
        .map(([path, query]) => (query ? `${path}?${query}` : path)),
      body: endpoint.body ? bodyArbitrary(endpoint.body, id) : fc.constant(undefined),
      caller: fc.nat({ max: 1000 }),
      editGrant: fc.boolean(),
    }),
  );
}

function pathArbitrary({ path }: Endpoint, id: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const value = fc.oneof({ weight: 4, arbitrary: id }, { weight: 1, arbitrary: nastyText });
  return value.map((text) =>
    path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(text.toWellFormed()) || "x"),
  );
}

function queryArbitrary(endpoint: Endpoint, id: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const pairs = endpoint.lists
    ? fc.array(
        endpoint.isTagged
          ? fc.oneof(
              { weight: 6, arbitrary: listPair(endpoint.lists, id) },
              { weight: 1, arbitrary: cursorPair() },
            )
          : listPair(endpoint.lists, id),
        { maxLength: 4 },
      )
    : endpoint.query
      ? schemaArbitrary(jsonSchema(endpoint.query), id).map((value) =>
          Object.entries((value ?? {}) as object).map(
            ([name, item]) => [name, String(item)] as [string, string],
          ),
        )
      : fc.constant([] as [string, string][]);
  const broken = fc.tuple(nastyText, nastyText).map((pair) => [pair]);
  return fc
    .oneof({ weight: 9, arbitrary: pairs }, { weight: 1, arbitrary: broken })
    .map((list) =>
      list
        .map(
          ([name, value]) =>
            `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
        )
        .join("&"),
    );
}

const cursorPair = () => fc.tuple(fc.constant("cursor"), fc.oneof(fc.constant("first"), nastyText));

function listPair(
  definition: RecordDefinition,
  id: fc.Arbitrary<string>,
): fc.Arbitrary<[string, string]> {
  const field = fc.constantFrom(...Object.keys(fieldsOf(definition)), "__proto__", "passwordHash");
  const value = fc.oneof(
    id,
    nastyText,
    fc.integer().map(String),
    fc.constantFrom("null", "true", "2026-01-01", "a,b", "%", "2026-01-01T00:00:00Z"),
  );
  const orgId = fc.constantFrom("org-keystone", "org-valley", "org-riverbend", "nowhere");
  return fc.oneof(
    fc.tuple(
      fc.tuple(field, fc.constantFrom(...operators)).map(([name, op]) => `f.${name}[${op}]`),
      value,
    ),
    fc.tuple(fc.constant("id"), id),
    fc.tuple(
      fc.constant("ids"),
      fc.array(id, { maxLength: 5 }).map((list) => list.join(",")),
    ),
    fc.tuple(fc.constant("orgId"), orgId),
    fc.tuple(
      fc.constant("order"),
      field.map((name) => `-${name}`),
    ),
    fc.tuple(
      fc.constant("select"),
      fc.array(field, { maxLength: 3 }).map((list) => list.join(",")),
    ),
    fc.tuple(fc.constantFrom("limit", "page"), fc.integer({ min: -2, max: 4000 }).map(String)),
  );
}

function bodyArbitrary(schema: z.ZodMiniType, id: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const fitting = schemaArbitrary(jsonSchema(schema), id);
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fitting, nastyText, nastyValue)
        .map(([value, key, bad]) => broken(value, key, bad)),
    },
    { weight: 1, arbitrary: nastyValue },
  );
}

/** A value that is right but for one place. */
function broken(value: unknown, key: string, bad: unknown): unknown {
  if (!value || typeof value !== "object" || Array.isArray(value)) return bad;
  const names = Object.keys(value);
  const place = names[key.length % Math.max(1, names.length)];
  return place === undefined || key.length % 5 === 0
    ? { ...value, [key || "x"]: bad }
    : { ...value, [place]: bad };
}

function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

const nastyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 10 }),
  fc.constantFrom(
    "",
    "\0",
    "' OR 1=1 --",
    "../../etc/passwd",
    "\ud800",
    "__proto__",
    "${7*7}",
    "<script>",
    "1e400",
    "NaN",
  ),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, 2 ** 53, [], {}, [[[]]], { a: { b: null } }),
  fc.jsonValue({ maxDepth: 3 }),
);

function schemaArbitrary(schema: JsonSchema, id: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => schemaArbitrary(one, id)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return objectArbitrary(schema, id);
    case "array":
      return fc.array(schemaArbitrary(schema.items ?? {}, id), { maxLength: 3 });
    case "integer":
    case "number":
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1e9),
        max: Math.min(schema.maximum ?? 1000, 1e9),
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return textArbitrary(schema, id);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textArbitrary(
  { format, maxLength = 60, minLength = 0 }: JsonSchema,
  id: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  if (format === "date-time")
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") })
      .map((date) => date.toISOString());
  if (format === "date")
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") })
      .map((date) => date.toISOString().slice(0, 10));
  const most = Math.min(maxLength, 60);
  return fc.oneof(
    { weight: 3, arbitrary: id },
    { weight: 2, arbitrary: fc.string({ minLength: Math.min(minLength, most), maxLength: most }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "org-keystone",
        "org-valley",
        "someone@example.test",
        "http://localhost:3000/",
      ),
    },
  );
}

function objectArbitrary(
  { properties = {}, required = [] }: JsonSchema,
  id: fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, schemaArbitrary(schema, id)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => Object.hasOwn(model, name)) });
}
