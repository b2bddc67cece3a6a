/** A call that visitors or programs may make, as the API describes itself. */
export interface DescribedCall {
  name: string;
  method: string;
  path: string;
  summary: string;
  parameters: readonly { name: string; in: string; isRequired: boolean; description: string }[];
  /** Whether it asks for a key; where it may have one, it answers everybody, and a program what its key opens. */
  key: "needed" | "possible" | "unused";
  /** What it takes and answers, as schemas with what they refer to. */
  body: unknown;
  reply: unknown;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
}

interface Operation {
  operationId: string;
  summary: string;
  parameters: readonly Parameter[];
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
  security: readonly Record<string, unknown>[];
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

/** The calls that need nobody to be signed in, of an OpenAPI document. */
export function publicCalls(document: unknown): DescribedCall[] {
  const { paths, components } = document as OpenApi;
  const whole = (parameter: Parameter) =>
    components.parameters[parameter.$ref?.split("/").at(-1) ?? ""] ?? parameter;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => isForEverybody(security) || isForKeys(security))
      .map(([method, operation]) =>
        describedCall(method.toUpperCase(), path, {
          ...operation,
          parameters: operation.parameters.map(whole),
        }),
      ),
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
    parameters: parameters.map(({ name, in: where, required, description }) => ({
      name,
      in: where,
      isRequired: required ?? false,
      description: description ?? "",
    })),
    key: !isForEverybody(security) ? "needed" : isForKeys(security) ? "possible" : "unused",
    body: schemaIn(requestBody?.content),
    reply: schemaIn(responses["200"]?.content),
  };
}

const schemaIn = (content: Record<string, { schema?: unknown }> | undefined): unknown =>
  Object.values(content ?? {})[0]?.schema;
