import { expect, test } from "vitest";
import { comesLater, type Importers } from "./comes-later.ts";

const at = (importers: string[], dynamicImporters: string[] = []): Importers => ({
  importers,
  dynamicImporters,
});
const graph: Record<string, Importers> = {
  "/app/main.tsx": at([]),
  "/app/leaf.tsx": at([], ["/app/main.tsx"]),
  "/icons/tree.js": at(["/app/leaf.tsx"]),
  "/icons/branch.js": at(["/icons/tree.js", "/icons/bark.js"]),
  "/icons/bark.js": at(["/icons/branch.js"]),
  "/icons/root.js": at(["/app/leaf.tsx", "/app/main.tsx"]),
  "/shares/soil.js": at([], ["/shares/wrapper.js"]),
  "/shares/loam.js": at(["/app/leaf.tsx"], ["/shares/wrapper.js"]),
};
const later = (module: string) =>
  comesLater(
    module,
    (id) => id.startsWith("/app/"),
    (id) => graph[id]!,
  );

test("what only a lazily loaded file of the app imports comes later, directly or through others", () => {
  expect(later("/app/leaf.tsx")).toBe(true);
  expect(later("/icons/tree.js")).toBe(true);
  expect(later("/icons/branch.js")).toBe(true);
});

test("what is needed at once as well comes at once", () => {
  expect(later("/app/main.tsx")).toBe(false);
  expect(later("/icons/root.js")).toBe(false);
});

test("what is shared comes at once, whoever loads it", () => {
  expect(later("/shares/soil.js")).toBe(false);
  expect(later("/shares/loam.js")).toBe(false);
});
