import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "./test-api/index.ts";

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
}
interface Described {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
  security: Record<string, unknown[]>[];
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Described>>;
  components: {
    securitySchemes: Record<string, { type: string; in?: string; name?: string }>;
    parameters: Record<string, Parameter>;
  };
}

let api: TestApi;
let document: OpenApi;
let calls: { path: string; described: Described }[];
beforeAll(async () => {
  api = await startTestApi();
  document = (await (await api.fetch("/openapi.json")).json()) as OpenApi;
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((described) => ({ path, described })),
  );
});
afterAll(() => api.close());

const described = (name: string) =>
  calls.find((call) => call.described.operationId === name)!.described;
const parameterRefs = (name: string) =>
  described(name)
    .parameters.map(({ $ref }) => $ref?.split("/").at(-1))
    .filter(Boolean);
const waysIn = (name: string) =>
  described(name).security.map((way) => Object.keys(way)[0] ?? "everybody");

/** Every reference of a document, wherever it stands. */
function refsIn(part: unknown): string[] {
  if (part === null || typeof part !== "object") return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value] : refsIn(value),
  );
}

function resolves(ref: string): boolean {
  if (!ref.startsWith("#/")) return false;
  let at: unknown = document;
  for (const step of ref.slice(2).split("/"))
    at = (at as Record<string, unknown> | undefined)?.[step];
  return at !== undefined;
}

describe("the OpenAPI document", () => {
  it("is of version 3.1, with a title and a version", () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d$/),
      info: { title: expect.any(String), version: expect.any(String) },
    });
  });

  it("is one to a validator of others", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(document as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("has every call of the contract once, by its name", () => {
    const names = calls.map((call) => call.described.operationId);
    expect(names.toSorted()).toEqual(
      allEndpoints()
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it("has no reference that leads nowhere", () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs.length).toBeGreaterThan(2);
    expect(refs.filter((ref) => !resolves(ref))).toEqual([]);
  });

  it("declares every parameter of a path, as required, and no parameter twice", () => {
    for (const { path, described: call } of calls) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = call.parameters.filter((parameter) => parameter.in === "path");
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required === true)).toBe(true);
      const places = call.parameters.map(({ $ref, in: place, name }) => $ref ?? `${place} ${name}`);
      expect(new Set(places).size, path).toBe(places.length);
    }
  });

  it("describes an answer of every call", () => {
    for (const { described: call } of calls) {
      expect(call.summary).toMatch(/\.$/);
      expect(Object.keys(call.responses)).toContain("200");
      for (const response of Object.values(call.responses))
        expect(response.description).not.toBe("");
    }
  });

  it("names only ways in that it describes, and at least one for every call", () => {
    const known = Object.keys(document.components.securitySchemes);
    for (const { path, described: call } of calls) {
      expect(call.security.length, path).toBeGreaterThan(0);
      for (const way of call.security)
        expect(Object.keys(way).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it("describes the headers of keys, grants and versions", () => {
    expect(document.components.securitySchemes).toMatchObject({
      apiKey: { type: "apiKey", in: "header", name: "x-api-key" },
      accessGrant: { type: "apiKey", in: "header", name: "x-access-grant" },
      editGrant: { type: "apiKey", in: "header", name: "x-edit-grant" },
    });
    expect(document.components.parameters).toMatchObject({
      accessGrant: { in: "header", name: "x-access-grant" },
      editGrant: { in: "header", name: "x-edit-grant" },
      ifMatch: { in: "header", name: "if-match", required: false },
    });
  });
});

describe("a call in the OpenAPI document", () => {
  it.each([
    ["createPublicUrl", ["apiKey"], []],
    ["listContentResources", ["identityToken", "apiKey"], ["ifNoneMatch"]],
    ["listUsers", ["identityToken", "accessGrant"], ["accessGrant"]],
    ["updateUserProfiles", ["identityToken", "accessGrant"], ["accessGrant", "ifMatch"]],
    ["listInvites", ["everybody", "identityToken", "apiKey", "accessGrant"], ["accessGrant"]],
    ["updateJobProfiles", ["identityToken", "editGrant"], ["editGrant", "ifMatch"]],
    ["updateClass", ["identityToken"], ["ifMatch"]],
    ["deleteInvites", ["identityToken"], ["ifMatch"]],
    ["searchOccupations", ["everybody", "identityToken", "apiKey"], []],
    ["renewSession", ["sessionCookie"], []],
    ["deleteOrganization", ["identityToken"], ["ifMatch"]],
  ])("%s is open by %j, with the header parameters %j", (name, ways, parameters) => {
    expect(waysIn(name)).toEqual(ways);
    expect(parameterRefs(name)).toEqual(parameters);
  });

  it("that takes a file takes it as a form, and one that streams text answers text", () => {
    expect(Object.keys(described("uploadFile").requestBody!.content)).toEqual([
      "multipart/form-data",
    ]);
    expect(Object.keys(described("chatEngine").responses["200"]!.content!)).toEqual(["text/plain"]);
  });
});
