import { composeRemotes } from "@guildway/federation/compose";

import { type ServedFile, servedFile } from "./served-file.ts";
import type { WebServerOptions } from "./start-web-server.ts";

/** The files that no build holds: `/config.json`, and for the shell `/remotes.json`, composed when asked for. */
export function madeFiles({ config, remotes, keepReleasesIn }: WebServerOptions) {
  const compose = composeRemotes(remotes, keepReleasesIn);
  let last: { text: string; file: ServedFile } | undefined;

  return async (path: string): Promise<ServedFile | undefined> => {
    if (path === "/config.json") return jsonFile(JSON.stringify(config));
    if (path !== "/remotes.json" || remotes.length === 0) return undefined;
    const text = JSON.stringify(await compose());
    // The same text keeps its compressed forms.
    if (last?.text !== text) last = { text, file: jsonFile(text) };
    return last.file;
  };
}

function jsonFile(text: string): ServedFile {
  return servedFile(Buffer.from(text), "application/json; charset=utf-8", false);
}
