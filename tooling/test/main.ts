import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../start/front-ends.ts";
import { findBrowser } from "./find-browser.ts";
import { startPostgres } from "./start-postgres.ts";

/** Everything that must hold before a change lands, in the order in which it fails fastest. */
const scratch = mkdtempSync(join(tmpdir(), "guildway-test-"));
const reports = { unit: join(scratch, "unit.json"), e2e: join(scratch, "e2e.json") };
const bin = (name: string) => join(root, "node_modules/.bin", name);
const started = Date.now();
let failure: string | undefined;
let postgres: { url: string; stop(): void } | undefined;

try {
  run("format", bin("oxfmt"), ["--check"]);
  run("lint", bin("oxlint"), ["--deny-warnings"]);
  run("import boundaries", process.execPath, ["tooling/lint/check-roles.ts"]);
  run("types", bin("tsc"), ["-p", "tsconfig.json"]);
  const browser = findBrowser();
  postgres = startPostgres(join(scratch, "postgres"));
  run("unit and server", bin("vitest"), ["run"], {
    VITEST_JSON: reports.unit,
    TEST_POSTGRES_URL: postgres.url,
  });
  run("build", bin("turbo"), ["run", "build", "--output-logs=errors-only"], {
    TURBO_TELEMETRY_DISABLED: "1",
  });
  run(
    "browser",
    join(root, "e2e/node_modules/.bin/playwright"),
    ["test", "-c", "e2e/playwright.config.ts"],
    {
      BROWSER_PATH: browser,
      TEST_POSTGRES_URL: postgres.url,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reports.e2e,
    },
  );
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  postgres?.stop();
}

const counts = sum(unitCounts(), browserCounts());
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
if (failure) console.error(`Failed: ${failure}`);
console.log(
  `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped${counts.flaky > 0 ? `, ${counts.flaky} passed only at the second try` : ""}`,
);
process.exit(failure ? 1 : 0);

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Among those that passed. */
  flaky: number;
}

function run(
  what: string,
  command: string,
  given: string[],
  env: Record<string, string> = {},
): void {
  console.log(`\n== ${what}`);
  const { status } = spawnSync(command, given, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(what);
}

function unitCounts(): Counts {
  const report = read<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    reports.unit,
  );
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    flaky: 0,
  };
}

function browserCounts(): Counts {
  const stats = read<{
    stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  }>(reports.e2e)?.stats;
  const flaky = stats?.flaky ?? 0;
  return {
    passed: (stats?.expected ?? 0) + flaky,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    flaky,
  };
}

function read<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T;
  } catch {
    return undefined;
  }
}

function sum(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: a.flaky + b.flaky,
  };
}
