import { expect, test } from "vitest";

import { defineManifest, defineRemote } from "./manifest.ts";

const manifest = defineManifest({
  id: "orchard",
  title: "Orchard",
  owner: "the Orchard team",
  federation: 1,
  pages: {
    rows: { path: "/rows", frame: "standard", access: ["superAdmin"] },
    row: { path: "/rows/:rowId", frame: "standard", access: ["superAdmin"] },
  },
  modals: { prune: {} },
});
const page = async () => ({ default: () => null });
const modal = async () => () => null;

test("a remote with a file for every page and modal compiles", () => {
  const remote = defineRemote<typeof manifest>({
    pages: { rows: page, row: page },
    modals: { prune: modal },
  });
  expect(Object.keys(remote.pages)).toEqual(Object.keys(manifest.pages));
});

test("a remote without one of its pages does not compile", () => {
  const remote = defineRemote<typeof manifest>({
    // @ts-expect-error -- the page "row" has no file
    pages: { rows: page },
    modals: { prune: modal },
  });
  expect(remote).toBeDefined();
});

test("a remote without one of its modals does not compile", () => {
  const remote = defineRemote<typeof manifest>({
    pages: { rows: page, row: page },
    // @ts-expect-error -- the modal "prune" has no file
    modals: {},
  });
  expect(remote).toBeDefined();
});
