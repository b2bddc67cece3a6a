import { expect, it } from "vitest";
import { waitInWords } from "./wait-in-words.ts";

it.each([
  [1, "a second"],
  [2, "2 seconds"],
  [59, "59 seconds"],
  [60, "a minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])("a wait of %d seconds is %s", (seconds, said) => {
  expect(waitInWords(seconds, "en")).toBe(said);
});
