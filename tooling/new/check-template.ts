import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../start/front-ends.ts";

/** Makes a remote as `pnpm new remote` does, and sees its types, lint, tests and build pass; then takes it away again. */
const name = "template-check";
const folder = join(root, "apps", name);
const lock = join(root, "pnpm-lock.yaml");
const bin = (tool: string) => join(root, "node_modules/.bin", tool);

if (existsSync(folder)) throw new Error(`${folder} is there already.`);
const lockBefore = readFileSync(lock, "utf8");
try {
  run(process.execPath, ["tooling/new/main.ts", "remote", name]);
  install();
  run(bin("oxfmt"), ["--check", `apps/${name}`]);
  run(bin("oxlint"), ["--deny-warnings", `apps/${name}`]);
  run(process.execPath, ["tooling/lint/check-roles.ts"]);
  run(bin("tsc"), ["-p", "tsconfig.json"]);
  run(bin("vitest"), ["run", `apps/${name}`]);
  run(bin("vite"), ["build"], folder);
  console.log("A new remote passes its types, lint, tests and build.");
} finally {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(lock, lockBefore);
  install();
}

function install(): void {
  run("npx", ["-y", "pnpm@12", "install", "--prefer-offline", "--no-frozen-lockfile"]);
}

function run(command: string, given: string[], cwd = root): void {
  const { status } = spawnSync(command, given, { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error(`${[command, ...given].join(" ")} ended with ${status}.`);
}
