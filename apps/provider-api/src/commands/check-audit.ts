import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkAudit } from "../audit/append.ts";
import { openDatabase } from "../platform/database/open.ts";
import { readSettings } from "../platform/settings.ts";
import { runCommand } from "@guildway/program";

/** `--head 1234:hash` is a head that was noted before: an entry of the log still, unless its end was cut off. */
function headFrom(given: readonly string[]): { sequence: number; hash: string } | undefined {
  const at = given.indexOf("--head");
  if (at === -1) return undefined;
  const head = /^(\d{1,15}):([0-9a-f]{64})$/.exec(given[at + 1] ?? "");
  if (!head)
    throw new Error("--head takes a noted head, written as its sequence, a colon and its hash.");
  return { sequence: Number(head[1]), hash: head[2]! };
}

await runCommand(async () => {
  const head = headFrom(process.argv.slice(2));
  const settings = readSettings(process.env);
  // To check a folder that was mistyped would make an empty database there.
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "database")))
    throw new Error(
      `There is no audit log: the data folder ${settings.dataDir} holds no database.`,
    );
  const database = await openDatabase(settings);
  try {
    const { entries, brokenAt } = await checkAudit(database.db, head);
    if (brokenAt === undefined)
      console.log(
        `The audit log is whole: ${entries} entries, each with the hash of the one before.`,
      );
    else {
      console.error(
        `The audit log is broken at entry ${brokenAt} of ${entries}: it was changed, or entries are missing.`,
      );
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
});
