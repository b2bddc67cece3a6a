/** Why a name cannot be a remote's; undefined when it can. */
export function faultOfName(name: string): string | undefined {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return undefined;
  return `"${name}" is not kebab-case: write lower-case words with dashes, for example "site-visits".`;
}

/** The files of a new remote by their path in its folder: one public page at `/NAME`, and a test of it. */
export function remoteFiles(name: string): Record<string, string> {
  const title = titleOf(name);
  return {
    "package.json": `${JSON.stringify(packageJson(name), null, 2)}\n`,
    "vite.config.ts": viteConfig,
    "src/manifest.ts": manifest(name, title),
    "src/remote.tsx": remote,
    "src/pages/start.page.tsx": page(title),
    "src/remote.test.tsx": test(name, title),
  };
}

function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function packageJson(name: string) {
  return {
    name: `@guildway/${name}`,
    private: true,
    type: "module",
    scripts: { build: "vite build" },
    dependencies: {
      "@guildway/federation": "workspace:*",
      "@guildway/router": "workspace:*",
      "@guildway/ui": "workspace:*",
      react: "catalog:",
    },
    devDependencies: { "react-dom": "catalog:", vite: "catalog:" },
    guildway: { role: "remote" },
  };
}

const viteConfig = `import { remotePreset } from "@guildway/federation/vite";

import { manifest } from "./src/manifest.ts";

export default remotePreset({ root: import.meta.dirname, manifest });
`;

const manifest = (
  name: string,
  title: string,
) => `import { defineManifest } from "@guildway/federation/manifest";

export const manifest = defineManifest({
  id: "${name}",
  title: "${title}",
  owner: "the ${title} team",
  federation: 1,
  pages: {
    start: { path: "/${name}", frame: "branded", access: "public" },
  },
  modals: {},
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "${name}": typeof manifest;
  }
}
`;

const remote = `import { defineRemote } from "@guildway/federation/manifest";

import { manifest } from "./manifest.ts";

export const remote = defineRemote(manifest, {
  pages: {
    start: () => import("./pages/start.page.tsx"),
  },
  modals: {},
});
`;

const page = (title: string) => `import { usePageFrame } from "@guildway/federation";

export default function StartPage() {
  usePageFrame({ title: "${title}" });
  return <h1>${title}</h1>;
}
`;

const test = (
  name: string,
  title: string,
) => `import { knowManifest, linkTo } from "@guildway/federation";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { manifest } from "./manifest.ts";
import { remote } from "./remote.tsx";

test("its page is at the address that its name leads to, under its own heading", async () => {
  knowManifest(manifest);
  expect(linkTo("${name}.start")).toBe("/${name}");
  const { default: StartPage } = await remote.pages.start();
  expect(renderToStaticMarkup(<StartPage />)).toContain("<h1>${title}</h1>");
});
`;
