import { roundRobin } from "./round-robin.ts";

/** Resolves in a turn of the event loop that is the asker's alone. */
export type TakeTurn = (asker: string) => Promise<void>;

/**
 * Turns for what takes its time in this thread, such as reading a large body or ranking words in memory: what one asker does
 * at once, up to where they wait for something, is done in a turn of theirs, and then it is somebody else's.
 */
export function workInTurn(): TakeTurn {
  // What begins here asks the database next, between whose answers others are heard as well.
  const { take, give } = roundRobin(1, { turns: 1 });
  return async (asker) => {
    await take(asker);
    // By then what follows without waiting is done.
    setImmediate(() => give(asker));
  };
}
