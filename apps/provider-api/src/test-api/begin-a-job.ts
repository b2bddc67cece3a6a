import { openDatabase } from "../platform/database/open.ts";
import { keepRunningJobs } from "../jobs/run-jobs.ts";

/** A process that takes up a job and does not come to its end; run by a test, which kills it. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" } = process.env;
const { db } = await openDatabase({ ...(databaseUrl && { databaseUrl }), dataDir });
const endless = new Promise<void>((resolve) => setTimeout(resolve, 600_000));
keepRunningJobs({ db, clock: () => new Date(), log: () => undefined }, [
  {
    kind: "slow",
    mostAttempts: 8,
    run(subject) {
      process.stdout.write(`began ${subject}\n`);
      return endless;
    },
  },
]);
