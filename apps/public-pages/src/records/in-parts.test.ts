import { expect, test } from "vitest";
import { inParts } from "./in-parts.ts";

test.each([
  [undefined, [50, 10]],
  [8, [8, 8, 8, 8, 8, 8, 8, 4]],
])(
  "with %j at once, sixty records are read in parts of %j, and come in their order",
  async (most, sizes) => {
    const ids = Array.from({ length: 60 }, (_, number) => `text-${number}`);
    const asked: number[] = [];
    const read = async (some: readonly string[]) => {
      asked.push(some.length);
      return { items: some };
    };
    expect(await inParts(ids, read, most)).toEqual(ids);
    expect(asked).toEqual(sizes);
  },
);
