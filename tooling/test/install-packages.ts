import { spawnSync } from "node:child_process";

/** Installs Debian packages where that is possible; otherwise throws what to do by hand. */
export function installPackages(names: string[], otherwise: string): void {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync("which", ["apt-get"]).status === 0;
  if (!isRoot || !hasApt) throw new Error(otherwise);
  console.log(`Installing ${names.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const given of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...names],
  ]) {
    const { status } = spawnSync("apt-get", given, { stdio: ["ignore", "ignore", "inherit"], env });
    if (status !== 0) throw new Error(otherwise);
  }
}
