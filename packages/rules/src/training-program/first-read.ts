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

/** The value that most of the places say, so that one slip does not win; none where two are said as often. */
export function mostOften<T>(
  candidates: readonly Candidate[],
  read: (text: string) => T | undefined,
): Read<T> | undefined {
  const found = candidates.flatMap(({ text, at }) => {
    const value = read(text);
    return value === undefined ? [] : [{ value, at, written: text.trim() }];
  });
  const counts = Map.groupBy(found, ({ value }) => JSON.stringify(value).toLowerCase());
  const [best, next] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  return best && best.length > (next?.length ?? 0) ? best[0] : undefined;
}

/** What is said, where all places say the same. */
export function onlyOne<T>(said: readonly Read<T>[]): Read<T> | undefined {
  return new Set(said.map(({ value }) => value)).size === 1 ? said[0] : undefined;
}
