import * as z from "zod/mini";
import { expect, it } from "vitest";
import { endpoint } from "./endpoint.ts";
import { openApiDocument } from "./openapi.ts";

const lendTool = endpoint({
  name: "lendTool",
  method: "POST",
  path: "/v1/tools/{id}/lend",
  access: "user",
  summary: "Lends a tool.",
  query: z.strictObject({ days: z._default(z.coerce.number().check(z.int(), z.gte(1)), 7) }),
  body: z.strictObject({ to: z.string().check(z.maxLength(80)) }),
  reply: z.strictObject({ lentUntil: z.iso.date() }),
});

const document = openApiDocument([lendTool], {
  serverUrl: "https://api.example",
  sessionCookie: "gw-session",
  callersOf: () => ({ visitors: false, people: true, keys: true, grants: ["edit"] }),
}) as {
  servers: unknown;
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { securitySchemes: Record<string, unknown> };
};
const lend = document.paths["/v1/tools/{id}/lend"]!["post"]!;

it("a call stands at its path and method with its name and sentence", () => {
  expect(document.servers).toEqual([{ url: "https://api.example" }]);
  expect(Object.keys(document.paths)).toEqual(["/v1/tools/{id}/lend"]);
  expect(lend).toMatchObject({
    operationId: "lendTool",
    summary: "Lends a tool.",
    "x-access": "user",
  });
});

it("its parameters are those of the path, required, and of the query, with their defaults", () => {
  expect(lend["parameters"]).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string" } },
    expect.objectContaining({
      name: "days",
      in: "query",
      required: false,
      schema: expect.objectContaining({ type: "integer", minimum: 1, default: 7 }),
    }),
    { $ref: "#/components/parameters/editGrant" },
  ]);
});

it("its body and its reply have their shapes, and whatever else it answers is a problem", () => {
  expect(lend["requestBody"]).toMatchObject({
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["to"],
          additionalProperties: false,
          properties: { to: { type: "string", maxLength: 80 } },
        },
      },
    },
  });
  expect(lend["responses"]).toMatchObject({
    200: {
      content: {
        "application/json": { schema: { properties: { lentUntil: { format: "date" } } } },
      },
    },
    default: {
      content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  });
});

it("any one of its ways in is enough, and each is described", () => {
  const ways = lend["security"] as Record<string, unknown>[];
  expect(ways.map((way) => Object.keys(way)[0])).toEqual(["identityToken", "apiKey", "editGrant"]);
  for (const way of ways)
    expect(document.components.securitySchemes).toHaveProperty(Object.keys(way)[0]!);
});
