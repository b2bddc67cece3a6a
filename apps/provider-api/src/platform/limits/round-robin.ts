/** Places that are taken in turn by those who wait, one of each asker after the other, however many one of them asks for. */
export interface RoundRobin {
  /** Resolves when a place is free for this asker. */
  take(asker: string): Promise<void>;
  /** Gives this asker's place to whoever is next. */
  give(asker: string): void;
}

/** Turns of the event loop between one and the next where somebody waits: each hears of about one new connection. */
const usualTurns = 8;

interface Limits {
  turns?: number;
  /** Of the places, how many one asker may hold. */
  mostOfOne?: number;
}

async function hearOthers(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
}

/**
 * So many places; who asks for many of them at once keeps nobody else waiting for more than one of their own. Each begins in
 * a turn of the event loop of its own, since the embedded database answers within one: who was not heard yet is heard in between.
 */
export function roundRobin(
  places: number,
  { turns = usualTurns, mostOfOne = places }: Limits = {},
): RoundRobin {
  const waiting = new Map<string, (() => void)[]>();
  const held = new Map<string, number>();
  let free = places;

  const heldBy = (asker: string) => held.get(asker) ?? 0;
  const isFull = (asker: string) => heldBy(asker) >= mostOfOne;
  const hold = (asker: string, change: 1 | -1) => {
    const now = heldBy(asker) + change;
    if (now > 0) held.set(asker, now);
    else held.delete(asker);
  };

  function beginNext() {
    for (const [asker, [begin, ...rest]] of waiting) {
      if (isFull(asker)) continue;
      waiting.delete(asker);
      // To the end of the round.
      if (rest.length > 0) waiting.set(asker, rest);
      hold(asker, 1);
      begin?.();
      return;
    }
    // Nobody waits any more who may have it.
    free += 1;
  }

  return {
    take(asker) {
      if (free > 0 && !isFull(asker)) {
        free -= 1;
        hold(asker, 1);
        return new Promise(setImmediate);
      }
      return new Promise((begin) => {
        const own = waiting.get(asker);
        if (own) own.push(begin);
        else waiting.set(asker, [begin]);
      });
    },
    give(asker) {
      hold(asker, -1);
      if (waiting.size === 0) free += 1;
      else void hearOthers(turns).then(beginNext);
    },
  };
}
