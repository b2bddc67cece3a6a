/** Places that are taken in turn by those who wait, one of each asker after the other, however many one of them asks for. */
export interface RoundRobin {
  /** Resolves when a place is free for this asker. */
  take(asker: string): Promise<void>;
  /** Gives a place to whoever is next. */
  give(): void;
}

/** Turns of the event loop between one and the next where somebody waits: each hears of about one new connection. */
const usualTurns = 8;

async function hearOthers(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
}

/**
 * So many places; who asks for many of them at once keeps nobody else waiting for more than one of their own. Each begins in
 * a turn of the event loop of its own, since the embedded database answers within one: who was not heard yet is heard in between.
 */
export function roundRobin(places: number, turns = usualTurns): RoundRobin {
  const waiting = new Map<string, (() => void)[]>();
  let free = places;

  function beginNext() {
    for (const [asker, [begin, ...rest]] of waiting) {
      waiting.delete(asker);
      // To the end of the round.
      if (rest.length > 0) waiting.set(asker, rest);
      begin?.();
      return;
    }
    // Another place that came free meanwhile went to the last who waited.
    free += 1;
  }

  return {
    take(asker) {
      if (free > 0) {
        free -= 1;
        return new Promise(setImmediate);
      }
      return new Promise((begin) => {
        const own = waiting.get(asker);
        if (own) own.push(begin);
        else waiting.set(asker, [begin]);
      });
    },
    give() {
      if (waiting.size === 0) free += 1;
      else void hearOthers(turns).then(beginNext);
    },
  };
}
