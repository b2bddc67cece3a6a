import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lockDataFolder } from "@guildway/provider-api/commands";
import { root } from "./front-ends.ts";

// Each test starts processes, which a busy machine may be slow to do.
vi.setConfig({ testTimeout: 60_000 });

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "guildway-commands-"));
  writeFileSync(join(place, "file"), "");
  mkdirSync(join(place, "database"));
});
afterAll(() => rmSync(place, { recursive: true }));

const commands = [
  { given: ["import-data.ts", "--from", tmpdir()] },
  { given: ["generate-data.ts", "--users", "1"] },
  { given: ["rotate-keys.ts"] },
  { given: ["check-audit.ts"] },
  { given: ["reseal.ts"] },
];
const run = (given: readonly string[], env: Record<string, string>) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "apps/provider-api/src/commands", given[0]!), ...given.slice(1)],
    { encoding: "utf8", env: { PATH: process.env["PATH"], NODE_NO_WARNINGS: "1", ...env } },
  );
  return { status, lines: stderr.trim().split("\n") };
};

describe.each(commands)("$given.0", ({ given }) => {
  it("says in one line that a server has the data folder", () => {
    const lock = lockDataFolder(place);
    expect(run(given, { DATA_DIR: place })).toEqual({
      status: 1,
      lines: [
        `Another Guildway server is using the data folder ${place}. Stop it first, or give this one another DATA_DIR.`,
      ],
    });
    lock.release();
  });

  it("says in one line that a setting is wrong, or that the data folder cannot be written", () => {
    expect(run(given, { PORT: "abc" })).toEqual({
      status: 1,
      lines: ["A setting is wrong: PORT must be a port number from 1 to 65485."],
    });
    const { status, lines } = run(given, { DATA_DIR: join(place, "file/below") });
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/it is a file, or lies below one|holds no database/),
    ]);
  });
});

it("an import from a folder that is not there says so instead of missing each file", () => {
  expect(run(["import-data.ts", "--from", join(place, "nowhere")], { DATA_DIR: place })).toEqual({
    status: 1,
    lines: [`There is no folder ${join(place, "nowhere")} to import from.`],
  });
});

it("a PostgreSQL that does not answer is named, without its password", () => {
  const { status, lines } = run(["rotate-keys.ts"], {
    DATA_DIR: place,
    DATABASE_URL: "postgres://guildway:secret@127.0.0.1:1/guildway",
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^PostgreSQL at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be opened: .*ECONNREFUSED/,
    ),
  ]);
  expect(lines[0]).not.toContain("secret");
});

it("a data folder without a database has no audit log, and gets no database by being asked", () => {
  expect(run(["check-audit.ts"], { DATA_DIR: join(place, "fresh") })).toEqual({
    status: 1,
    lines: [`There is no audit log: the data folder ${join(place, "fresh")} holds no database.`],
  });
});
