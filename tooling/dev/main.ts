import { type ChildProcess, spawn } from "node:child_process";
import { runCommand } from "@guildway/program";
import { programs, remoteNames } from "../start/front-ends.ts";
import { frontSecretOf } from "../start/front-secret.ts";
import { buildWhatChanged } from "../start/build.ts";
import { launch, readPlace, requirePlace } from "../start/launch.ts";
import { answers } from "../start/ports.ts";
import { type Command, liveCommands, liveNames } from "./commands.ts";

await runCommand(develop);

/** `pnpm dev` runs everything in watch mode; `pnpm dev NAME` one program, the others from their builds. */
async function develop(): Promise<void> {
  const only = process.argv[2];
  const place = readPlace(process.env);
  const all = programs(place.basePort);
  if (only !== undefined && !all.some(({ name }) => name === only)) {
    throw new Error(`There is no ${only}. Say one of: ${all.map(({ name }) => name).join(", ")}.`);
  }
  const logLevel = process.env["LOG_LEVEL"] ?? "silent";
  const live = liveNames(all, remoteNames(), only);
  const commands = liveCommands(all, remoteNames(), live, place.basePort);
  const built = all.filter(({ name }) => !live.has(name));

  await requirePlace(
    place,
    [...built, ...commands].map(({ port }) => port),
  );
  if (only !== undefined) buildWhatChanged();

  const children = [
    ...built.map((program) => launch(program, place)),
    ...commands.map((command) => run(command)),
  ];
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop(0));

  const started = [...built, ...commands];
  const ready = await Promise.all(
    started.map(({ name, port }) =>
      answers(
        `http://localhost:${port}${name === "provider-api" ? "/v1/health" : "/"}`,
        () => !stopping,
      ),
    ),
  );
  const silent = started.filter((_, index) => !ready[index]).map(({ name }) => name);
  if (!stopping && silent.length > 0) {
    console.error(`These did not start: ${silent.join(", ")}.`);
    await stop(1);
  }
  if (!stopping)
    console.log(
      `\nLive: ${[...live].join(", ")}. Open http://localhost:${place.basePort}. Ctrl-C stops everything.`,
    );

  function run({ name, cwd, command, given, env }: Command): ChildProcess {
    const child = spawn(command, given, {
      cwd,
      env: {
        ...process.env,
        DATA_DIR: place.dataDir,
        FRONT_SECRET: frontSecretOf(process.env, place.dataDir),
        LOG_LEVEL: logLevel,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        for (const line of chunk.toString().split("\n"))
          if (line.trim()) process.stdout.write(`${name}: ${line}\n`);
      });
    child.once("exit", (code) => {
      if (stopping) return;
      console.error(`${name} stopped (${code}); stopping the rest.`);
      void stop(1);
    });
    return child;
  }

  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
    await Promise.all(
      running.map((child) => {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        setTimeout(() => child.kill("SIGKILL"), 5000).unref();
        return ended;
      }),
    );
    process.exit(code);
  }
}
