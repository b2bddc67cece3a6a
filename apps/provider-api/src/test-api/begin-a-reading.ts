import { join } from "node:path";
import { folderStore } from "../files/folder-store.ts";
import { keepRunningJobs } from "../jobs/run-jobs.ts";
import { libraryJobs } from "../library/indexing/library-jobs.ts";
import { openDatabase } from "../platform/database/open.ts";
import { createSealer } from "../platform/sealing.ts";

/** A process that reads a resource and comes to a stop while it writes the passages; run by a test, which kills it. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" } = process.env;
const { db } = await openDatabase({ ...(databaseUrl && { databaseUrl }), dataDir });
const services = {
  db,
  sealer: createSealer(Buffer.alloc(32).toString("base64")),
  files: folderStore(join(dataDir, "files")),
  log: () => undefined,
};
let asked = 0;
/** The time is asked for in each batch of passages. */
const clock = () => {
  asked += 1;
  if (asked === 6) {
    process.stdout.write("writes passages\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  return new Date();
};
keepRunningJobs({ ...services, clock: () => new Date() }, [libraryJobs({ ...services, clock })], 1);
