import { markerOf } from "./marker-of.ts";
import type { Line, Place, ProgramDocument, Read } from "./program-document.ts";
import { readLines } from "./work-process.ts";

/** The items of a list right below a line, or lines that other signs count than its own. */
export function itemsBelow({ parts }: ProgramDocument, { part, row }: Place): Read<string>[] {
  const own = parts[part];
  if (row !== undefined || own?.part !== "line" || own.is === "item") return [];
  const items: Read<string>[] = [];
  for (let at = part + 1; at < parts.length; at++) {
    const one = parts[at]!;
    if (one.part === "table" || !isBelow(one, own)) break;
    items.push(...readLines([one], { part: at }));
  }
  return items;
}

function isBelow(line: Line, own: Line): boolean {
  const marker = markerOf(line);
  return line.is === "item" || (marker !== undefined && marker !== markerOf(own));
}
