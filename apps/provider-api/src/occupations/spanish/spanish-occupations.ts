import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Our own translation of an occupation: its title, and what people call it and its work in daily life. */
export interface SpanishOccupation {
  readonly title: string;
  readonly words: readonly string[];
}

let known: ReadonlyMap<string, SpanishOccupation> | undefined;

/** All translated occupations by their O*NET code, read once from the files beside this one. */
export function spanishOccupations(): ReadonlyMap<string, SpanishOccupation> {
  known ??= new Map(
    readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith(".tsv"))
      .sort()
      .flatMap((name) => readTranslations(name)),
  );
  return known;
}

/** The field that tells an occupation's Spanish title, none where it has no translation. */
export function titleInSpanish(onetCode: string): { TitleEs?: string } {
  const title = spanishOccupations().get(onetCode)?.title;
  return title === undefined ? {} : { TitleEs: title };
}

/** The rows of one file: code, title, and words separated by bars. */
export function readTranslations(name: string): [onetCode: string, SpanishOccupation][] {
  const lines = readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter(Boolean);
  return lines.map((line) => {
    const [onetCode = "", title = "", words = ""] = line.split("\t");
    return [onetCode, { title, words: words.split("|").filter(Boolean) }];
  });
}
