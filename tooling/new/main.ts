import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../start/front-ends.ts";
import { faultOfName, remoteFiles } from "./remote-files.ts";

/** `pnpm new remote NAME` makes `apps/NAME`: it builds, is served and has a passing test, with no other file edited. */
const [kind, name = ""] = process.argv.slice(2);
if (kind !== "remote" || !name) fail("Say what to make: pnpm new remote NAME");
const fault = faultOfName(name);
if (fault) fail(fault);
const folder = join(root, "apps", name);
if (existsSync(folder)) fail(`apps/${name} is there already.`);

for (const [path, text] of Object.entries(remoteFiles(name))) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(relative(root, file));
}
console.log(`\nNext: pnpm install, then pnpm start, and open /${name}.`);

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}
