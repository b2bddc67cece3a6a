import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as contract from "@guildway/api-contract";
import { allEndpoints, type Endpoint, type RecordDefinition } from "@guildway/api-contract";

/** A file of a front end or of the programs that serve it, with the calls and record types that it asks for. */
export interface Caller {
  /** From the root of the project. */
  file: string;
  /** Names of calls. */
  calls: ReadonlySet<string>;
  /** Types of records. */
  records: ReadonlySet<string>;
}

const root = join(import.meta.dirname, "../../../../..");
const sources = "{apps/*/src,tooling/start}/**/*.{ts,tsx}";
const noCaller = /node_modules|dist|provider-api|\.test\.tsx?$/;

const exported = new Map<string, unknown>(Object.entries(contract));
const importFrom = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+"@guildway\/api-contract"/g;
/** What the client has of calls that it makes by their path. */
const importFromClient = /import\s+\{([^}]*)\}\s+from\s+"@guildway\/api-client"/g;
/** The door to the records of a type, and a room of the console that goes through it. */
const recordCall = /\b(?:(?:recordsOf|makeOnce)\(|record:)\s*(\w+)/g;

const paths = allEndpoints().map((endpoint) => ({ name: endpoint.name, path: pathOf(endpoint) }));

/** Who asks the API for what, read from the code: no front end calls but by the contract's endpoints, its records or a path of its own. */
export function findCallers(): Caller[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !noCaller.test(file))
    .toSorted()
    .map((file) => callerOf(file, readFileSync(join(root, file), "utf8")))
    .filter(({ calls, records }) => calls.size > 0 || records.size > 0);
}

/** What the source of one file asks for. */
export function callerOf(file: string, source: string): Caller {
  const imported = importedNames(source);
  const named = (pattern: RegExp) =>
    [...source.matchAll(pattern)].flatMap(
      ([, name = ""]) => exported.get(imported.get(name) ?? "") ?? [],
    );
  return {
    file,
    calls: new Set([
      ...(named(/\bcall\(\s*(\w+)/g) as Endpoint[]).map(({ name }) => name),
      ...(named(/\b(\w+)\.path\b/g) as Endpoint[]).map(({ name }) => name),
      ...callsOfClient(source),
      ...paths.filter(({ path }) => path.test(source)).map(({ name }) => name),
    ]),
    records: new Set((named(recordCall) as RecordDefinition[]).map(({ type }) => type)),
  };
}

/** What a file calls the values that it imports from the contract, and how the contract does. */
function importedNames(source: string): Map<string, string> {
  const names = [...source.matchAll(importFrom)].flatMap(([, type, list = ""]) =>
    type ? [] : list.split(",").map((one) => one.trim()),
  );
  return new Map(
    names
      .filter((one) => one !== "" && !one.startsWith("type "))
      .map((one) => {
        const [name = "", alias = name] = one.split(/\s+as\s+/);
        return [alias, name];
      }),
  );
}

function callsOfClient(source: string): string[] {
  const names = new Set(paths.map(({ name }) => name));
  return [...source.matchAll(importFromClient)]
    .flatMap(([, list = ""]) => list.split(",").map((one) => one.trim()))
    .filter((name) => names.has(name));
}

/** The path of a call as it stands in code, its parameters filled in. */
function pathOf({ path }: Endpoint): RegExp {
  const pattern = path
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{\w+\}/g, "[^/\"'`]+");
  return new RegExp(`["'\`}]${pattern}["'\`?]`);
}
