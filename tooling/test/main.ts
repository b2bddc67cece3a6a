import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failureLine, runCommand } from "@guildway/program";
import { buildWhatChanged } from "../start/build.ts";
import { root } from "../start/front-ends.ts";
import { findBrowser } from "./find-browser.ts";
import { findExamplePrograms } from "./find-example-programs.ts";
import { closingLines, readPlaywrightReport, readVitestReport } from "./results.ts";
import { startPostgres } from "./start-postgres.ts";

await runCommand(testEverything);

/** Everything that must hold before a change lands, in the order in which it fails fastest. */
function testEverything(): void {
  const scratch = mkdtempSync(join(tmpdir(), "guildway-test-"));
  const reports = { unit: join(scratch, "unit.json"), e2e: join(scratch, "e2e.json") };
  const bin = (name: string) => join(root, "node_modules/.bin", name);
  const started = Date.now();
  let postgres: { url: string; stop(): void } | undefined;
  let browser = "";

  const steps: Record<string, () => void> = {
    format: () => run(bin("oxfmt"), ["--check"]),
    lint: () => run(bin("oxlint"), ["--deny-warnings"]),
    "import boundaries": () => run(process.execPath, ["tooling/lint/check-roles.ts"]),
    types: () => run(bin("tsc"), ["-p", "tsconfig.json"]),
    "browser and PostgreSQL at hand": () => {
      browser = findBrowser();
      findExamplePrograms();
      postgres = startPostgres(join(scratch, "postgres"));
    },
    "unit and server": () =>
      run(bin("vitest"), ["run"], {
        VITEST_JSON: reports.unit,
        TEST_POSTGRES_URL: postgres?.url,
      }),
    build: buildWhatChanged,
    browser: () =>
      run(
        join(root, "e2e/node_modules/.bin/playwright"),
        ["test", "-c", "e2e/playwright.config.ts"],
        {
          BROWSER_PATH: browser,
          TEST_POSTGRES_URL: postgres?.url,
          PLAYWRIGHT_JSON_OUTPUT_NAME: reports.e2e,
        },
      ),
  };

  let failedAt: string | undefined;
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n== ${name}`);
    try {
      step();
    } catch (error) {
      console.error(failureLine(error));
      failedAt = name;
      break;
    }
  }
  postgres?.stop();

  const results = [readVitestReport(reports.unit), readPlaywrightReport(reports.e2e)];
  rmSync(scratch, { recursive: true, force: true });
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
  for (const line of closingLines(Object.keys(steps), failedAt, results)) console.log(line);
  if (failedAt !== undefined) process.exitCode = 1;
}

function run(command: string, given: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, given, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`It ended with status ${status}; the reason stands above.`);
}
