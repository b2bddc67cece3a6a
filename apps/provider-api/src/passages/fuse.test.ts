import { expect, it } from "vitest";
import { fuse } from "./fuse.ts";

const ranked = (...ids: string[]) =>
  ids.map((id, index) => ({ id, similarity: 0.9 - index * 0.1 }));

it("what both lists find comes before what one of them finds", () => {
  const found = fuse(ranked("words", "both"), ranked("meaning", "both"));
  expect(found.map(({ id }) => id)).toEqual(["both", "meaning", "words"]);
});

it("a passage keeps the better of its similarities, whichever list it is from", () => {
  const better = [{ id: "a", similarity: 0.8 }];
  const worse = [{ id: "a", similarity: 0.2 }];
  expect(fuse(worse, better)).toEqual(better);
  expect(fuse(better, worse)).toEqual(better);
});

it("without vectors the order by words stays", () => {
  expect(fuse(ranked("a", "b", "c"), [])).toEqual(ranked("a", "b", "c"));
});
