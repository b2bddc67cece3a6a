import { findTests, type SpecifiedTest } from "./find-tests.ts";
import { features, readRows, reasons, type Row, specifications } from "./specifications.ts";

/** Every sentence of the specifications with its test, as a document for people: docs/specification.md. */
export function specificationDocument(): string {
  const tests = byId(findTests());
  const all = specifications.map((specification) => ({
    ...specification,
    rows: readRows(specification),
  }));
  return [
    introduction,
    table(
      ["Specification", "Sentences", "Shown by a test", "Told by another", "To come", "No test"],
      all.map(({ title, rows }) => [title, ...counts(rows, tests)]),
    ),
    ...all.flatMap(({ title, code, rows }) => [
      `## ${title} (${code})\n`,
      ...[...Map.groupBy(rows, ({ section }) => section)].flatMap(([section, own]) => [
        `### ${code}-${section}\n`,
        table(
          ["Id", "What it says", "Shown by"],
          own.map((row) => [row.id, row.title, shownBy(row, tests.get(row.id) ?? [])]),
        ),
      ]),
    ]),
  ].join("\n");
}

/** The tests of each id. */
export function byId(tests: readonly SpecifiedTest[]): Map<string, SpecifiedTest[]> {
  const found = new Map<string, SpecifiedTest[]>();
  for (const test of tests)
    for (const id of test.ids) found.set(id, [...(found.get(id) ?? []), test]);
  return found;
}

const introduction = `# Every sentence of the specifications

Made by \`node tooling/specification/main.ts\`; a test fails when it is out of date, when a sentence has neither a test nor a reason, or when a test names an id that is not here. The rows are written by hand in \`tooling/specification/sentences/\`, in our own words; the specifications themselves lie beside the project (\`GUILDWAY_SPECIFICATION\`, default \`../shared/spec\`), and where they do, a changed or new sentence is noticed. A test shows a sentence by beginning its title with the sentence's id.
`;

function counts(rows: readonly Row[], tests: Map<string, SpecifiedTest[]>): string[] {
  const shown = rows.filter(({ id, toCome }) => tests.has(id) && !toCome).length;
  const same = rows.filter(({ id, as }) => as && !tests.has(id)).length;
  const toCome = rows.filter((row) => row.toCome).length;
  const noTest = rows.filter((row) => row.noTest).length;
  return [rows.length, shown, same, toCome, noTest].map(String);
}

function shownBy(row: Row, tests: readonly SpecifiedTest[]): string {
  return [
    ...tests.map(({ title, file }) => `${escaped(title)} ([${name(file)}](../${file}))`),
    ...(row.as ? [`as [${row.as}](#${sectionOf(row.as)})`] : []),
    ...(row.toCome ? [`to come with ${features[row.toCome]}`] : []),
    ...(row.noTest ? [`no test: ${reasons[row.noTest]}`] : []),
  ].join("<br>");
}

function name(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

function sectionOf(id: string): string {
  return id.replace(/\.\d+$/, "").toLowerCase();
}

function escaped(text: string): string {
  return text.replaceAll("|", String.raw`\|`).replaceAll("<", "&lt;");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return `${[line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n")}\n`;
}
