import { runCommand } from "@guildway/program";
import { requireDataFolder } from "@guildway/provider-api/commands";
import { programs } from "./front-ends.ts";
import { launch, readPlace } from "./launch.ts";
import { isTaken } from "./ports.ts";

await runCommand(serveOne);

/** Serves one program alone, for example one that was stopped. */
async function serveOne(): Promise<void> {
  const place = readPlace(process.env);
  const all = programs(place.basePort);
  const program = all.find(({ name }) => name === process.argv[2]);
  if (!program) {
    throw new Error(`Say which to serve: ${all.map(({ name }) => name).join(", ")}.`);
  }
  if (await isTaken(program.port)) throw new Error(`Port ${program.port} is taken.`);
  requireDataFolder(place.dataDir);
  const child = launch(program, place);
  child.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  console.log(`${program.name} is served at http://localhost:${program.port}.`);
}
