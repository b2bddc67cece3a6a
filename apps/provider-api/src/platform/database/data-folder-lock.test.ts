import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockDataFolder } from "./data-folder-lock.ts";
import { openDatabase } from "./open.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildway-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockElsewhere = () =>
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, "data-folder-lock.ts"))}; lockDataFolder(${JSON.stringify(folder)}); process.kill(process.pid, "SIGKILL");`,
    ],
    { encoding: "utf8" },
  );

it("a second server on the same data folder is refused with the reason", () => {
  const lock = lockDataFolder(folder);
  expect(lockElsewhere().stderr).toContain(
    `Another Guildway server is using the data folder ${folder}`,
  );
  lock.release();
});

it("a server that was killed leaves the data folder free", () => {
  expect(lockElsewhere().signal).toBe("SIGKILL");
  expect(() => lockDataFolder(folder).release()).not.toThrow();
});

it("the embedded database takes its data folder for itself, and frees it when it is closed", async () => {
  const held = lockDataFolder(folder);
  await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({
    name: "DataFolderInUse",
  });
  held.release();
  const database = await openDatabase({ dataDir: folder });
  expect(statSync(join(folder, "database")).mode & 0o777).toBe(0o700);
  expect(() => lockDataFolder(folder)).toThrow("is using the data folder");
  await database.close();
  expect(() => lockDataFolder(folder).release()).not.toThrow();
});
