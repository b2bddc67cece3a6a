import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "./front-ends.ts";

// Each test starts processes, which a busy machine may be slow to do.
vi.setConfig({ testTimeout: 60_000 });

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "guildway-start-"));
  writeFileSync(join(place, "file"), "");
});
afterAll(() => rmSync(place, { recursive: true }));

const run = (given: readonly string[], env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...given], {
    cwd: root,
    encoding: "utf8",
    env: {
      PATH: process.env["PATH"],
      NODE_NO_WARNINGS: "1",
      PORT: "17000",
      DATA_DIR: place,
      ...env,
    },
  });
  return { status, stdout, lines: stderr.trim().split("\n") };
};
const refusal = (...lines: unknown[]) => ({ status: 1, stdout: "", lines });

describe.each([
  ["tooling/start/main.ts"],
  ["tooling/start/serve-one.ts", "shell"],
  ["tooling/dev/main.ts"],
])("%s", (...given) => {
  test.each(["abc", "70000"])("refuses PORT=%s in one line before anything is built", (PORT) => {
    expect(run(given, { PORT })).toEqual(
      refusal("A setting is wrong: PORT must be a port number from 1 to 65485."),
    );
  });

  test("refuses a PORT at which a browser would call no program", () => {
    expect(run(given, { PORT: "5990" })).toEqual(
      refusal(
        "A setting is wrong: PORT must be one with which no program is at a port that browsers refuse, as 6000 is.",
      ),
    );
  });

  test("refuses a data folder that cannot be written in one line before anything is built", () => {
    for (const DATA_DIR of [join(place, "file"), join(place, "file/below"), "/proc/guildway"])
      expect(run(given, { DATA_DIR })).toEqual(
        refusal(expect.stringContaining(`The data folder ${DATA_DIR} cannot be used: `)),
      );
  });
});

test("the bench refuses its settings in one line as well", () => {
  expect(run(["tooling/bench/main.ts"], { PORT: "abc" })).toEqual(
    refusal("A setting is wrong: PORT must be a port number from 1 to 65485."),
  );
});

test("a port that is taken is named", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  expect(run(["tooling/start/main.ts"], { PORT: String(port) })).toEqual(
    refusal(
      expect.stringMatching(
        new RegExp(`^Port ${port} is taken\\..* Stop what uses it, or choose another PORT\\.$`),
      ),
    ),
  );
  server.close();
});

test("who asks for something that cannot be made or served is told what can", () => {
  expect(run(["tooling/new/main.ts", "remote", "shell"], {}).lines).toHaveLength(1);
  expect(run(["tooling/start/serve-one.ts", "nothing"], {}).lines).toEqual([
    expect.stringMatching(/^Say which to serve: shell, /),
  ]);
});
