import { programs } from "./front-ends.ts";
import { launch, readPlace } from "./launch.ts";

/** Serves one program alone, for example one that was stopped. */
const place = readPlace(process.env);
const all = programs(place.basePort);
const program = all.find(({ name }) => name === process.argv[2]);
if (!program) {
  console.error(`Say which to serve: ${all.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const child = launch(program, place);
child.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
console.log(`${program.name} is served at http://localhost:${program.port}.`);
