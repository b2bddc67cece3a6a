import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Builds and starts the whole product of a checkout on `basePort` with a demo world of its own; `stop` removes it. */
export async function startProduct(
  basePort: number,
  checkout: string,
): Promise<{ stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildway-bench-"));
  const product = spawn(process.execPath, ["tooling/start/main.ts"], {
    cwd: checkout,
    env: { ...process.env, PORT: String(basePort), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => product.once("exit", () => resolve()));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    product.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Guildway is running")) resolve();
    });
    void ended.then(() => reject(new Error(`The product did not start:\n${said}`)));
  });
  return {
    async stop() {
      product.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
