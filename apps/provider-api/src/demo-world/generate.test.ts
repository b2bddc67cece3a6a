import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockDataFolder } from "../platform/database/data-folder-lock.ts";
import { openTestDatabase } from "../test-api/index.ts";
import type { OpenDatabase } from "../platform/database/open.ts";
import { generateMaterials, generatePassages, generateUsers } from "./generate.ts";

let database: OpenDatabase;
const folder = mkdtempSync(join(tmpdir(), "guildway-generate-"));
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe("made-up data", () => {
  it("comes to what is there, and a second time to the first", async () => {
    const { db } = database;
    for (const count of [2500, 500]) await generateUsers(db, "org-valley", count);
    await generateMaterials(db, "org-valley", 300);
    for (const count of [600, 100]) await generatePassages(db, "org-valley", count);
    const words = await db
      .selectFrom("passageWords")
      .select("refId")
      .where("passageId", "like", "gen-org-valley-%")
      .execute();
    expect(words).toHaveLength(700);
    expect(new Set(words.map(({ refId }) => refId)).size).toBe(2);
    const users = await db
      .selectFrom("users")
      .select(["name", "email"])
      .where("id", "like", "gen-org-valley-%")
      .execute();
    expect(users).toHaveLength(3000);
    expect(new Set(users.map(({ name }) => name)).size).toBe(3000);
    const materials = await db
      .selectFrom("materials")
      .select(["title", "isDraft"])
      .where("id", "like", "gen-org-valley-%")
      .execute();
    expect(new Set(materials.map(({ title }) => title)).size).toBe(300);
    expect(materials.filter(({ isDraft }) => isDraft)).toHaveLength(30);
  });
});

const run = (given: string[], env: Record<string, string> = {}) => {
  const command = join(import.meta.dirname, "../commands/generate-data.ts");
  const { PATH = "" } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [command, ...given], {
    encoding: "utf8",
    env: { PATH, DATA_DIR: folder, ...env },
  });
  return { status, lines: stderr.trim().split("\n") };
};

describe("the command that makes it says in one line why it does not", () => {
  it("where there is nothing to make or no number of it", () => {
    const usage = expect.stringContaining("Usage: pnpm data:generate");
    expect(run([])).toEqual({ status: 2, lines: ["There is nothing to make.", usage] });
    expect(run(["--users", "-5"]).status).toBe(2);
    expect(run(["--users", "many"])).toEqual({
      status: 2,
      lines: ['"many" is not a number of records.', usage],
    });
  });

  it("where a server has the data folder", () => {
    const lock = lockDataFolder(folder);
    const { status, lines } = run(["--users", "1"]);
    lock.release();
    expect({ status, lines }).toEqual({
      status: 1,
      lines: [expect.stringContaining("Another Guildway server is using the data folder")],
    });
  });

  it("where the organization is not there yet", () => {
    expect(run(["--users", "1"])).toEqual({
      status: 1,
      lines: ["There is no organization org-keystone. Start Guildway once, so that it makes it."],
    });
  });

  it("in production", () => {
    expect(run(["--users", "1"], { GUILDWAY_MODE: "production" })).toEqual({
      status: 1,
      lines: ["Made-up data is not for production."],
    });
  });
});
