import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSharedDatabase, type SharedDatabase } from "../test-api/shared-database.ts";
import { countJobs, enqueueJobs, leaseMs } from "./job-queue.ts";
import { runDueJobs } from "./run-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "guildway-jobs-"));
let shared: SharedDatabase;
beforeAll(async () => {
  shared = await openSharedDatabase(folder);
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
