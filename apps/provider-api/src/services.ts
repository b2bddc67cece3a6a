import type { Kysely } from "kysely";
import type { Database } from "./database/schema.ts";
import type { FileStore } from "./files/file-store.ts";
import type { SignedUrls } from "./files/signed-urls.ts";
import type { SigningKeys } from "./identity/signing-keys.ts";
import type { OccupationData } from "./occupations/index.ts";
import type { Settings } from "./settings.ts";

/** Writes one structured line; values must not be private. */
export type Log = (level: "info" | "error", event: string, facts?: Record<string, unknown>) => void;

/** What operations work with. The clock is an argument so that tests can set it. */
export interface Services {
  db: Kysely<Database>;
  settings: Settings;
  clock: () => Date;
  log: Log;
  keys: SigningKeys;
  occupations: OccupationData;
  files: FileStore;
  signedUrls: SignedUrls;
  /** Compare each reply with the contract; on in tests. */
  checkReplies: boolean;
}
