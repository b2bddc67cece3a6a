import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "./install-packages.ts";

const places = [
  process.env["BROWSER_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium; installs Debian's where there is none and we may. */
export function findBrowser(): string {
  const found = places.find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  installPackages(
    ["chromium"],
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set BROWSER_PATH.",
  );
  const { stdout } = spawnSync("which", ["chromium"], { encoding: "utf8" });
  return stdout.trim();
}
