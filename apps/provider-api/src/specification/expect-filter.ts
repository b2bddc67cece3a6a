import { expect } from "vitest";
import type { Ask, Row } from "./ask.ts";

/**
 * A filter keeps every record that fits and no other. Some records must fit and some must not, else it would show nothing.
 * `list` is the path of the list, with what narrows it for a start.
 */
export async function expectFilter(
  ask: Ask,
  list: string,
  filter: string,
  fits: (row: Row) => boolean,
): Promise<void> {
  const whole = `${list}${list.includes("?") ? "&" : "?"}limit=3000`;
  const all = await ask.list(whole);
  const fitting = all.filter(fits).map(idOf);
  expect(fitting, `nothing fits ${filter}`).not.toEqual([]);
  expect(fitting.length, `everything fits ${filter}`).toBeLessThan(all.length);
  const found = (await ask.list(`${whole}&${filter}`)).map(idOf);
  expect(found.toSorted(), filter).toEqual(fitting.toSorted());
}

/** The id of a record, of an entry too. */
export function idOf(row: Row): string {
  return String((row["sys"] as Row | undefined)?.["id"] ?? row["id"]);
}
