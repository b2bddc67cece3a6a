import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { readSettings, requireFreeDataFolder } from "@guildway/provider-api/commands";
import { frontSecretOf } from "./front-secret.ts";
import { type Program, programs, remoteNames, root } from "./front-ends.ts";
import { isTaken } from "./ports.ts";

/** What the environment says about addresses. */
export interface Place {
  basePort: number;
  dataDir: string;
  databaseUrl?: string;
}

/** Reads the place from the environment, every other setting checked with it. */
export function readPlace(env: NodeJS.ProcessEnv): Place {
  return readSettings({ ...env, DATA_DIR: resolve(root, env["DATA_DIR"] || ".data") });
}

/** Throws where a port is taken or the data folder is not to be had, before anything is built or started. */
export async function requirePlace(place: Place, ports: readonly number[]): Promise<void> {
  const taken: number[] = [];
  for (const port of ports) if (await isTaken(port)) taken.push(port);
  if (taken.length > 0)
    throw new Error(
      `${taken.map((port) => `Port ${port} is taken.`).join(" ")} Stop what uses it, or choose another PORT.`,
    );
  requireFreeDataFolder(place);
}

/** Starts one program of the product as a process of its own; its errors are printed, its requests are not. */
export function launch(program: Program, place: Place): ChildProcess {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(place.basePort),
    DATA_DIR: place.dataDir,
    FRONT_SECRET: frontSecretOf(process.env, place.dataDir),
  };
  const quiet = env["LOG_LEVEL"] === undefined && program.name === "provider-api";
  const child = spawn(process.execPath, argumentsOf(program, place), {
    cwd: root,
    env: { ...env, ...(quiet && { LOG_LEVEL: "silent" }), NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      for (const line of chunk.toString().split("\n"))
        if (line.trim()) process.stdout.write(`${program.name}: ${line}\n`);
    });
  return child;
}

function argumentsOf(program: Program, place: Place): string[] {
  const port = String(program.port);
  if (program.name === "provider-api") return ["apps/provider-api/src/main.ts"];
  if (program.name === "partner-page") return ["tooling/partner-page/main.ts", "--port", port];
  const web = ["apps/web-server/src/main.ts", program.name, "--port", port];
  if (program.name !== "shell")
    return [...web, "--own-origin", `http://localhost:${place.basePort}`];
  const remotes = new Set(remoteNames());
  return [
    ...web,
    ...programs(place.basePort)
      .filter(({ name }) => remotes.has(name))
      .flatMap(({ name, port: at }) => ["--remote", `${name}=http://localhost:${at}`]),
  ];
}
