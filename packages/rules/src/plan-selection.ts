/** How many skills and how many knowledge items a plan starts with. */
const initialSelection = 5;

/** An element with its importance, 0 to 100. */
interface Ranked {
  Importance?: number | null | undefined;
}

/** What a plan holds until the visitor edits it: the most important elements of a list. */
export function topElements<T extends Ranked>(elements: readonly T[]): T[] {
  return elements
    .toSorted((a, b) => (b.Importance ?? 0) - (a.Importance ?? 0))
    .slice(0, initialSelection);
}
