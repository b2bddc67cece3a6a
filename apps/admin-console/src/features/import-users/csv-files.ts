import { type ImportedField, importedFields, type ResultOfRow } from "@guildway/api-contract";
import { safeCsv, saveCsv } from "@guildway/ui/csv";
import { changeInWords, type Saying } from "./change-in-words.ts";
import { faultInWords } from "./fault-in-words.ts";
import { labels } from "./labels.ts";
import type { People } from "./people.ts";

type Labels = Readonly<Record<ImportedField, string>>;

const example: Readonly<Partial<Record<ImportedField, string>>> = {
  firstName: "Rosa",
  lastName: "Diaz",
  email: "rosa.diaz@example.com",
  phone: "610-555-0100",
  role: "student",
  testUser: "no",
  courseReadOnly: "no",
};

/** Saves a file with every heading and one person, to fill in. */
export function downloadExample(name: string, labels: Labels): void {
  const fields = importedFields.map((field) => labels[field]);
  const data = [importedFields.map((field) => example[field] ?? "")];
  saveCsv(name, safeCsv({ fields, data }));
}

/** Saves what came of each row, in the order of the file. */
export function downloadResults(
  results: readonly ResultOfRow[],
  people: People,
  saying: Saying,
): void {
  saveCsv(saying.words.resultsName, resultsCsv(results, people, saying));
}

/** What came of each row as CSV. */
export function resultsCsv(
  results: readonly ResultOfRow[],
  people: People,
  saying: Saying,
): string {
  const { words, lang } = saying;
  return safeCsv({
    fields: [words.line, words.person, labels[lang].email, words.result, words.details],
    data: results
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, outcome, faults, changes = [] }) => {
        const { name, email } = people.get(line) ?? { name: "", email: "" };
        const why = [
          ...faults.map((fault) => faultInWords(fault, words, labels[lang])),
          ...changes.map((change) => `${changeInWords(change, saying)}.`),
        ].join(" ");
        return [String(line), name, email, words.outcomes[outcome], why];
      }),
  });
}
