import { openDatabase } from "../database/open.ts";
import { migrate } from "../database/migrate.ts";
import { createSealer, masterKeyFor } from "../identity/sealing.ts";
import { rotateSigningKey } from "../identity/signing-keys.ts";
import { readSettings } from "../settings.ts";
import { runCommand } from "./run-command.ts";

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
