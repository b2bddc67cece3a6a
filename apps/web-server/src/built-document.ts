import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

/** A document as the build made it. */
export interface BuiltDocument {
  html: string;
  /** What a Content-Security-Policy calls the scripts that stand in it. */
  scripts: readonly string[];
}

/** Reads a document, and reads it again once a build has written it anew; undefined where there is none. */
export function builtDocument(path: string): () => Promise<BuiltDocument | undefined> {
  let seen: number | undefined;
  let document: BuiltDocument | undefined;
  return async () => {
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs !== seen) {
      const html = await readFile(path, "utf8");
      document = { html, scripts: hashesOf(html) };
      seen = found.mtimeMs;
    }
    return document;
  };
}

/** Scripts that the build wrote into the document; data is put into it later and is none. */
function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`,
  );
}
