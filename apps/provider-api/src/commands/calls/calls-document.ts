import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  type Access,
  allEndpoints,
  type Endpoint,
  type RecordDefinition,
  recordEndpoints,
  records,
  type RecordType,
} from "@guildway/api-contract";
import { contentCallers, namedCalls, recordCallers } from "./callers.ts";
import { specifications } from "./specified-calls.ts";

const source = "../apps/provider-api/src";
const folder = join(import.meta.dirname, "../..");

const who: Readonly<Record<Access, string>> = {
  public: "everybody",
  session: "pages of our own sites",
  user: "signed-in people",
  staff: "teachers and above",
  admin: "admins, owners, superAdmins",
  superAdmin: "superAdmins",
  apiKey: "programs with a key",
  record: "as the record's policy says",
};

/** The table of all calls as a document for people: docs/calls.md, made by commands/print-calls.ts. */
export function callsDocument(): string {
  return [
    introduction,
    "## Calls with a name of their own\n",
    table(
      ["Call", "Who may call", "Called by", "Operation", "Rule"],
      namedEndpoints().map(namedRow),
    ),
    "## Lists for programs\n",
    table(
      ["Call", "Who may call", "Called by", "Operation", "Rule"],
      contentLists().map(contentRow),
    ),
    "## Records\n",
    table(["Record", "Calls", "Called by", "Operation", "Rule"], recordRows()),
    "## What the specifications say\n",
    "Each sentence is the title of the test that shows it.\n",
    ...specifications.flatMap(({ title, tests, calls }) => [
      `### ${title}\n`,
      `Tested in ${link(`specification/${tests}`)}.\n`,
      table(
        ["Sentence", "Answered by"],
        calls.map(({ sentence, answeredBy }) => [sentence, answeredBy.map(code).join(", ")]),
      ),
    ]),
  ].join("\n");
}

const introduction = `# Every call of the API

Made from the contract by \`node apps/provider-api/src/commands/print-calls.ts\`; a test fails when it is out of date. Who may reach which record is in [permissions.md](permissions.md); parameters and replies are in \`/openapi.json\`.
`;

/** The calls that are not made of a record. */
export function namedEndpoints(): Endpoint[] {
  return allEndpoints().filter(({ record }) => !record);
}

/** Every call by its name. */
export function endpointNames(): Set<string> {
  return new Set(allEndpoints().map(({ name }) => name));
}

function contentLists(): Endpoint[] {
  const ofRecords = new Set(
    Object.values(records)
      .flatMap(recordEndpoints)
      .map(({ name }) => name),
  );
  return allEndpoints().filter(({ name, record }) => record && !ofRecords.has(name));
}

function namedRow(endpoint: Endpoint): string[] {
  const { calledBy = "", rule = "", mayCall } = namedCalls[endpoint.name] ?? {};
  const callers = mayCall ?? who[endpoint.access];
  return [called(endpoint), callers, calledBy, operationOf(endpoint), link(rule)];
}

function contentRow(endpoint: Endpoint): string[] {
  const { type } = endpoint.record!.definition;
  const operation = link("operations/content/list-content.ts");
  return [
    called(endpoint),
    who[endpoint.access],
    contentCallers[type] ?? "",
    operation,
    policy(type),
  ];
}

function recordRows(): string[][] {
  return Object.entries(records).map(([type, definition]: [string, RecordDefinition]) => {
    const byPath = Map.groupBy(recordEndpoints(definition), ({ path }) => path);
    const calls = [...byPath].map(([path, endpoints]) =>
      code(`${endpoints.map(({ method }) => method).join(", ")} ${path}`),
    );
    const operations = { tables: "table", documents: "document", entries: "entry" };
    return [
      type,
      calls.join("<br>"),
      recordCallers[type as RecordType],
      link(`operations/records/${operations[definition.way]}-operations.ts`),
      policy(type),
    ];
  });
}

function called({ method, path, name }: Endpoint): string {
  return `${code(`${method} ${path}`)}<br>${name}`;
}

/** The file that answers an endpoint: the one that imports it as its endpoint. */
function operationOf({ name }: Endpoint): string {
  const files = readdirSync(join(folder, "operations"), { recursive: true, encoding: "utf8" });
  const file = files.find(
    (path) =>
      path.endsWith(".ts") &&
      new RegExp(`\\b${name} as endpoint\\b`).test(
        readFileSync(join(folder, "operations", path), "utf8"),
      ),
  );
  return file ? link(relative(folder, join(folder, "operations", file))) : "";
}

function policy(type: string): string {
  return `[${type}](permissions.md#${type.toLowerCase()})`;
}

function link(path: string): string {
  return `[${path.split("/").at(-1)}](${source}/${path})`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return `${[line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n")}\n`;
}
