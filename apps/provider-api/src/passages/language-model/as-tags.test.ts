import { expect, it } from "vitest";
import { asTags } from "./as-tags.ts";

it.each([
  ["1. Welding\n2) Safety\n- Blueprint reading", "Welding, Safety, Blueprint reading"],
  ["Welding (arc, gas), Safety", "Welding (arc, gas), Safety"],
  ["Welding (arc, Safety", "Welding (arc, Safety"],
  [" , \n", ""],
])("%j becomes the tags %j", (text, tags) => {
  expect(asTags(text)).toBe(tags);
});

it("a text of nothing but commas ends", () => {
  expect(asTags(",".repeat(1_000_000))).toBe("");
});
