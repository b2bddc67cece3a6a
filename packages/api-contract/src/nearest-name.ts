/** The name that was most likely meant by one that does not exist; undefined where none is near. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  if (written.length > 60) return undefined;
  const most = Math.ceil(written.length / 3);
  let nearest: { name: string; distance: number } | undefined;
  for (const name of names) {
    const distance = editsBetween(written.toLowerCase(), name.toLowerCase());
    if (distance <= most && (!nearest || distance < nearest.distance)) nearest = { name, distance };
  }
  return nearest?.name;
}

/** How many letters are added, left out or changed between two words. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min(
          next[to - 1]! + 1,
          row[to]! + 1,
          row[to - 1]! + (letter === other[to - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}
