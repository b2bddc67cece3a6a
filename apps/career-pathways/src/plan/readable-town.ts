/** A town that its source has in capitals as one writes it: "NEW YORK" becomes "New York"; others stay as they are. */
export function readableTown(town: string): string {
  if (town !== town.toUpperCase()) return town;
  return town.toLowerCase().replaceAll(/(?<![a-z'])[a-z]/g, (first) => first.toUpperCase());
}
