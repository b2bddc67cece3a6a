import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../start/front-ends.ts";

/** A test whose title begins with ids of sentences. */
export interface SpecifiedTest {
  ids: readonly string[];
  /** The title without its ids. */
  title: string;
  /** From the root of the project. */
  file: string;
}

const id = String.raw`[A-Z]{2}-\d+\.\d+`;
const title = new RegExp(`(["'\`])(${id}(?:, ${id})*) (.*?)(?<!\\\\)\\1`, "g");

/** Every test of the project that shows a sentence: unit, server and browser; ids stand in the title itself or in a row of `each`. */
export function findTests(): SpecifiedTest[] {
  const files = globSync("{apps,packages,tooling,e2e}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /node_modules|dist|tooling.specification/.test(path),
  });
  return files
    .toSorted()
    .flatMap((file) => testsOf(readFileSync(join(root, file), "utf8"), file.replaceAll("\\", "/")));
}

/** The tests with ids in the source of one file. */
export function testsOf(source: string, file: string): SpecifiedTest[] {
  return [...source.matchAll(title)].map(([, , ids = "", words = ""]) => ({
    ids: ids.split(", "),
    title: words.replaceAll("\\", ""),
    file,
  }));
}
