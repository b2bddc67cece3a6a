import { checkAudit } from "../audit/append.ts";
import { openDatabase } from "../database/open.ts";
import { readSettings } from "../settings.ts";
import { runCommand } from "./run-command.ts";

/** PostgreSQL's word for a table that is not there. */
const undefinedTable = "42P01";

await runCommand(async () => {
  const database = await openDatabase(readSettings(process.env));
  try {
    const { entries, brokenAt } = await checkAudit(database.db).catch(sayWhatIsMissing);
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

function sayWhatIsMissing(error: { code?: string }): never {
  if (error.code !== undefinedTable) throw error;
  throw new Error("There is no audit log here: no Guildway server has used this database yet.");
}
