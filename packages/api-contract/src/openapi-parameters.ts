import type { Endpoint } from "./endpoint.ts";
import { mostCounted, operators } from "./list-query.ts";
import type { SchemaWriter } from "./openapi-schemas.ts";
import { fieldsOf } from "./record.ts";

type Parameter = Record<string, unknown>;

/** The parameters of the path, one for each name between braces. */
export function pathParameters({ path }: Endpoint): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

/** The parameters of the query: its own, or those of the grammar of lists. */
export function queryParameters(endpoint: Endpoint, schemas: SchemaWriter): Parameter[] {
  if (endpoint.lists) return listParameters(endpoint);
  if (!endpoint.query) return [];
  const { properties = {}, required = [] } = schemas.input(endpoint.query) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function listParameters({ lists, bareFilters = [], isTagged }: Endpoint): Parameter[] {
  const all = fieldsOf(lists!);
  const fields = Object.entries(all)
    .filter(([, of]) => of.sealed !== "secret")
    .map(([name]) => name)
    .join(", ");
  return [
    text("id", "One record by its id."),
    text("ids", "Records by their ids, comma between."),
    ...(Object.hasOwn(all, "orgId") ? [text("orgId", "The organization.")] : []),
    ...bareFilters.map((name) => text(name, `The same as f.${name}[eq].`)),
    text("order", "Fields to order by, comma between; a leading - turns one around."),
    text("select", `Fields to answer, comma between: ${fields}.`),
    text("f.{field}[op]", `A filter; op is one of ${operators.join(", ")}.`),
    {
      name: "limit",
      in: "query",
      description: "How many at most.",
      schema: { type: "integer", minimum: 1, maximum: 3000, default: lists!.list.limit },
    },
    {
      name: "page",
      in: "query",
      description: "Which page of that many, counted from 1.",
      schema: { type: "integer", minimum: 1, default: 1 },
    },
    {
      name: "total",
      in: "query",
      description: `Counts to ${mostCounted} at most; isCapped says that there are more.`,
      schema: { type: "string", enum: ["capped"] },
    },
    ...(isTagged
      ? [
          text(
            "cursor",
            "In place of page: first, then the nextCursor of each answer, with the same query; a long list is read as quickly at its end as at its beginning, and what is added meanwhile moves nothing.",
          ),
        ]
      : []),
  ];
}

function text(name: string, description: string): Parameter {
  return { name, in: "query", description, schema: { type: "string" } };
}
