import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { installPackages } from "./install-packages.ts";

const hint =
  "The server's tests need PostgreSQL 15 or newer. Install it (Debian: apt-get install postgresql) and try again.";

/** Starts a PostgreSQL of our own in a folder, on a free port; root hands over to the user `postgres`. */
export function startPostgres(folder: string): { url: string; stop(): void } {
  const bin = findBin() ?? installed();
  const asRoot = process.getuid?.() === 0;
  mkdirSync(folder, { recursive: true });
  if (asRoot) {
    // The user postgres must reach the folder through its parent.
    chmodSync(dirname(folder), 0o755);
    expect(spawnSync("chown", ["postgres", folder]));
  }
  const run = (program: string, given: string[]) => {
    const command = asRoot
      ? spawnSync("runuser", ["-u", "postgres", "--", join(bin, program), ...given], {
          cwd: "/",
          encoding: "utf8",
        })
      : spawnSync(join(bin, program), given, { encoding: "utf8" });
    return expect(command);
  };
  const data = join(folder, "data");
  const port = freePort();
  run("initdb", [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-o", options, "-w", "start"]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => void run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]),
  };
}

function findBin(): string | undefined {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
  const onPath = (process.env["PATH"] ?? "").split(":");
  return [...newest, ...onPath].find(
    (path) => existsSync(join(path, "initdb")) && existsSync(join(path, "pg_ctl")),
  );
}

function installed(): string {
  installPackages(["postgresql"], hint);
  const bin = findBin();
  if (!bin) throw new Error(hint);
  return bin;
}

function expect(result: { status: number | null; stderr: string | Buffer }): void {
  if (result.status !== 0)
    throw new Error(`PostgreSQL could not be started: ${String(result.stderr)}`);
}

/** A port that was free a moment ago; asked of a child, since listening here would not end at once. */
function freePort(): number {
  const script = `const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })`;
  return Number(spawnSync(process.execPath, ["-e", script], { encoding: "utf8" }).stdout);
}
