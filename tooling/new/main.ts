import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { runCommand } from "@guildway/program";
import { root } from "../start/front-ends.ts";
import { faultOfName, remoteFiles } from "./remote-files.ts";

await runCommand(makeNew);

/** `pnpm new remote NAME` makes `apps/NAME`: it builds, is served and has a passing test, with no other file edited. */
function makeNew(): void {
  const [kind, name = ""] = process.argv.slice(2);
  if (kind !== "remote" || !name) throw new Error("Say what to make: pnpm new remote NAME");
  const fault = faultOfName(name);
  if (fault) throw new Error(fault);
  const folder = join(root, "apps", name);
  if (existsSync(folder)) throw new Error(`apps/${name} is there already.`);

  for (const [path, text] of Object.entries(remoteFiles(name))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(relative(root, file));
  }
  console.log(`\nNext: pnpm install, then pnpm start, and open /${name}.`);
}
