import { defineConfig } from "@playwright/test";

/** Cross-app tests in a real browser, on production builds. */
export default defineConfig({
  testDir: "./tests",
  globalSetup: "./build-first.ts",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  // A browser on a busy machine may miss a deadline once; what passes only then is counted as flaky, not hidden.
  retries: 1,
  forbidOnly: !!process.env.CI,
  outputDir: "./test-results",
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
