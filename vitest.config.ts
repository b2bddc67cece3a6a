import { defineConfig } from "vitest/config";

const serverTests = ["apps/provider-api/src/**/*.test.ts"];
/** Components before the real server, in jsdom. */
const screenTests = ["apps/*/src/**/*.screen.test.tsx"];
/** Files share a process, which loads the code once; each test file that needs the server starts one of its own. */
const shared = { isolate: false };
const server = {
  ...shared,
  include: serverTests,
  globalSetup: "./apps/provider-api/src/test-api/template-on-demand.ts",
  testTimeout: 60_000,
  // The first file of a run waits until the template is made.
  hookTimeout: 180_000,
};

/** Unit tests of packages and screens; the server's tests on both databases. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: process.env.VITEST_JSON
      ? ["default", ["json", { outputFile: process.env.VITEST_JSON }]]
      : ["default"],
    projects: [
      {
        test: {
          name: "unit",
          ...shared,
          // A busy machine takes longer; what hangs ends all the same.
          testTimeout: 60_000,
          include: [
            "packages/**/*.test.{ts,tsx}",
            "apps/**/*.test.{ts,tsx}",
            "tooling/**/*.test.ts",
          ],
          exclude: [...serverTests, ...screenTests, "**/node_modules/**", "**/dist/**"],
        },
      },
      {
        test: {
          name: "screens",
          ...server,
          // What a page keeps in its modules belongs to one browser.
          isolate: true,
          include: screenTests,
          environment: "./testing/src/screens/browser-environment.ts",
          env: { GUILDWAY_TEST_DATABASE: "embedded" },
        },
      },
      {
        test: {
          name: "server on the embedded database",
          ...server,
          env: { GUILDWAY_TEST_DATABASE: "embedded" },
        },
      },
      ...(process.env.TEST_POSTGRES_URL
        ? [
            {
              test: {
                name: "server on PostgreSQL",
                ...server,
                env: { GUILDWAY_TEST_DATABASE: "postgres" },
              },
            },
          ]
        : []),
    ],
  },
});
