import type { ApprenticeableOccupation } from "@guildway/api-contract";
import { fillers, stemOf, wordsOf } from "../search/words.ts";

/** Apprenticeships in the order of how well they fit an occupation: its own title first, then the closest ones; of equal titles those of the usual hours, then the plain code before its variants. */
export function orderApprenticeships(
  occupationTitle: string,
  apprenticeships: readonly ApprenticeableOccupation[],
): ApprenticeableOccupation[] {
  // "Welders, Cutters, Solderers, and Brazers" names four kinds of work, each with a title of its own.
  const names = [occupationTitle, ...occupationTitle.split(/, and |, | and /)].map(stemsOf);
  const usual = commonest(apprenticeships.flatMap(({ HoursMax }) => HoursMax ?? []));
  return apprenticeships
    .map((apprenticeship) => {
      const stems = stemsOf(apprenticeship.Title);
      return { apprenticeship, closeness: Math.max(...names.map((name) => likeness(name, stems))) };
    })
    .toSorted(
      (a, b) =>
        b.closeness - a.closeness ||
        Number(b.apprenticeship.HoursMax === usual) - Number(a.apprenticeship.HoursMax === usual) ||
        a.apprenticeship.RapidsCode.length - b.apprenticeship.RapidsCode.length ||
        compareText(a.apprenticeship.Title, b.apprenticeship.Title) ||
        compareText(a.apprenticeship.RapidsCode, b.apprenticeship.RapidsCode),
    )
    .map(({ apprenticeship }) => apprenticeship);
}

/** How the list of apprenticeships shortens words. */
const shortened: Readonly<Record<string, string>> = {
  maint: "maintenance",
  mech: "mechanic",
  tech: "technician",
};

function stemsOf(title: string): Set<string> {
  // "Any industry" says that a title is not narrowed.
  const words = wordsOf(title.replace(/\(any ind\)/i, ""));
  return new Set(
    words.filter((word) => !fillers.has(word)).map((word) => stemOf(shortened[word] ?? word)),
  );
}

/** From 0, no word in common, to 1, the same words. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((stem) => other.has(stem)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}

function commonest(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
