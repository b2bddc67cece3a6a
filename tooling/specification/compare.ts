import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../start/front-ends.ts";
import { readSentences, type Sentence } from "./read-sentences.ts";
import type { Row, Specification } from "./specifications.ts";

/** The text of a specification, where the specifications lie beside the project. */
export function specificationText({ file }: Specification): string | undefined {
  const folder = process.env["GUILDWAY_SPECIFICATION"] ?? join(root, "../shared/spec");
  const path = join(folder, `${file}.md`);
  if (existsSync(path)) return readFileSync(path, "utf8");
  if (process.env["GUILDWAY_REQUIRE_DATA"] === "1") throw new Error(`There is no ${path}.`);
  return undefined;
}

/** Where the rows and the sentences part: a sentence that no row has, and a row whose sentence was changed or is gone. */
export function differences(rows: readonly Row[], text: string): string[] {
  const sentences = readSentences(text);
  const key = ({ section, fingerprint }: Row | Sentence) => `${section} ${fingerprint}`;
  const known = new Set(rows.map(key));
  const said = new Set(sentences.map(key));
  return [
    ...sentences
      .filter((sentence) => !known.has(key(sentence)))
      .map(
        ({ section, fingerprint, text }) =>
          `section ${section} has a sentence without a row: ${fingerprint} "${text}"`,
      ),
    ...rows
      .filter((row) => !said.has(key(row)))
      .map(({ id, title }) => `the sentence of ${id} (${title}) was changed or is gone`),
  ];
}
