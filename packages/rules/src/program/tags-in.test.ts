import { expect, it } from "vitest";
import { tagsIn } from "./tags-in.ts";

it("tags are parted by commas, though not by one in parentheses, and each stands once", () => {
  expect(tagsIn("Cutting (flame, plasma), Safety , Safety,")).toEqual([
    "Cutting (flame, plasma)",
    "Safety",
  ]);
});

it("what a model writes besides makes neither a tag that is too long to be saved nor a hundred", () => {
  expect(tagsIn(`${"As a language model I ".repeat(20)}, Safety`)).toEqual(["Safety"]);
  expect(tagsIn(Array.from({ length: 500 }, (_, index) => `tag ${index}`).join(","))).toHaveLength(
    20,
  );
  expect(tagsIn("")).toEqual([]);
});
