import { expect, test } from "vitest";
import { pagesWith } from "./pages-with.ts";

const importers: Record<string, string[]> = {
  "/src/pages/rows.page.tsx": ["/src/pages/orchard.page.tsx"],
  "/src/table.tsx": ["/src/pages/rows.page.tsx", "/src/pages/row.page.tsx"],
  "/src/cell.tsx": ["/src/table.tsx"],
  "/src/tree.tsx": ["/src/pages/row.page.tsx", "/src/branch.tsx"],
  "/src/branch.tsx": ["/src/tree.tsx"],
};
const pagesOf = (module: string) =>
  [...pagesWith(module, (imported) => importers[imported] ?? [])].toSorted();

test("a module is part of every page that imports it, directly or through others", () => {
  expect(pagesOf("/src/cell.tsx")).toEqual(["row", "rows"]);
});

test("what a page takes from another page stays part of that one alone", () => {
  expect(pagesOf("/src/pages/rows.page.tsx")).toEqual(["rows"]);
});

test("a page is part of itself", () => {
  expect(pagesOf("/src/pages/row.page.tsx")).toEqual(["row"]);
});

test("modules that import each other are part of the page that imports one of them", () => {
  expect(pagesOf("/src/tree.tsx")).toEqual(["row"]);
  expect(pagesOf("/src/branch.tsx")).toEqual(["row"]);
});

test("what no page imports from its start is part of none", () => {
  expect(pagesOf("/src/remote.tsx")).toEqual([]);
});
