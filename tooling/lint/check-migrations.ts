import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { migrationFaults } from "./migrations.ts";

const folder = join(
  import.meta.dirname,
  "../../apps/provider-api/src/platform/database/migrations",
);
const steps = readdirSync(folder).map((file) => ({
  name: file.replace(/\.ts$/, ""),
  text: readFileSync(join(folder, file), "utf8"),
}));
const faults = migrationFaults(steps);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${steps.length} steps of the schema leave room for the code before them.`);
