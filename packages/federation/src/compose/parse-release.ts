import type { Release } from "../release.ts";

/** Reads a `release.json`; undefined when it is cut short, of another remote, or not a release at all. */
export function parseRelease(text: string, id: string): Release | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isRelease(read) && read.id === id ? read : undefined;
  } catch {
    return undefined;
  }
}

function isRelease(read: unknown): read is Release {
  if (typeof read !== "object" || read === null) return false;
  const release = read as Partial<Record<keyof Release, unknown>>;
  return (
    typeof release.id === "string" &&
    typeof release.version === "string" &&
    typeof release.federation === "number" &&
    typeof release.entry === "string" &&
    [release.preload, release.css].every((list) => Array.isArray(list)) &&
    [release.pages, release.manifest].every((part) => typeof part === "object" && part !== null)
  );
}
