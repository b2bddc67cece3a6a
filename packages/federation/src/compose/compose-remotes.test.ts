import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { composeRemotes } from "./compose-remotes.ts";

const origin = "http://localhost:3001";

function releaseText(version: string): string {
  const manifest = {
    id: "orchard",
    title: "Orchard",
    owner: "the Orchard team",
    federation: 1,
    pages: {},
    modals: {},
  };
  return JSON.stringify({
    id: "orchard",
    version,
    federation: 1,
    entry: `assets/remoteEntry-${version}.js`,
    preload: [],
    css: [],
    pages: {},
    manifest,
  });
}

async function orchard() {
  const root = await mkdtemp(join(tmpdir(), "compose-"));
  const folder = join(root, "dist");
  await mkdir(folder);
  const place = { id: "orchard", folder, origin };
  return {
    compose: () => composeRemotes([place], join(root, "kept")),
    release: (text: string) => writeFile(join(folder, "release.json"), text),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function versionsOf(composed: ReturnType<typeof composeRemotes>) {
  return (await composed()).remotes.map((remote) => `${remote.version} at ${remote.origin}`);
}

test("a new release shows without a restart", async () => {
  const { compose, release } = await orchard();
  const composed = compose();
  await release(releaseText("one"));
  expect(await versionsOf(composed)).toEqual([`one at ${origin}`]);
  await release(releaseText("second"));
  expect(await versionsOf(composed)).toEqual([`second at ${origin}`]);
});

test("a remote whose build is gone keeps its last good release", async () => {
  const { compose, release, remove } = await orchard();
  const composed = compose();
  await release(releaseText("one"));
  await composed();
  await remove();
  expect(await versionsOf(composed)).toEqual([`one at ${origin}`]);
});

test("the last good release outlives a restart", async () => {
  const { compose, release, remove } = await orchard();
  await release(releaseText("one"));
  await compose()();
  await remove();
  expect(await versionsOf(compose())).toEqual([`one at ${origin}`]);
});

test("a release that is cut short is not taken", async () => {
  const { compose, release } = await orchard();
  const composed = compose();
  await release(releaseText("one"));
  await composed();
  await release(releaseText("second").slice(0, 80));
  expect(await versionsOf(composed)).toEqual([`one at ${origin}`]);
});

test("a remote that was never released is left out", async () => {
  const { compose } = await orchard();
  expect(await versionsOf(compose())).toEqual([]);
});

test.each([
  ["a manifest without pages", { manifest: {} }],
  ["a page without a path", { manifest: { pages: { tree: { access: "public" } } } }],
  ["a page that does not say who enters", { manifest: { pages: { tree: { path: "/tree" } } } }],
  ["a script that is no path", { preload: [7] }],
  ["a page without its files", { pages: { tree: {} } }],
  [
    "a page whose first calls are no addresses",
    { pages: { tree: { preload: [], css: [], firstCalls: [{ params: ["id"] }] } } },
  ],
])(
  "a release with %s is not taken, since no page of the product could be shown with it",
  async (_, fault) => {
    const { compose, release } = await orchard();
    const composed = compose();
    await release(releaseText("one"));
    await composed();
    await release(JSON.stringify({ ...JSON.parse(releaseText("second")), ...fault }));
    expect(await versionsOf(composed)).toEqual([`one at ${origin}`]);
  },
);
