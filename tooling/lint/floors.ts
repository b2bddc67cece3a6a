import { dirname, join, normalize } from "node:path";

/** How an app is built, in the `guildway` part of its package.json: rooms by floor, the upper first. */
export interface House {
  floors: readonly (readonly string[])[];
  /** Rooms that nothing in production may come through, except those named with them. */
  beside: Readonly<Record<string, readonly string[]>>;
}

/** A file of an app: its path within `src`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

interface Arrow {
  file: string;
  from: string;
  to: string;
}

/** What breaks the floors: an arrow upward, a circle of rooms, a room without a floor, or a way through a room beside. */
export function floorFaults({ floors, beside }: House, files: readonly SourceFile[]): string[] {
  const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));
  const isBeside = (room: string) => room in beside;
  const rooms = new Set(files.map(({ path }) => roomOf(path)));
  const homeless = [...rooms]
    .filter((room) => !floorOf.has(room) && !isBeside(room))
    .map((room) => `${room} stands on no floor.`);
  const arrows = files.flatMap(arrowsOf).filter(({ from }) => !isBeside(from));
  const wrong = arrows.flatMap(({ file, from, to }) => {
    if (isBeside(to))
      return beside[to]!.includes(from) ? [] : [`${file} imports ${to}, which stands beside.`];
    return (floorOf.get(to) ?? 0) < (floorOf.get(from) ?? 0)
      ? [`${file} imports ${to}, a floor above ${from}.`]
      : [];
  });
  return [...homeless, ...wrong, ...circles(arrows)];
}

/** A file at the root of `src` is a room of its own, named by the file. */
function roomOf(path: string): string {
  return path.split("/")[0]!;
}

function arrowsOf({ path, text }: SourceFile): Arrow[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].flatMap(([, target]) => {
    const from = roomOf(path);
    const to = roomOf(normalize(join(dirname(path), target!)));
    return to === from ? [] : [{ file: path, from, to }];
  });
}

/** Rooms that import each other, however far around. */
function circles(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set<string>()).add(to));
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(next.get(from) ?? [])].some((room) => {
      if (room === wanted) return true;
      if (seen.has(room)) return false;
      seen.add(room);
      return reaches(room, wanted, seen);
    });
  const round = [...next.keys()].filter((room) => reaches(room, room)).toSorted();
  return round.length > 0
    ? [`These rooms import each other in a circle: ${round.join(", ")}.`]
    : [];
}
