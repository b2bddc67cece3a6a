import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { programs, root } from "../start/front-ends.ts";

interface Manifest {
  pages: Record<string, { path: string; frame: string }>;
}

const manifests = await Promise.all(
  programs(0)
    .map(({ name }) => join(root, "apps", name, "src/manifest.ts"))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file)) as { manifest: Manifest }).manifest),
);
const pages = manifests.flatMap((manifest) => Object.values(manifest.pages));

/** Invitations, documents, pathways and courses are for the public; the console's own lists of them are not. */
const hidesTopBar = /^\/(external|o)\//;

test("CO-2.25 no page of an invitation, a document, a pathway or a course stands under the top bar", () => {
  const hiding = pages.filter(({ path }) => hidesTopBar.test(path));
  expect(hiding.map(({ path }) => path)).toContain("/external/pathways");
  expect(hiding.filter(({ frame }) => frame === "standard")).toEqual([]);
});
