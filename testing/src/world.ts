import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { openDatabase, watchForLeaks } from "@guildway/provider-api/testing";
import { programs } from "@guildway/tooling/front-ends";
import { isTaken } from "@guildway/tooling/ports";
import { watchTraffic } from "./watch-traffic.ts";

const root = join(import.meta.dirname, "../..");

/** The whole product running for a test: its addresses, and ways to hurt it. */
export interface World {
  shell: string;
  loginSite: string;
  api: string;
  careerPathways: string;
  assistant: string;
  partnerPage: string;
  dataDir: string;
  /** Starts everything again after `kill`; the data is what was there. */
  start(): Promise<void>;
  /** Runs a script of the API on the world's data while its server is down, for example an import. */
  runOnData(script: string, given: string[]): void;
  /** Kills every process of the product with SIGKILL, without a word of warning. */
  kill(): Promise<void>;
  /** Stops the server of one program, by its name in `apps/`. */
  stopProgram(name: string): Promise<void>;
  /** Starts the server of one program again. */
  startProgram(name: string): Promise<void>;
  /** Looks for secrets in what the pages of a browser send and are sent; `close` tells. */
  watch(context: BrowserContext): void;
  /** Stops everything and removes the data; throws where a secret stood in the traffic, the logs or the data. */
  close(): Promise<void>;
}

/** What the programs print has their names before it; the start command itself names the demo password. */
const printedByProgram = /^[\w-]+: .*/gm;

/** Starts the product from its production builds on `basePort` and the ports that follow from it, with the settings that a test asks for. */
export async function startWorld(
  basePort: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildway-world-"));
  const at = (offset: number, host = "localhost") => `http://${host}:${basePort + offset}`;
  const leaks = watchForLeaks();
  const sent: string[] = [];
  let printed = "";
  let product: ChildProcess | undefined;
  const singles = new Map<string, ChildProcess>();
  const place = {
    ...process.env,
    // On a busy machine a page may take longer to make than a visitor would wait for it.
    RENDER_PATIENCE: "10000",
    ...settings,
    PORT: String(basePort),
    DATA_DIR: dataDir,
  };
  const run = (script: string, given: string[]) => {
    const child = spawn(process.execPath, [join(root, "tooling/start", script), ...given], {
      cwd: root,
      env: { ...place, LOG_LEVEL: "info", SKIP_BUILD: "1" },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    return child;
  };

  const portOf = (name: string) => {
    const program = programs(basePort).find((known) => known.name === name);
    if (!program) throw new Error(`There is no program ${name}.`);
    return program.port;
  };

  const world: World = {
    shell: at(0),
    careerPathways: at(2),
    assistant: at(4),
    loginSite: at(10),
    api: at(20),
    partnerPage: at(30, "127.0.0.1"),
    dataDir,
    async start() {
      product = run("main.ts", []);
      await saysSo(product, "Guildway is running");
    },
    async kill() {
      for (const single of singles.values()) await end(single, "SIGKILL");
      singles.clear();
      await end(product, "SIGKILL");
      product = undefined;
    },
    runOnData(script, given) {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(root, "apps/provider-api/src/commands", script), ...given],
        {
          cwd: root,
          env: { ...place, NODE_NO_WARNINGS: "1" },
          encoding: "utf8",
        },
      );
      if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
    },
    async stopProgram(name) {
      const single = singles.get(name);
      singles.delete(name);
      if (single) await end(single, "SIGTERM");
      else stopChild(product, `web-server/src/main.ts ${name} `);
      await until(async () => !(await isTaken(portOf(name))));
    },
    async startProgram(name) {
      const single = run("serve-one.ts", [name]);
      singles.set(name, single);
      await saysSo(single, `${name} is served`);
      await until(() => isTaken(portOf(name)));
    },
    watch: (context) => watchTraffic(context, leaks, (leak) => sent.push(leak)),
    async close() {
      for (const single of singles.values()) await end(single, "SIGKILL");
      await end(product, "SIGTERM");
      const log = printed.match(printedByProgram)?.join("\n") ?? "";
      const found = [...sent];
      try {
        const database = await openDatabase({ dataDir });
        found.push(...(await leaks.findLeaks(database.db, log)));
        await database.close();
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
      if (found.length > 0) throw new Error(`Secrets got out: ${found.join("; ")}.`);
    },
  };
  await world.start();
  return world;
}

/** Ends a process and everything that it started. */
async function end(child: ChildProcess | undefined, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(signal === "SIGKILL" ? -child.pid : child.pid, signal);
  await ended;
}

/** Stops one of the processes that `parent` started, found by its command line. */
function stopChild(parent: ChildProcess | undefined, command: string): void {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  for (const line of stdout.split("\n")) {
    const [pid, ppid] = line.trim().split(/\s+/);
    if (Number(ppid) === parent?.pid && line.includes(command))
      process.kill(Number(pid), "SIGTERM");
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("A program did not start or stop in 30 s.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function saysSo(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(words)) resolve();
    });
    child.once("exit", (code) =>
      reject(new Error(`It ended (${code}) instead of saying "${words}":\n${said}`)),
    );
  });
}
