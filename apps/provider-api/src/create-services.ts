import { join } from "node:path";
import type { OpenDatabase } from "./database/open.ts";
import { folderStore } from "./files/folder-store.ts";
import { s3Store } from "./files/s3-store.ts";
import { createSignedUrls } from "./files/signed-urls.ts";
import { createSealer, masterKeyFor } from "./identity/sealing.ts";
import { loadSigningKeys } from "./identity/signing-keys.ts";
import { createOccupations, type OccupationTables } from "./occupations/index.ts";
import type { Log, Services } from "./services.ts";
import type { Settings } from "./settings.ts";

/** Puts together what operations work with, over a migrated database. */
export async function createServices(
  { db }: Pick<OpenDatabase, "db">,
  settings: Settings,
  options: { clock?: () => Date; checkReplies?: boolean } = {},
): Promise<Services> {
  const masterKey = masterKeyFor(settings);
  return {
    db,
    settings,
    clock: options.clock ?? (() => new Date()),
    log: settings.logLevel === "silent" ? () => undefined : writeLine,
    keys: await loadSigningKeys(db, createSealer(masterKey)),
    occupations: createOccupations(db.$pickTables<keyof OccupationTables>()),
    files: settings.s3 ? await s3Store(settings.s3) : folderStore(join(settings.dataDir, "files")),
    signedUrls: createSignedUrls(masterKey),
    checkReplies: options.checkReplies ?? false,
  };
}

const writeLine: Log = (level, event, facts) => {
  process.stdout.write(
    `${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts })}\n`,
  );
};
