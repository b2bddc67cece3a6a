import { keepRunningJobs } from "../jobs/run-jobs.ts";
import { openDatabase } from "../platform/database/open.ts";
import { createSealer } from "../platform/sealing.ts";
import { webhookJobs } from "../webhooks/webhook-jobs.ts";

/** A process that sends to a webhook and never hears that it arrived; run by a test, which kills it. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" } = process.env;
const { db } = await openDatabase({ ...(databaseUrl && { databaseUrl }), dataDir });
const clock = () => new Date();
const sealer = createSealer(Buffer.alloc(32).toString("base64"));
const endless = new Promise<number>((resolve) => setTimeout(resolve, 600_000));
keepRunningJobs({ db, clock, log: () => undefined }, [
  webhookJobs({ db, clock, sealer }, ({ headers }) => {
    process.stdout.write(`sends ${headers["webhook-id"]}\n`);
    return endless;
  }),
]);
