import { readArguments } from "./arguments.ts";
import { startWebServer } from "./start-web-server.ts";

try {
  const server = await startWebServer(readArguments(process.argv.slice(2), process.env));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void server.stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
