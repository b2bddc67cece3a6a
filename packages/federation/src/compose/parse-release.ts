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
  if (!isRecord(read)) return false;
  const { id, version, federation, entry, preload, css, pages, manifest } = read;
  return (
    [id, version, entry].every(isText) &&
    typeof federation === "number" &&
    [preload, css].every(isListOf(isText)) &&
    isRecord(pages) &&
    Object.values(pages).every(isReleasedPage) &&
    isRecord(manifest) &&
    isRecord(manifest.pages) &&
    Object.values(manifest.pages).every(isPageManifest)
  );
}

function isReleasedPage(read: unknown): boolean {
  if (!isRecord(read)) return false;
  const { preload, css, firstCalls = [] } = read;
  return [preload, css].every(isListOf(isText)) && isListOf(isFirstCalls)(firstCalls);
}

const isFirstCalls = (read: unknown) =>
  isRecord(read) && [read.params, read.addresses].every(isListOf(isText));

const isPageManifest = (read: unknown) =>
  isRecord(read) &&
  isText(read.path) &&
  (read.access === "public" || isListOf(isText)(read.access));

const isText = (read: unknown) => typeof read === "string";

const isListOf = (is: (read: unknown) => boolean) => (read: unknown) =>
  Array.isArray(read) && read.every(is);

const isRecord = (read: unknown): read is Record<string, unknown> =>
  typeof read === "object" && read !== null;
