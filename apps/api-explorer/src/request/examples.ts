import type { ApiRequest } from "./request.ts";

/** In which languages a request is shown as a program. */
export const languages = ["fetch", "curl", "python"] as const;

export type Language = (typeof languages)[number];

/** A program that makes a request as it stands; it reads the key from its surroundings, so that no copy of it holds one. */
export function exampleOf(language: Language, base: string, request: ApiRequest): string {
  return { fetch: fetchExample, curl: curlExample, python: pythonExample }[language](
    base + request.path,
    request.query,
  );
}

function fetchExample(address: string, query: ApiRequest["query"]): string {
  const asked = query.length > 0;
  return `${asked ? `const query = new URLSearchParams({\n${linesOf(query, "  ")}\n});\n` : ""}\
const response = await fetch(${asked ? `${quoted(`${address}?`)} + query` : quoted(address)}, {
  headers: { "x-api-key": process.env.GUILDWAY_API_KEY },
});
if (!response.ok) throw new Error(\`HTTP error! status: \${response.status}\`);
const answer = await response.json();
console.log(JSON.stringify(answer, null, 2));`;
}

function curlExample(address: string, query: ApiRequest["query"]): string {
  return [
    `curl --fail-with-body --get ${inShell(address)}`,
    `--header "x-api-key: $GUILDWAY_API_KEY"`,
    ...query.map(([name, value]) => `--data-urlencode ${inShell(`${name}=${value}`)}`),
  ].join(" \\\n  ");
}

function pythonExample(address: string, query: ApiRequest["query"]): string {
  const asked = query.length > 0;
  return `import json
import os
${asked ? "import urllib.parse\n" : ""}import urllib.request

${asked ? `query = urllib.parse.urlencode({\n${linesOf(query, "    ")}\n})\n` : ""}\
request = urllib.request.Request(
    ${asked ? `${quoted(`${address}?`)} + query` : quoted(address)},
    headers={"x-api-key": os.environ["GUILDWAY_API_KEY"]},
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`;
}

const linesOf = (query: ApiRequest["query"], indent: string): string =>
  query.map(([name, value]) => `${indent}${quoted(name)}: ${quoted(value)},`).join("\n");

/** A text as JavaScript and Python both read it. */
const quoted = (text: string): string => JSON.stringify(text);

/** A text that a shell takes as it is. */
const inShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
