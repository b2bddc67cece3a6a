/** The version of each record that an agreement shows, by `{type}/{id}`. */
export type VersionsRead = Readonly<Record<string, number>>;

type Shown = { id: string; version?: number | undefined } | null | undefined;

/** What somebody reads who has these records before them. */
export function versionsRead(
  shown: readonly (readonly [definition: { type: string }, row: Shown])[],
): VersionsRead {
  return Object.fromEntries(
    shown.flatMap(([{ type }, row]) =>
      row?.version === undefined ? [] : [[`${type}/${row.id}`, row.version]],
    ),
  );
}

/** The types of the records in which two readings differ: changed, gone or new. */
export function typesThatDiffer(before: VersionsRead, now: VersionsRead): string[] {
  const names = [...Object.keys(before), ...Object.keys(now)];
  const changed = names.filter((name) => before[name] !== now[name]);
  return [...new Set(changed.map((name) => name.split("/")[0]!))];
}
