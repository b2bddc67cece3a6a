import { expect, test } from "vitest";
import { matchPage, matchPattern } from "./match-page.ts";
import type { PlacedRelease } from "./release.ts";

function release(id: string, paths: Record<string, string>): PlacedRelease {
  const pages = Object.fromEntries(
    Object.entries(paths).map(([page, path]) => [
      page,
      { path, frame: "standard", access: "public" } as const,
    ]),
  );
  const manifest = { id, title: id, owner: id, federation: 1, pages, modals: {} };
  return {
    id,
    version: "one",
    federation: 1,
    origin: "http://localhost:3001",
    entry: "assets/remoteEntry.js",
    preload: [],
    css: [],
    pages: {},
    manifest,
  };
}

const orchard = release("orchard", { rows: "/rows", tree: "/rows/:row/:tree?" });
const cellar = release("cellar", { barrels: "/barrels/:id", rows: "/rows" });

test("the page of an address is found with what stands for its names", () => {
  expect(matchPage([orchard, cellar], "/barrels/b%2F7")).toEqual({
    release: cellar,
    page: "barrels",
    params: { id: "b/7" },
  });
});

test("of two releases with the same address the first has it", () => {
  expect(matchPage([orchard, cellar], "/rows")).toMatchObject({ release: orchard });
  expect(matchPage([cellar, orchard], "/rows")).toMatchObject({ release: cellar });
});

test("an address of nobody leads to no page", () => {
  expect(matchPage([orchard, cellar], "/cellar")).toBeUndefined();
});

test.each([
  ["/rows/:row/:tree?", "/rows/3/apple", { row: "3", tree: "apple" }],
  ["/rows/:row/:tree?", "/rows/3", { row: "3" }],
  ["/rows/:row/:tree?", "/rows", undefined],
  ["/rows/:row/:tree?", "/rows/3/apple/7", undefined],
  ["/", "/", {}],
  ["/", "/rows", undefined],
  ["/rows", "/rows/", {}],
  ["/rows", "/ROWS", {}],
  ["/rows/:row", "/rows/Row", { row: "Row" }],
  ["/rows/:row", "/rows/a%20b", { row: "a b" }],
  ["/rows/:row", "/rows/%E0%A4%A", { row: "%E0%A4%A" }],
])("%s reads %s as the router does", (pattern, pathname, params) => {
  expect(matchPattern(pattern, pathname)).toEqual(params);
});
