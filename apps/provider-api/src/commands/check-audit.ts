import { checkAudit } from "../audit/append.ts";
import { openDatabase } from "../database/open.ts";
import { readSettings } from "../settings.ts";

const database = await openDatabase(readSettings(process.env));
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
