import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { frontSecretOf } from "./front-secret.ts";
import { type Program, programs, remoteNames, root } from "./front-ends.ts";

/** What the environment says about addresses. */
export interface Place {
  basePort: number;
  dataDir: string;
}

/** Reads the place from the environment, with the defaults of a developer's machine. */
export function readPlace(env: NodeJS.ProcessEnv): Place {
  return {
    basePort: Number(env["PORT"] ?? 3000),
    dataDir: resolve(root, env["DATA_DIR"] ?? ".data"),
  };
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
  const web = ["tooling/web-server/main.ts", program.name, "--port", port];
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
