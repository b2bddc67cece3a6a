import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { operators } from "./list-query.ts";
import { problems } from "./problems.ts";
import { fieldsOf } from "./record.ts";

/** Makes the OpenAPI 3.1 document of the given calls. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  serverUrl: string,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = describe(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Guildway API",
      version: "1",
      description: "Workforce training and registered apprenticeship.",
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        identityToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        sessionCookie: { type: "apiKey", in: "cookie", name: "gw-session" },
      },
      schemas: {
        Problem: {
          type: "object",
          required: ["code", "message", "requestId"],
          properties: {
            code: { enum: Object.keys(problems) },
            message: { type: "string" },
            requestId: { type: "string" },
            details: { type: "object" },
          },
        },
      },
    },
  };
}

function describe(endpoint: Endpoint): Record<string, unknown> {
  const problem = {
    description: "A problem",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(endpoint.body, "input") } },
      },
    }),
    responses: {
      200: {
        description: "OK",
        content: { "application/json": { schema: jsonSchema(endpoint.reply, "output") } },
      },
      default: problem,
    },
    "x-access": endpoint.access,
    ...(endpoint.access === "session" && { security: [{ sessionCookie: [] }] }),
    ...(!["public", "session"].includes(endpoint.access) && { security: [{ identityToken: [] }] }),
  };
}

function pathParameters(endpoint: Endpoint) {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(endpoint: Endpoint): Record<string, unknown>[] {
  if (endpoint.query) {
    const { properties = {}, required = [] } = jsonSchema(endpoint.query, "input") as {
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
  if (!endpoint.lists) return [];
  const fields = Object.entries(fieldsOf(endpoint.lists))
    .filter(([, of]) => of.sealed !== "secret")
    .map(([name]) => name)
    .join(", ");
  const text = (name: string, description: string) => ({
    name,
    in: "query",
    description,
    schema: { type: "string" },
  });
  return [
    text("id", "One record by its id."),
    text("ids", "Records by their ids, comma between."),
    text("order", "Fields to order by, comma between; a leading - turns one around."),
    text("select", `Fields to answer, comma between: ${fields}.`),
    text("f.{field}[op]", `A filter; op is one of ${operators.join(", ")}.`),
    {
      name: "limit",
      in: "query",
      schema: { type: "integer", minimum: 1, maximum: 3000, default: endpoint.lists.list.limit },
    },
    { name: "page", in: "query", schema: { type: "integer", minimum: 1, default: 1 } },
  ];
}

function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Record<
    string,
    unknown
  >;
  return rest;
}
