import type { Endpoint, Grant } from "./endpoint.ts";
import { pathParameters, queryParameters } from "./openapi-parameters.ts";
import { type SchemaWriter, schemaWriter } from "./openapi-schemas.ts";
import { problems } from "./problems.ts";

/** Who can make a call at all; what each of them sees of it is decided when it is made. */
export interface CallersOf {
  visitors: boolean;
  people: boolean;
  keys: boolean;
  grants: readonly Grant[];
}

/** Where the API is, how its session cookie is called, and who can make each call. */
export interface OpenApiSettings {
  serverUrl: string;
  sessionCookie: string;
  callersOf(endpoint: Endpoint): CallersOf;
}

const grantHeaders: Readonly<Record<Grant, { name: string; description: string }>> = {
  access: {
    name: "x-access-grant",
    description: "The grant that checkAccessCode answered for the right code; good for two hours.",
  },
  edit: {
    name: "x-edit-grant",
    description: "The grant that creating the record answered; good for a day.",
  },
};

const ifMatch = {
  name: "if-match",
  in: "header",
  required: false,
  description:
    "The version of the record that the caller has read. Where it has another, nothing is written and the answer is 409 record.changed, with the record as it is now in details.current; without this header the change is merged.",
  schema: { type: "integer", minimum: 1 },
};

const idempotencyKey = {
  name: "idempotency-key",
  in: "header",
  required: false,
  description:
    "A random key of the caller's own, such as a UUID. Where a call of theirs has made a record under it, that record is answered as it is now and no second one is made, so that a call whose answer got lost can be sent again. It counts for who is signed in, not for visitors.",
  schema: { type: "string", minLength: 16, maxLength: 80, pattern: "^[\\w-]+$" },
};

/** The version of what programs of others rely on; `docs/contracts/content-api` has what each one promises. */
export const apiVersion = "1";

const ifNoneMatch = {
  name: "if-none-match",
  in: "header",
  required: false,
  description: "The ETag of an earlier answer; 304 and no body where the page is as it was.",
  schema: { type: "string" },
};

/** Makes the OpenAPI 3.1 document of the given calls. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { serverUrl, sessionCookie, callersOf }: OpenApiSettings,
): Record<string, unknown> {
  const schemas = schemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = describe(endpoint, callersOf(endpoint), schemas);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Guildway API",
      version: apiVersion,
      description: "Workforce training and registered apprenticeship.",
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        identityToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        sessionCookie: { type: "apiKey", in: "cookie", name: sessionCookie },
        apiKey: {
          type: "apiKey",
          in: "header",
          name: "x-api-key",
          description: "A key of an organization, for programs.",
        },
        ...Object.fromEntries(
          Object.entries(grantHeaders).map(([grant, header]) => [
            `${grant}Grant`,
            { type: "apiKey", in: "header", ...header },
          ]),
        ),
      },
      parameters: {
        ...Object.fromEntries(
          Object.entries(grantHeaders).map(([grant, header]) => [
            `${grant}Grant`,
            { in: "header", required: false, schema: { type: "string" }, ...header },
          ]),
        ),
        ifMatch,
        ifNoneMatch,
        idempotencyKey,
      },
      schemas: {
        Problem: {
          type: "object",
          required: ["code", "message", "requestId"],
          properties: {
            code: { enum: Object.keys(problems) },
            message: { type: "string" },
            requestId: { type: "string" },
            details: {
              type: "object",
              properties: {
                faults: {
                  type: "array",
                  items: {
                    type: "object",
                    required: ["field", "reason"],
                    properties: {
                      field: { type: "string" },
                      reason: { type: "string" },
                      parameter: {
                        type: "string",
                        description:
                          "The parameter of a list's query that holds it, as it was sent.",
                      },
                      instead: {
                        type: "object",
                        description:
                          "The same parameter as the call would take it, where what was meant can be guessed; its value where that was wrong.",
                        required: ["parameter"],
                        properties: { parameter: { type: "string" }, value: { type: "string" } },
                      },
                    },
                  },
                },
                moreFaults: { type: "integer", description: "Faults beyond those that are named." },
                retryAfter: {
                  type: "integer",
                  description: "Seconds to wait before the next try.",
                },
                current: {
                  type: "object",
                  description:
                    "With record.changed: the record as the caller may read it now, with its id, version and updatedAt beside its fields, of an entry with its draft.",
                },
              },
            },
          },
        },
        ...schemas.shared,
      },
    },
  };
}

function describe(
  endpoint: Endpoint,
  callers: CallersOf,
  schemas: SchemaWriter,
): Record<string, unknown> {
  const problem = {
    description: "A problem",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
  const requestBody = requestBodyOf(endpoint, schemas);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint, schemas),
      ...callers.grants.map((grant) => ({ $ref: `#/components/parameters/${grant}Grant` })),
      ...(endpoint.isTagged ? [{ $ref: "#/components/parameters/ifNoneMatch" }] : []),
      ...(endpoint.makesOnce ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
      ...(endpoint.ifMatch ? [{ $ref: "#/components/parameters/ifMatch" }] : []),
    ],
    ...(requestBody && { requestBody: { required: true, content: requestBody } }),
    responses: {
      200: { description: "OK", content: replyOf(endpoint, schemas) },
      ...(endpoint.isTagged && { 304: { description: "The page is as it was." } }),
      default: problem,
    },
    "x-access": endpoint.access,
    security: securityOf(endpoint, callers),
  };
}

function requestBodyOf(endpoint: Endpoint, schemas: SchemaWriter) {
  if (endpoint.streams === "request")
    return {
      "multipart/form-data": {
        schema: {
          type: "object",
          required: ["file"],
          properties: { file: { type: "string", format: "binary" } },
        },
      },
    };
  return endpoint.body && { "application/json": { schema: schemas.input(endpoint.body) } };
}

function replyOf(endpoint: Endpoint, schemas: SchemaWriter) {
  const schema = schemas.output(endpoint.reply);
  if (endpoint.streams !== "reply") return { "application/json": { schema } };
  return schema["type"] === "string" ? { "text/plain": { schema } } : { "*/*": {} };
}

/** The ways in, of which any one is enough; an empty one is for everybody. */
function securityOf({ access }: Endpoint, { visitors, people, keys, grants }: CallersOf) {
  if (access === "session") return [{ sessionCookie: [] }];
  const ways: Record<string, never[]>[] = [
    ...(visitors ? [{}] : []),
    ...(people ? [{ identityToken: [] }] : []),
    ...(keys ? [{ apiKey: [] }] : []),
    ...grants.map((grant) => ({ [`${grant}Grant`]: [] })),
  ];
  // An empty list would say that everybody may; what nobody may do asks who is there and refuses.
  return ways.length > 0 ? ways : [{ identityToken: [] }];
}
