import { readFileSync } from "node:fs";
import { join } from "node:path";

import { singletons } from "./singletons.ts";

type Shared = Record<
  string,
  { singleton: true; eager?: true; import?: false; requiredVersion?: false; version?: string }
>;

/** What the shell provides: eager, so that its boot is one flat set of files. */
export function providedShares(root: string): Shared {
  return sharesOf(root, { eager: true });
}

/** What a remote takes from the shell, with no copy of its own to fall back on. */
export function consumedShares(root: string): Shared {
  return sharesOf(root, { import: false });
}

function sharesOf(root: string, how: { eager: true } | { import: false }): Shared {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies?: Record<string, string>;
  };
  return Object.fromEntries(
    singletons
      .filter((name) => packageOf(name) in dependencies)
      // One workspace, one version of each: what can differ is the federation version, which the loader checks.
      .map((name) => [
        name,
        {
          singleton: true,
          requiredVersion: false,
          ...(name.startsWith("@guildway/") ? { version: "1.0.0" } : {}),
          ...how,
        },
      ]),
  );
}

function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}
