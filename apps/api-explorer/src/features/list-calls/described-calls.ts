/** A call that visitors or programs may make, as the API describes itself. */
export interface DescribedCall {
  name: string;
  method: string;
  path: string;
  summary: string;
  parameters: readonly { name: string; in: string; isRequired: boolean; description: string }[];
  /** Whether it asks for a key, rather than answering everybody. */
  needsKey: boolean;
  /** What it takes and answers, as schemas with what they refer to. */
  body: unknown;
  reply: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  parameters: readonly {
    $ref?: string;
    name?: string;
    in?: string;
    required?: boolean;
    description?: string;
  }[];
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
  security: readonly Record<string, unknown>[];
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** The calls that need nobody to be signed in, of an OpenAPI document. */
export function publicCalls(document: unknown): DescribedCall[] {
  return Object.entries((document as OpenApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => isForEverybody(security) || isForKeys(security))
      .map(([method, operation]) => describedCall(method.toUpperCase(), path, operation)),
  );
}

const isForEverybody = (security: Operation["security"]) =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0);
const isForKeys = (security: Operation["security"]) => security.some((way) => "apiKey" in way);

function describedCall(method: string, path: string, operation: Operation): DescribedCall {
  const { operationId, summary, parameters, requestBody, responses, security } = operation;
  return {
    name: operationId,
    method,
    path,
    summary,
    parameters: parameters.flatMap(({ name, in: where, required, description }) =>
      name && where
        ? [{ name, in: where, isRequired: required ?? false, description: description ?? "" }]
        : [],
    ),
    needsKey: !isForEverybody(security),
    body: schemaIn(requestBody?.content),
    reply: schemaIn(responses["200"]?.content),
  };
}

const schemaIn = (content: Record<string, { schema?: unknown }> | undefined): unknown =>
  Object.values(content ?? {})[0]?.schema;
