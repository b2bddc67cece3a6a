import type { Readable } from "node:stream";

/** Where bytes are kept: a folder by default, S3 where it is configured. Keys are made by us, never by callers. */
export interface FileStore {
  /** Keeps the file at `path` under the key; the file at `path` may be moved. */
  put(key: string, path: string, type: string): Promise<void>;
  /** Opens a file; undefined where there is none. */
  open(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}
