import type { PlacedLine, Read } from "./program-document.ts";
import type { Candidate } from "./beside.ts";

/** What is read of the first place that says it. */
export function firstRead<T>(
  candidates: readonly Candidate[],
  read: (text: string) => T | undefined,
): Read<T> | undefined {
  for (const { text, at } of candidates) {
    const value = read(text);
    if (value !== undefined) return { value, at, written: text.trim() };
  }
  return undefined;
}

/** The first value that a line says of those in which something stands. */
export function ofLines<T>(
  lines: readonly PlacedLine[],
  where: RegExp,
  read: (text: string) => T | undefined,
): Read<T> | undefined {
  return firstRead(
    lines.filter(({ text }) => where.test(text)),
    read,
  );
}
