import {
  allEndpoints,
  type Endpoint,
  fieldsOf,
  openApiDocument,
  operatorsOf,
} from "@guildway/api-contract";

/** The calls that programs of others rely on. */
export const promisedPath = "/v1/api/";

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  $ref?: string;
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  parameters: Parameter[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** What the contract promises to programs, a line for each thing that one of them may rely on. */
export function promises(): string[] {
  const endpoints = allEndpoints().filter(({ path }) => path.startsWith(promisedPath));
  const everybody = () => ({ visitors: true, people: true, keys: true, grants: [] });
  const { paths, components } = openApiDocument(endpoints, {
    serverUrl: "",
    sessionCookie: "session",
    callersOf: everybody,
  }) as {
    paths: Record<string, Record<string, Operation>>;
    components: { parameters: Record<string, Parameter> };
  };
  const shared = ({ $ref }: Parameter) => components.parameters[$ref?.split("/").at(-1) ?? ""];
  return endpoints
    .flatMap((endpoint) => {
      const { method, path } = endpoint;
      const { parameters, responses } = paths[path]![method.toLowerCase()]!;
      const lines = linesOf(endpoint, {
        parameters: parameters.map((parameter) => shared(parameter) ?? parameter),
        responses,
      });
      return lines.map((line) => `${method} ${path} ${line}`);
    })
    .toSorted();
}

function linesOf(endpoint: Endpoint, { parameters, responses }: Operation): string[] {
  const reply = Object.values(responses["200"]?.content ?? {})[0]?.schema ?? {};
  return [
    "is there",
    ...parameters.flatMap(({ name, required, schema }) => [
      `takes ${name}: ${typeOf(schema)}`,
      ...(required ? [`needs ${name}`] : []),
      ...(schema.enum ?? []).map((word) => `takes ${name} as ${String(word)}`),
      ...(schema.minimum === undefined ? [] : [`takes ${name} from ${schema.minimum}`]),
      ...(schema.maximum === undefined ? [] : [`takes ${name} to ${schema.maximum}`]),
    ]),
    ...filtersOf(endpoint),
    ...answersOf("", reply),
  ];
}

function filtersOf({ lists }: Endpoint): string[] {
  if (!lists) return [];
  return Object.entries(fieldsOf(lists))
    .filter(([, { sealed }]) => sealed === undefined)
    .flatMap(([name, { column }]) => operatorsOf[column].map((op) => `takes f.${name}[${op}]`));
}

function answersOf(at: string, schema: Schema): string[] {
  const whole = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
  if (whole.items) return answersOf(`${at}[]`, whole.items);
  const here = at === "" ? [] : [`answers ${at}: ${typeOf(schema)}`];
  return [
    ...here,
    ...Object.entries(whole.properties ?? {}).flatMap(([name, of]) =>
      answersOf(at === "" ? name : `${at}.${name}`, of),
    ),
  ];
}

function typeOf({ type, anyOf, enum: words }: Schema): string {
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(" or ");
  if (type === undefined) return words ? "string" : "anything";
  return [type].flat().join(" or ");
}
