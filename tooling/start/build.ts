import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./front-ends.ts";

/** Builds every front end whose sources changed since its last build; throws where one does not build. */
export function buildWhatChanged(): void {
  const { status } = spawnSync(
    join(root, "node_modules/.bin/turbo"),
    ["run", "build", "--output-logs=errors-only", "--log-order=grouped"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
    },
  );
  if (status !== 0) throw new Error("The build failed; what it printed stands above.");
}
