import { join } from "node:path";
import { farthestProgram } from "@guildway/provider-api/commands";
import { type Program, root } from "../start/front-ends.ts";

/** How one program is run while it is worked on. */
export interface Command {
  name: string;
  port: number;
  cwd: string;
  command: string;
  given: string[];
  env: Record<string, string>;
}

/** What is worked on: everything, or one program; a live remote needs a live shell. */
export function liveNames(
  all: readonly Program[],
  remotes: readonly string[],
  only: string | undefined,
) {
  const names = all.map(({ name }) => name).filter((name) => name !== "partner-page");
  if (only === undefined) return new Set(names);
  return new Set(remotes.includes(only) ? ["shell", "provider-api", only] : ["provider-api", only]);
}

/**
 * The commands for the live programs: the server restarts on change, front-ends update in the page. The shell's own server
 * stands behind its Vite as `remotes`, since `remotes.json` and `config.json` are made when they are asked for.
 */
export function liveCommands(
  all: readonly Program[],
  remotes: readonly string[],
  live: ReadonlySet<string>,
  basePort: number,
): Command[] {
  const composer = basePort + farthestProgram;
  const env = { PORT: String(basePort), SHELL_URL: `http://localhost:${composer}` };
  const commands = all
    .filter(({ name }) => live.has(name))
    .map((program) => liveCommand(program, env));
  if (!live.has("shell")) return commands;
  const placed = all.filter(({ name }) => remotes.includes(name));
  return [
    ...commands,
    {
      name: "remotes",
      port: composer,
      cwd: root,
      command: process.execPath,
      given: [
        "apps/web-server/src/main.ts",
        "shell",
        "--port",
        String(composer),
        ...placed.flatMap(({ name, port }) => ["--remote", `${name}=http://localhost:${port}`]),
        ...placed.flatMap(({ name }) => (live.has(name) ? ["--live", name] : [])),
      ],
      env,
    },
  ];
}

function liveCommand({ name, port }: Program, env: Record<string, string>): Command {
  if (name === "provider-api")
    return {
      name,
      port,
      cwd: root,
      command: process.execPath,
      given: ["--watch", "--watch-preserve-output", "apps/provider-api/src/main.ts"],
      env,
    };
  const cwd = join(root, "apps", name);
  return {
    name,
    port,
    cwd,
    command: join(cwd, "node_modules/.bin/vite"),
    given: ["--port", String(port), "--strictPort", "--clearScreen", "false"],
    env,
  };
}
