import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";
import { dataSources, importOccupationData, type DataSource } from "../occupations/index.ts";
import { readSettings } from "../platform/settings.ts";
import { failureLine, runCommand } from "@guildway/program";

const usage = `pnpm data:import --from FOLDER [${dataSources.join(" ")}]`;

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const isSource = (name: string): name is DataSource =>
    dataSources.some((source) => source === name);
  const unknown = positionals.filter((name) => !isSource(name));
  if (values.from === undefined || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no source "${name}".`);
    console.error(`Usage: ${usage}`);
    process.exit(2);
  }

  const from = resolve(process.env["INIT_CWD"] ?? ".", values.from);
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${from} to import from.`);
  const database = await openDatabase(readSettings(process.env));
  try {
    await migrate(database.db);
    const outcomes = await importOccupationData(database.db, from, {
      ...(positionals.length > 0 && { sources: positionals.filter(isSource) }),
      report: (line) => console.log(line),
    });
    if (outcomes.length === 0) throw new Error(`There is nothing to import in ${from}.`);
    const hasFaults = outcomes.some(({ imported, faults }) => !imported || faults.length > 0);
    if (hasFaults) process.exitCode = 1;
  } finally {
    await database.close();
  }
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { from: { type: "string" } } });
  } catch (error) {
    console.error(failureLine(error));
    console.error(`Usage: ${usage}`);
    process.exit(2);
  }
}
