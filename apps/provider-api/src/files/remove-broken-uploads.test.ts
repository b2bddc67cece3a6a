import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeBrokenUploads } from "./remove-broken-uploads.ts";

const now = new Date("2026-11-20T12:00:00Z");

it("what a killed server left of an upload is removed after a day, and nothing else", async () => {
  const scratch = mkdtempSync(join(tmpdir(), "guildway-scratch-"));
  const put = (name: string, hoursAgo: number) => {
    writeFileSync(join(scratch, name), "half a picture");
    const at = new Date(now.getTime() - hoursAgo * 3_600_000);
    utimesSync(join(scratch, name), at, at);
  };
  put("old.part", 25);
  put("new.part", 23);
  put("another.txt", 25);
  await removeBrokenUploads(scratch, now);
  expect(readdirSync(scratch).toSorted()).toEqual(["another.txt", "new.part"]);
});

it("a folder that is not there yet has nothing to remove", async () => {
  await expect(removeBrokenUploads(join(tmpdir(), "guildway-none"), now)).resolves.toBeUndefined();
});
