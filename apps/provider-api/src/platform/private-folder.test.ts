import { mkdtempSync, mkdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePrivateFolder } from "./private-folder.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "guildway-private-"));
});
afterEach(() => rmSync(place, { recursive: true }));

const modeOf = (folder: string) => statSync(folder).mode & 0o777;

it("a folder that is made is entered by its owner only", () => {
  makePrivateFolder(join(place, "one/two"));
  expect(modeOf(join(place, "one/two"))).toBe(0o700);
});

it("a folder that others could enter is closed to them", () => {
  const folder = join(place, "open");
  mkdirSync(folder, { mode: 0o755 });
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe(0o700);
});
