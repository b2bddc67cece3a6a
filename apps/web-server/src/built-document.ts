import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Frame } from "@guildway/federation/compose";

/** A document as the build made it. */
export interface BuiltDocument {
  html: string;
  /** What a Content-Security-Policy calls the scripts that stand in it. */
  scripts: readonly string[];
  /** What stands before and after a page whose HTML is made by a server, by frame and language. */
  frames: Partial<Record<Frame, Record<"en" | "es", [before: string, after: string]>>>;
}

/** Reads the document of a build, and reads it again once a build has written it anew; undefined where there is none. */
export function builtDocument(folder: string): () => Promise<BuiltDocument | undefined> {
  const path = join(folder, "index.html");
  let seen: number | undefined;
  let document: BuiltDocument | undefined;
  return async () => {
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs !== seen) {
      const html = await readFile(path, "utf8");
      const frames = await readFile(join(folder, "rendered/frames.json"), "utf8").catch(() => "{}");
      document = {
        html,
        scripts: hashesOf(html),
        frames: JSON.parse(frames) as BuiltDocument["frames"],
      };
      seen = found.mtimeMs;
    }
    return document;
  };
}

/** Scripts that the build wrote into the document; data is put into it later and is none. */
function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(([, code]) =>
    hashOf(code!),
  );
}

/** What a Content-Security-Policy calls a script or a style sheet that stands in a document. */
export function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
