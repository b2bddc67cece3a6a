import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Access,
  allEndpoints,
  type Endpoint,
  type EndpointName,
  type RecordDefinition,
  recordEndpoints,
  records,
} from "@guildway/api-contract";
import { type NamedCall, namedCalls, programs } from "./callers.ts";
import { type Caller, findCallers } from "./find-callers.ts";
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
  const callers = findCallers();
  return [
    introduction,
    "## Calls with a name of their own\n",
    table(
      ["Call", "Who may call", "Called by", "Operation", "Rule"],
      namedEndpoints().map((endpoint) => namedRow(endpoint, callers)),
    ),
    "## Lists for programs\n",
    table(
      ["Call", "Who may call", "Called by", "Operation", "Rule"],
      contentLists().map(contentRow),
    ),
    "## Records\n",
    versions,
    table(["Record", "Calls", "Called by", "Operation", "Rule"], recordRows(callers)),
    "## What the specifications say\n",
    "What each sentence says, and the test that shows it, is in [specification.md](specification.md).\n",
    ...specifications.flatMap(({ title, calls }) => [
      `### ${title}\n`,
      table(
        ["Sentence", "Answered by"],
        calls.map(({ id, answeredBy }) => [sentence(id), answeredBy.map(code).join(", ")]),
      ),
    ]),
  ].join("\n");
}

const introduction = `# Every call of the API

Made from the contract by \`node apps/provider-api/src/commands/print-calls.ts\`; a test fails when it is out of date. Who may reach which record is in [permissions.md](permissions.md); parameters and replies are in \`/openapi.json\`. Who calls is read from the code of the front ends and of the programs that serve them; a call that nothing makes yet says so.
`;

const versions = `Every record has a \`version\`, which each write of a caller raises by one; what the product itself notes (${notedFields()}) does not, where nothing else is written. An update may name in the header \`if-match\` the version that it has read: where the record has another by then, nothing is written and the answer is 409 \`record.changed\` with the record as the caller may read it now in \`details.current\`. Without the header it is merged. A delete may name it in the same way.

Who is signed in may name in the header \`idempotency-key\` a random key of their own as they make a record: sent again under it, the call answers the record that it has made, and makes no second one. \`makeOnce\` of api-client does so for forms.
`;

/** The fields that raise no version, each once. */
function notedFields(): string {
  const noted = (Object.values(records) as RecordDefinition[])
    .filter(({ view }) => !view)
    .flatMap(({ type, fields }) =>
      Object.entries(fields)
        .filter(([, of]) => of.noted)
        .map(([name]) => `${type}.${name}`),
    );
  return noted.map(code).join(", ");
}

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

function namedRow(endpoint: Endpoint, callers: readonly Caller[]): string[] {
  const operation = operationOf(endpoint);
  const named = namedCalls[endpoint.name as EndpointName];
  const { rule = testBeside(operation), outside, mayCall }: NamedCall = named ?? {};
  const own = callers.filter(({ calls }) => calls.has(endpoint.name));
  return [
    called(endpoint),
    mayCall ?? who[endpoint.access],
    calledBy(own, outside),
    link(operation),
    link(rule),
  ];
}

function contentRow(endpoint: Endpoint): string[] {
  const { type } = endpoint.record!.definition;
  const operation = link("operations/content/list-content.ts");
  return [called(endpoint), who[endpoint.access], calledBy([], programs), operation, policy(type)];
}

function recordRows(callers: readonly Caller[]): string[][] {
  return Object.entries(records).map(([type, definition]: [string, RecordDefinition]) => {
    const byPath = Map.groupBy(recordEndpoints(definition), ({ path }) => path);
    const calls = [...byPath].map(([path, endpoints]) =>
      code(`${endpoints.map(({ method }) => method).join(", ")} ${path}`),
    );
    const operations = { tables: "table", documents: "document", entries: "entry" };
    return [
      type,
      calls.join("<br>"),
      calledBy(callers.filter(({ records }) => records.has(type))),
      link(`operations/records/${operations[definition.way]}-operations.ts`),
      policy(type),
    ];
  });
}

/** The files that make a call, and who makes it from outside. */
function calledBy(callers: readonly Caller[], outside?: string): string {
  const own = callers.map(({ file }) => `[${shortened(file)}](../${file})`);
  return [...own, ...(outside ? [outside] : [])].join(", ") || "nothing yet";
}

/** A file by its app or tool and its own name. */
function shortened(file: string): string {
  const [, owner, ...rest] = file.split("/");
  return `${owner}: ${rest.at(-1)}`;
}

/** An id of docs/specification.md, leading to its section there. */
function sentence(id: string): string {
  return `[${id}](specification.md#${id.replace(/\.\d+$/, "").toLowerCase()})`;
}

function called({ method, path, name }: Endpoint): string {
  return `${code(`${method} ${path}`)}<br>${name}`;
}

/** The file that answers an endpoint: the one that imports it as its endpoint. */
function operationOf({ name }: Endpoint): string | undefined {
  const files = readdirSync(join(folder, "operations"), { recursive: true, encoding: "utf8" });
  const file = files.find(
    (path) =>
      path.endsWith(".ts") &&
      new RegExp(`\\b${name} as endpoint\\b`).test(
        readFileSync(join(folder, "operations", path), "utf8"),
      ),
  );
  return file && join("operations", file);
}

function testBeside(operation: string | undefined): string | undefined {
  const test = operation?.replace(/\.ts$/, ".test.ts");
  return test && existsSync(join(folder, test)) ? test : undefined;
}

function policy(type: string): string {
  return `[${type}](permissions.md#${type.toLowerCase()})`;
}

function link(path: string | undefined): string {
  return path === undefined ? "" : `[${path.split("/").at(-1)}](${source}/${path})`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return `${[line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n")}\n`;
}
