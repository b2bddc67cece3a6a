import { createReadStream } from "node:fs";

/** A picture that comes in steps has about ten scans. Each is decoded over all of the picture before its first line is there, and a scan of 75 bytes takes as long as one of a million. */
export const mostScans = 100;

const endOfPicture = 0xd9;
const startOfScan = 0xda;

/** Stuffed bytes and the marks between restarts stand within the data of a scan; below 0xc0 nothing has a meaning, and decoders pass over it. */
const isWithinData = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8);

/** Counts the scans of a JPEG whose bytes are given part by part; of anything else none. */
export function scanCounter(): (part: Uint8Array) => number {
  let scans = 0;
  let step: "begin" | "is JPEG" | "data" | "marker" | "length" | "rest of length" | "end" = "begin";
  let length = 0;
  let toPass = 0;

  const take = (byte: number): typeof step => {
    switch (step) {
      case "begin":
        return byte === 0xff ? "is JPEG" : "end";
      case "is JPEG":
        return byte === 0xd8 ? "data" : "end";
      case "data":
        return byte === 0xff ? "marker" : "data";
      case "marker":
        if (byte === 0xff) return "marker";
        if (isWithinData(byte)) return "data";
        if (byte === endOfPicture) return "end";
        if (byte === startOfScan) scans += 1;
        return "length";
      case "length":
        length = byte << 8;
        return "rest of length";
      case "rest of length":
        // The length counts itself.
        toPass = Math.max(0, length + byte - 2);
        return "data";
      case "end":
        return "end";
    }
  };

  return (part) => {
    for (let at = 0; at < part.length && step !== "end";) {
      if (toPass > 0) {
        const passed = Math.min(toPass, part.length - at);
        toPass -= passed;
        at += passed;
      } else {
        step = take(part[at]!);
        at += 1;
      }
    }
    return scans;
  };
}

/** Whether a JPEG has no more scans than pictures have. */
export async function hasFewScans(path: string): Promise<boolean> {
  const count = scanCounter();
  for await (const part of createReadStream(path))
    if (count(part as Buffer) > mostScans) return false;
  return true;
}
