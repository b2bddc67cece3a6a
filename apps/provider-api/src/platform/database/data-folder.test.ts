import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requireDataFolder } from "./data-folder.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "guildway-folder-"));
});
afterEach(() => rmSync(place, { recursive: true }));

it("a data folder that is not there is made for its owner only, and nothing is left in it", () => {
  const folder = join(place, "one/two");
  requireDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

it("a data folder that is a file, or lies below one, is refused in words", () => {
  const file = join(place, "file");
  writeFileSync(file, "");
  for (const folder of [file, join(file, "below")])
    expect(() => requireDataFolder(folder)).toThrow(
      `The data folder ${folder} cannot be used: it is a file, or lies below one. Set DATA_DIR`,
    );
});

it("a place where nothing can be made is refused at once", () => {
  expect(() => requireDataFolder("/proc/guildway/data")).toThrow(
    /cannot be used: no folder can be made there/,
  );
});
