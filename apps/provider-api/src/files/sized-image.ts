import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { imageWidths } from "@guildway/api-contract";
import sharp from "sharp";
import { makePrivateFolder } from "../platform/private-folder.ts";
import { roundRobin } from "../platform/limits/round-robin.ts";
import { mostScans, scanCounter } from "./count-scans.ts";
import type { FileStore } from "./file-store.ts";

/** A picture has no more pixels than a good camera takes. */
const mostPixels = 50_000_000;
const mostSeconds = 10;

/** Pictures are made one after the other, so that many of them do not keep the processors from answering calls, and of each organization one in turn. */
const { take, give } = roundRobin(1);
const underWay = new Map<string, Promise<void>>();

/** What cannot be read is not tried again and again; a few, since their names are asked for by anybody. */
const unreadable = new Set<string>();
const mostUnreadable = 1000;

const sizedKey = (key: string, width: number) => `${key}.${width}.webp`;

/** A picture in a width, made and kept when it is first asked for; undefined where it cannot be read as one. */
export async function sizedImage(
  files: FileStore,
  scratch: string,
  key: string,
  width: number,
): Promise<Readable | undefined> {
  const sized = sizedKey(key, width);
  const kept = await files.open(sized);
  if (kept) return kept;
  if (unreadable.has(key)) return undefined;
  const making = underWay.get(sized) ?? inItsTurn(key, () => make(files, scratch, key, width));
  underWay.set(sized, making);
  try {
    await making;
  } catch (error) {
    // Where the store failed, the next who asks tries again.
    console.error(error);
    return undefined;
  } finally {
    underWay.delete(sized);
  }
  return files.open(sized);
}

/** Removes what was made of a picture. */
export async function removeSizes(files: FileStore, key: string): Promise<void> {
  await Promise.all(imageWidths.map((width) => files.remove(sizedKey(key, width))));
}

/** A key begins with the organization. */
async function inItsTurn(key: string, task: () => Promise<void>): Promise<void> {
  const asker = key.split("/")[0]!;
  await take(asker);
  try {
    await task();
  } finally {
    give(asker);
  }
}

async function make(files: FileStore, scratch: string, key: string, width: number) {
  // Another width may have failed while this one waited.
  if (unreadable.has(key)) return;
  const original = await files.open(key);
  if (!original) return;
  const picture = await withFewScans(original);
  const made = picture && (await inWidth(picture, width));
  if (!made) {
    if (unreadable.size >= mostUnreadable) unreadable.clear();
    unreadable.add(key);
    return;
  }
  makePrivateFolder(scratch);
  const path = join(scratch, `${randomBytes(12).toString("hex")}.part`);
  try {
    await writeFile(path, made);
    await files.put(sizedKey(key, width), path, "image/webp");
  } finally {
    await rm(path, { force: true });
  }
}

/** Undefined where it has more scans than pictures have, over which no time is watched; uploads refuse it, but some are older than that. */
async function withFewScans(original: Readable): Promise<Buffer | undefined> {
  const count = scanCounter();
  const parts: Buffer[] = [];
  for await (const part of original as AsyncIterable<Buffer>) {
    if (count(part) > mostScans) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Undefined where it is no picture, too large, or takes too long. */
function inWidth(picture: Buffer, width: number): Promise<Buffer | undefined> {
  return sharp(picture, { limitInputPixels: mostPixels, failOn: "error" })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
    .catch(() => undefined);
}
