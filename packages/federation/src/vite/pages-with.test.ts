import { expect, test } from "vitest";
import { pagesWith } from "./pages-with.ts";

const importers: Record<string, string[]> = {
  "/src/pages/rows.page.tsx": ["/src/pages/orchard.page.tsx"],
  "/src/table.tsx": ["/src/pages/rows.page.tsx", "/src/pages/row.page.tsx"],
  "/src/cell.tsx": ["/src/table.tsx"],
  "/src/tree.tsx": ["/src/pages/row.page.tsx", "/src/branch.tsx"],
  "/src/branch.tsx": ["/src/tree.tsx"],
  "/src/fruit.tsx": ["/src/pages/row.page.tsx", "/src/harvest.tsx"],
};
const dynamicImporters: Record<string, string[]> = {
  "/src/harvest.tsx": ["/src/pages/rows.page.tsx", "/src/harvest.tsx"],
};
const pagesOf = (module: string) => {
  const { atOnce, later } = pagesWith(module, (imported) => ({
    importers: importers[imported] ?? [],
    dynamicImporters: dynamicImporters[imported] ?? [],
  }));
  return { atOnce: [...atOnce].toSorted(), later: [...later].toSorted() };
};

test("a module is part of every page that imports it, directly or through others", () => {
  expect(pagesOf("/src/cell.tsx")).toEqual({ atOnce: ["row", "rows"], later: [] });
});

test("what a page takes from another page stays part of that one alone", () => {
  expect(pagesOf("/src/pages/rows.page.tsx")).toEqual({ atOnce: ["rows"], later: [] });
});

test("a page is part of itself", () => {
  expect(pagesOf("/src/pages/row.page.tsx")).toEqual({ atOnce: ["row"], later: [] });
});

test("modules that import each other are part of the page that imports one of them", () => {
  expect(pagesOf("/src/tree.tsx").atOnce).toEqual(["row"]);
  expect(pagesOf("/src/branch.tsx").atOnce).toEqual(["row"]);
});

test("what a page fetches once it is used is part of it later, with all that it needs", () => {
  expect(pagesOf("/src/harvest.tsx")).toEqual({ atOnce: [], later: ["rows"] });
  expect(pagesOf("/src/fruit.tsx")).toEqual({ atOnce: ["row"], later: ["rows"] });
});

test("what no page imports is part of none", () => {
  expect(pagesOf("/src/remote.tsx")).toEqual({ atOnce: [], later: [] });
});
