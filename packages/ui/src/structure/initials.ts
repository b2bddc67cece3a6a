/** The first letters of a person's first and last name, for where there is no picture. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
