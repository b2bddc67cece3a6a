import { spawnSync } from "node:child_process";
import { installPackages } from "./install-packages.ts";

/** The programs that the API's examples are written for; installs Debian's where one is missing and we may. */
export function findExamplePrograms(): void {
  const missing = ["curl", "python3"].filter((name) => spawnSync("which", [name]).status !== 0);
  if (missing.length === 0) return;
  installPackages(
    missing,
    `The browser tests run the API's examples. Install ${missing.join(" and ")} (Debian: apt-get install ${missing.join(" ")}).`,
  );
}
