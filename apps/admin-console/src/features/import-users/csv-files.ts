import { type ImportedField, importedFields, type ResultOfRow } from "@guildway/api-contract";
import { safeCsv, saveCsv } from "@guildway/ui/csv";
import { faultInWords } from "./fault-in-words.ts";
import type { People } from "./people.ts";
import type { ImportTexts } from "./texts.ts";

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
  words: ImportTexts,
  labels: Labels,
): void {
  saveCsv(words.resultsName, resultsCsv(results, people, words, labels));
}

/** What came of each row as CSV. */
export function resultsCsv(
  results: readonly ResultOfRow[],
  people: People,
  words: ImportTexts,
  labels: Labels,
): string {
  return safeCsv({
    fields: [words.line, words.person, labels.email, words.result, words.why],
    data: results
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, outcome, faults }) => {
        const { name, email } = people.get(line) ?? { name: "", email: "" };
        const why = faults.map((fault) => faultInWords(fault, words, labels)).join(" ");
        return [String(line), name, email, words.outcomes[outcome], why];
      }),
  });
}
