import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const template = join(import.meta.dirname, "template");

/** Why a name cannot be a remote's; undefined when it can. */
export function faultOfName(name: string): string | undefined {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return undefined;
  return `"${name}" is not kebab-case: write lower-case words with dashes, for example "site-visits".`;
}

/** The files of a new remote by their path in its folder: one public page at `/NAME` that lists something real in all of its states and both languages, and its tests. */
export function remoteFiles(name: string): Record<string, string> {
  const files = readdirSync(template, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    files
      .filter((path) => path.endsWith(".txt"))
      .toSorted()
      .map((path) => [
        path.replaceAll("\\", "/").replace(/\.txt$/, ""),
        readFileSync(join(template, path), "utf8")
          .replaceAll("{name}", name)
          .replaceAll("{title}", titleOf(name)),
      ]),
  );
}

function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
