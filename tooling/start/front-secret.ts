import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What our front servers prove themselves to the API with. It lies in the data folder, readable by its owner only, so that
 * a program that is served again later has the same one; `FRONT_SECRET` takes its place where it is set.
 */
export function frontSecretOf(env: NodeJS.ProcessEnv, dataDir: string): string {
  if (env["FRONT_SECRET"]) return env["FRONT_SECRET"];
  const path = join(dataDir, "front.secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(path, "utf8").trim();
}
