import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { makePrivateFolder } from "../private-folder.ts";
import { wireParsers } from "./wire-types.ts";

type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } };

/** PGlite's own file system never syncs; this one does whenever PostgreSQL asks for it. */
class SyncingNodeFS extends NodeFS {
  syncs = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = (emscriptenOpts.preRun ?? []) as ((module: unknown) => void)[];
    preRun.push((module) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun: preRun as never } };
  }
}

/** PGlite's start parameters without `-F`, which would switch syncing off. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/** What the search by parts of names needs. */
const extensions = { pg_trgm };

/** Opens PGlite in a folder so that a commit that was acknowledged is on the disk; throws where that does not hold. */
export async function openDurablePGlite(folder: string): Promise<PGlite> {
  makePrivateFolder(folder);
  const fresh = readdirSync(folder).length === 0;
  const fs = new SyncingNodeFS(folder);
  const pglite = await PGlite.create({ fs, startParams, extensions, parsers: wireParsers });
  if (fresh) syncTree(folder);

  const before = fs.syncs;
  await pglite.query("SELECT pg_logical_emit_message(true, 'guildway', 'durability probe')");
  if (fs.syncs === before) {
    await pglite.close();
    throw new Error(
      "The embedded database does not sync its commits to the disk; it was not started.",
    );
  }
  return pglite;
}

/** A database in memory, for tests. */
export function openMemoryPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions, parsers: wireParsers });
}

function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else syncPath(child);
  }
  syncPath(path);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
