import {
  type ColumnType,
  courses,
  courseTopics,
  documents,
  type Field,
  fieldsOf,
  type RecordDefinition,
  resourceGroups,
  resources,
} from "@guildway/api-contract";

const types: Record<ColumnType, string> = {
  text: "string",
  integer: "number",
  double: "number",
  money: "number",
  boolean: "boolean",
  instant: "string",
  date: "string",
  textList: "string[]",
  json: "unknown",
};

const named: readonly [name: string, of: RecordDefinition][] = [
  ["Resource", resources],
  ["ResourceGroup", resourceGroups],
  ["Passage", documents],
  ["Course", courses],
  ["CourseTopic", courseTopics],
];

/** What a record has whatever it is. */
const always: ReadonlySet<string> = new Set(["id", "createdAt", "updatedAt", "version"]);

/** The records of the content API as types that need nothing else. */
export function typesDocument(): string {
  return `// Made from the contract by \`node packages/api-client/src/content/print-types.ts\`; a test fails when it is out of date.

${named.map(([name, of]) => interfaceOf(name, of)).join("\n\n")}

/** The lists of the content API, and what each is of. */
export interface ContentRecords {
${named.map(([name, { type }]) => `  ${type}: ${name};`).join("\n")}
}
`;
}

function interfaceOf(name: string, definition: RecordDefinition): string {
  const fields = Object.entries(fieldsOf(definition)).filter(([, { sealed }]) => !sealed);
  return `/** ${definition.title}. */
export interface ${name} {
${fields.map(([field, of]) => `  ${field}: ${typeOf(field, of)};`).join("\n")}
}`;
}

function typeOf(name: string, { column, values }: Field): string {
  const type = values ? values.map((word) => JSON.stringify(word)).join(" | ") : types[column];
  return always.has(name) || type === "unknown" ? type : `${type} | null`;
}
