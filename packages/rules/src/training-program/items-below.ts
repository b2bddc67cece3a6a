import type { Part, Place, ProgramDocument, Read } from "./program-document.ts";
import { readLines } from "./work-process.ts";

/** The items of a list right below a line. */
export function itemsBelow({ parts }: ProgramDocument, { part, row }: Place): Read<string>[] {
  if (row !== undefined || isItem(parts[part])) return [];
  const below = parts.slice(part + 1);
  const end = below.findIndex((one) => !isItem(one));
  return below
    .slice(0, end < 0 ? undefined : end)
    .flatMap((one, at) => (isItem(one) ? readLines([one], { part: part + 1 + at }) : []));
}

const isItem = (one: Part | undefined): one is Extract<Part, { part: "line" }> =>
  one?.part === "line" && one.is === "item";
