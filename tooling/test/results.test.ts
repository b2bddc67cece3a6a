import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closingLines, readPlaywrightReport, readVitestReport } from "./results.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildway-results-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const steps = ["format", "types", "unit and server", "browser"];
const report = (content: object) => {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test("a run that fails before any test ends with the step that failed, not with counts", () => {
  expect(closingLines(steps, "types", [undefined, undefined])).toEqual([
    "Failed: types",
    "Not run: unit and server, browser",
  ]);
});

test("a run that fails in its tests says what passed, and what was not run", () => {
  const unit = { passed: 7, failed: 1, skipped: [], flaky: 0 };
  expect(closingLines(steps, "unit and server", [unit, undefined])).toEqual([
    "Failed: unit and server",
    "Not run: browser",
    "7 passed, 1 failed, 0 skipped",
  ]);
});

test("every skipped test is named, of vitest and of Playwright", () => {
  const unit = readVitestReport(
    report({
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        {
          assertionResults: [
            { status: "passed", fullName: "one" },
            { status: "skipped", fullName: "all official files are read" },
            { status: "todo", fullName: "to come" },
          ],
        },
      ],
    }),
  );
  const browser = readPlaywrightReport(
    report({
      stats: { expected: 3, unexpected: 0, flaky: 1 },
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                { title: "a plan of all occupations", tests: [{ status: "skipped" }] },
                { title: "a plan", tests: [{ status: "expected" }] },
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(closingLines(steps, undefined, [unit, browser])).toEqual([
    "Skipped: all official files are read",
    "Skipped: to come",
    "Skipped: a plan of all occupations",
    "6 passed, 0 failed, 3 skipped, 1 passed only at the second try",
  ]);
});

test("a report that was never written is none", () => {
  expect(readVitestReport(join(folder, "none.json"))).toBeUndefined();
});
