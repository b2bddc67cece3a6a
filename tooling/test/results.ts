import { readFileSync } from "node:fs";

/** What the tests of one report came to. */
export interface Results {
  passed: number;
  failed: number;
  /** The names of those that were not run. */
  skipped: string[];
  /** Among those that passed. */
  flaky: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Reads vitest's JSON report; undefined where the tests did not get to write one. */
export function readVitestReport(path: string): Results | undefined {
  const report = read<VitestReport>(path);
  if (!report) return undefined;
  const run = ["passed", "failed"];
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !run.includes(status))
    .map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, flaky: 0 };
}

/** Reads Playwright's JSON report; undefined where the tests did not get to write one. */
export function readPlaywrightReport(path: string): Results | undefined {
  const report = read<PlaywrightReport>(path);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  const skipped = report.suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "skipped"))
    .map(({ title }) => title);
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/** How a run ends: every test that was skipped, the step that failed, and the counts of the tests that were run. */
export function closingLines(
  steps: readonly string[],
  failedAt: string | undefined,
  reports: readonly (Results | undefined)[],
): string[] {
  const results = reports.filter((report) => report !== undefined);
  const total = (count: (results: Results) => number) =>
    results.reduce((sum, result) => sum + count(result), 0);
  const skipped = results.flatMap((result) => result.skipped);
  const flaky = total((result) => result.flaky);
  const notRun = failedAt === undefined ? [] : steps.slice(steps.indexOf(failedAt) + 1);
  return [
    ...skipped.map((name) => `Skipped: ${name}`),
    ...(failedAt === undefined ? [] : [`Failed: ${failedAt}`]),
    ...(notRun.length > 0 ? [`Not run: ${notRun.join(", ")}`] : []),
    ...(results.length === 0
      ? []
      : [
          `${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed, ${skipped.length} skipped${flaky > 0 ? `, ${flaky} passed only at the second try` : ""}`,
        ]),
  ];
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function read<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T;
  } catch {
    return undefined;
  }
}
