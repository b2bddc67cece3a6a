import { migrate } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";
import { reseal } from "../records/reseal.ts";
import { createSealer, masterKeyFor } from "../platform/sealing.ts";
import { readSettings } from "../platform/settings.ts";
import { runCommand } from "@guildway/program";

await runCommand(async () => {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database.db);
    const count = await reseal(
      database.db,
      createSealer(masterKeyFor(settings), settings.earlierMasterKeys),
    );
    console.log(`${count} values are sealed anew with the current master key.`);
  } finally {
    await database.close();
  }
});
