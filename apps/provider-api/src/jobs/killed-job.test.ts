import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../platform/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "../platform/database/open.ts";
import { databaseUrl } from "../test-api/make-template.ts";
import { openTestDatabase } from "../test-api/test-database.ts";
import { countJobs, enqueueJobs, leaseMs } from "./job-queue.ts";
import { runDueJobs } from "./run-jobs.ts";

/** A database that a second process can open: PostgreSQL at the same time, the embedded one after us. */
interface SharedDatabase {
  env: Record<string, string>;
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), "guildway-jobs-"));
let shared: SharedDatabase;
beforeAll(async () => {
  shared =
    process.env.GUILDWAY_TEST_DATABASE === "postgres" ? await onPostgres() : await inFolder();
});
afterAll(async () => {
  await shared.remove();
  rmSync(folder, { recursive: true });
});

it("a job whose process is killed in the middle is taken up by another", async () => {
  const began = new Date();
  const before = await shared.open();
  await enqueueJobs(before.db, "slow", ["the job"], began);
  await before.close();

  const script = join(import.meta.dirname, "../test-api/begin-a-job.ts");
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...shared.env, NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  expect(line.toString()).toBe("began the job\n");
  child.kill("SIGKILL");
  await once(child, "exit");

  const { db, close } = await shared.open();
  const done: string[] = [];
  const slow = {
    kind: "slow",
    mostAttempts: 8,
    run: async (subject: string) => void done.push(subject),
  };
  const runAt = (now: Date) => runDueJobs({ db, clock: () => now, log: () => undefined }, [slow]);
  expect(await runAt(new Date())).toBe(0);
  expect(await countJobs(db)).toEqual([{ kind: "slow", state: "running", count: 1 }]);
  expect(await runAt(new Date(Date.now() + leaseMs))).toBe(1);
  expect(done).toEqual(["the job"]);
  expect(await countJobs(db)).toEqual([]);
  await close();
});

async function inFolder(): Promise<SharedDatabase> {
  const open = () => openDatabase({ dataDir: folder });
  const fresh = await open();
  await migrate(fresh.db);
  await fresh.close();
  return { env: { DATA_DIR: folder, DATABASE_URL: "" }, open, remove: async () => undefined };
}

async function onPostgres(): Promise<SharedDatabase> {
  const copy = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(copy.db);
  const url = databaseUrl(process.env["TEST_POSTGRES_URL"]!, rows[0]!.name);
  return {
    env: { DATABASE_URL: url, DATA_DIR: folder },
    open: () => openDatabase({ databaseUrl: url, dataDir: folder }),
    remove: () => copy.close(),
  };
}
