import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@guildway/program";
import { root } from "../start/front-ends.ts";
import { startPostgres } from "../test/start-postgres.ts";

await runCommand(benchApi);

/** Runs the API's benchmarks, or the one that is named, on both databases, with a PostgreSQL of its own. */
function benchApi(): void {
  const scratch = mkdtempSync(join(tmpdir(), "guildway-bench-"));
  const postgres = startPostgres(join(scratch, "postgres"));
  try {
    spawnSync(process.execPath, ["apps/provider-api/src/bench/main.ts", ...process.argv.slice(2)], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, TEST_POSTGRES_URL: postgres.url },
    });
  } finally {
    postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
