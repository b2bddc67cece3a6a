import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkAudit } from "../audit/append.ts";
import { openDatabase } from "../database/open.ts";
import { readSettings } from "../settings.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const settings = readSettings(process.env);
  // To check a folder that was mistyped would make an empty database there.
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "database")))
    throw new Error(
      `There is no audit log: the data folder ${settings.dataDir} holds no database.`,
    );
  const database = await openDatabase(settings);
  try {
    const { entries, brokenAt } = await checkAudit(database.db);
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
