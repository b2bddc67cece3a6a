import { openDatabase } from "../platform/database/open.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createSealer, masterKeyFor } from "../platform/sealing.ts";
import { rotateSigningKey } from "../identity/signing-keys.ts";
import { readSettings } from "../platform/settings.ts";
import { runCommand } from "@guildway/program";

await runCommand(async () => {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database.db);
    const sealer = createSealer(masterKeyFor(settings), settings.earlierMasterKeys);
    console.log(
      `Identity tokens are now signed with the key ${await rotateSigningKey(database.db, sealer, new Date())}.`,
    );
  } finally {
    await database.close();
  }
});
