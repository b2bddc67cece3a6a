import type { AnyRoom, AnyRow } from "./room.ts";

const everyMs = 2000;

/** After how many milliseconds rows are asked for again: soon while the server is at work on one of them, else not by itself. */
export function askAgain(
  { isAtWork }: Pick<AnyRoom, "isAtWork">,
  rows: readonly AnyRow[] | undefined,
): number | false {
  return isAtWork && rows?.some(isAtWork) ? everyMs : false;
}
