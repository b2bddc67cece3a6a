import { join } from "node:path";
import { keepNotingHead } from "./audit/note-head.ts";
import { runCommand } from "@guildway/program";
import { createServices } from "./create-services.ts";
import { listen } from "./listen.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { closeDemoAccounts } from "./demo-world/close-demo-accounts.ts";
import { replaceDemoCodes } from "./demo-world/replace-demo-codes.ts";
import { removalJobs } from "./files/remove-bytes.ts";
import { removeBrokenUploads } from "./files/remove-broken-uploads.ts";
import { clearEndedJobs } from "./identity/clear-ended.ts";
import { planRetentionJobs } from "./records/plan-retention.ts";
import { formJobs } from "./forms/fill-signed-form.ts";
import { beginEachDay } from "./jobs/each-day.ts";
import { keepRunningJobs } from "./jobs/run-jobs.ts";
import { libraryJobs } from "./library/indexing/library-jobs.ts";
import { mailJobs } from "./mail/deliver-outbox.ts";
import { folderTransport } from "./mail/folder-transport.ts";
import { adoptWaitingMails } from "./mail/outbox.ts";
import { smtpTransport } from "./mail/smtp-transport.ts";
import { loadStarterSet, type OccupationTables } from "./occupations/index.ts";
import { keepMakingWords } from "./passages/keep-words.ts";
import { keepEmbedding } from "./passages/keep-embedding.ts";
import { webhookJobs } from "./webhooks/webhook-jobs.ts";
import { readSettings } from "./platform/settings.ts";

/** Starts the provider API and keeps it until it is told to stop; a start that cannot be is one clear line. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  await migrate(database.db);
  await loadStarterSet(database.db.$pickTables<keyof OccupationTables>());
  const services = await createServices(database, settings);
  if (settings.mode === "demo") {
    // What production never makes it does not load.
    const { makeDemoWorld } = await import("./demo-world/make-demo-world.ts");
    await makeDemoWorld(
      { ...services, scratch: join(settings.dataDir, "uploads") },
      `http://127.0.0.1:${settings.basePort + 30}`,
    );
  } else {
    await closeDemoAccounts(services);
    await replaceDemoCodes(services);
  }
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl)
    : folderTransport(join(settings.dataDir, "outbox"));
  await adoptWaitingMails(services.db, services.clock());
  await removeBrokenUploads(join(settings.dataDir, "uploads"), services.clock());
  const daily = [planRetentionJobs(services), clearEndedJobs(services)];
  for (const kind of daily) await beginEachDay(services.db, kind, services.clock());
  // Each apart from the others: a mail server that stalls keeps no form waiting, and no book a mail.
  const mails = keepRunningJobs(services, [mailJobs(services, transport)], 10);
  const jobs = keepRunningJobs(services, [formJobs(services), removalJobs(services), ...daily]);
  const stopReading = new AbortController();
  const reading = keepRunningJobs(
    services,
    [libraryJobs(services, { signal: stopReading.signal })],
    1,
  );
  // Of addresses that answer slowly there are ten for an organization.
  const telling = keepRunningJobs(services, [webhookJobs(services)], 20);
  const words = keepMakingWords(services);
  const embedding = keepEmbedding(services);
  const auditHead = await keepNotingHead(services);
  const server = listen(services, { port: settings.port });

  let stopping = false;
  // The first visitor should not wait while the index is built.
  services.readiness.isReady = false;
  void services.occupations.search({ keyword: "electrician", limit: 1 }).finally(() => {
    services.readiness.isReady = !stopping;
  });

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    services.readiness.isReady = false;
    await Promise.race([
      new Promise<void>((resolve) => server.close(() => resolve())),
      new Promise<void>((resolve) => setTimeout(resolve, 5000).unref()),
    ]);
    auditHead.stop();
    await services.afterAnswer.settled();
    await services.keyUse.flush().catch(() => undefined);
    stopReading.abort();
    await Promise.all([
      mails.stop(),
      jobs.stop(),
      reading.stop(),
      telling.stop(),
      words.stop(),
      embedding.stop(),
    ]);
    await database.close();
    process.exit(code);
  };
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(error.code === "EADDRINUSE" ? `Port ${settings.port} is taken.` : error.message);
    void stop(1);
  });
  server.on("listening", () =>
    services.log("info", "listening", { port: settings.port, database: database.kind }),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));
}

await runCommand(main);
