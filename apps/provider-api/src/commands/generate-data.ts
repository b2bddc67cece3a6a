import { parseArgs } from "node:util";
import { migrate } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";
import { generateUsers } from "../demo-world/generate.ts";
import { readSettings } from "../platform/settings.ts";
import { runCommand } from "@guildway/program";

await runCommand(async () => {
  const { values } = parseArgs({
    options: { users: { type: "string" }, organization: { type: "string" } },
  });
  const users = Number(values.users);
  if (!Number.isInteger(users) || users < 1) {
    console.error("Usage: pnpm data:generate --users 100000 [--organization org-keystone]");
    process.exit(2);
  }
  const settings = readSettings(process.env);
  if (settings.mode === "production") throw new Error("Made-up data is not for production.");
  const database = await openDatabase(settings);
  try {
    await migrate(database.db);
    await generateUsers(database.db, values.organization ?? "org-keystone", users, (done) =>
      console.log(`${done} of ${users} users`),
    );
  } finally {
    await database.close();
  }
});
