import { existsSync } from "node:fs";
import { resolve } from "node:path";

const folder =
  process.env["GUILDWAY_DATA"] ?? resolve(import.meta.dirname, "../../../../../shared/data");

/** For tests and benchmarks: the folder of the official files, undefined where they are not at hand and need not be. */
export function officialFiles(): string | undefined {
  if (existsSync(folder)) return folder;
  if (process.env["GUILDWAY_REQUIRE_DATA"] === "1")
    throw new Error(`GUILDWAY_DATA: there is no folder ${folder}.`);
  console.warn(
    `SKIPPED: what is asked of the official files, because there is no folder ${folder} (set GUILDWAY_DATA).`,
  );
  return undefined;
}
