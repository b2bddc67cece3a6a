import { expect, it } from "vitest";
import { inWords } from "./in-words.ts";

it("search engines are told words, without the marks that they were written with", () => {
  expect(inWords("# Start here\n\n- **Measure** [twice](https://x.test)\n- Cut _once_")).toBe(
    "Start here Measure twice Cut once",
  );
});

it("a long text ends at a word", () => {
  const words = inWords("steel ".repeat(100));
  expect(words.length).toBeLessThanOrEqual(302);
  expect(words).toMatch(/ steel …$/);
});
