import { runCommand } from "@guildway/program";
import { readArguments } from "./arguments.ts";
import { startWebServer } from "./start-web-server.ts";

await runCommand(async () => {
  const server = await startWebServer(readArguments(process.argv.slice(2), process.env));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void server.stop());
});
