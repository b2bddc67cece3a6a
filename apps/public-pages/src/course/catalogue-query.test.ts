import { expect, it } from "vitest";
import { queryFor, soughtIn } from "./catalogue-query.ts";

const everything = { words: "weld", tag: "Safety", isOpen: true, isLive: true, page: 3 };

it("what is sought stands in the address, and is read from it again", () => {
  expect(queryFor(everything)).toBe("?q=weld&tag=Safety&open=true&live=true&page=3");
  expect(soughtIn(new URLSearchParams(queryFor(everything)))).toEqual(everything);
  expect(
    queryFor({ ...everything, words: "", tag: "", isOpen: false, isLive: false, page: 1 }),
  ).toBe("");
});

it.each(["0", "-1", "1.5", "many", "1e9", ""])("page %j is the first one", (page) => {
  expect(soughtIn(new URLSearchParams({ page })).page).toBe(1);
});
