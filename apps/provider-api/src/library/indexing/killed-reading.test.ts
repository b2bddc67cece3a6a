import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folderStore } from "../../files/folder-store.ts";
import { enqueueJobs, leaseMs } from "../../jobs/job-queue.ts";
import { runDueJobs } from "../../jobs/run-jobs.ts";
import type { OpenDatabase } from "../../platform/database/open.ts";
import { createSealer } from "../../platform/sealing.ts";
import { readingJobKind } from "../../records/queue-reading.ts";
import { openSharedDatabase, type SharedDatabase } from "../../test-api/shared-database.ts";
import { libraryJobs } from "./library-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "guildway-reading-"));
let shared: SharedDatabase;
beforeAll(async () => {
  shared = await openSharedDatabase(folder);
});
afterAll(async () => {
  await shared.remove();
  rmSync(folder, { recursive: true });
});

const sections = 150;
const body = Array.from({ length: sections }, (_, index) => `# ${index}\n\nText ${index}.`);

it("what a killed server was reading is read to its end by the next, each passage once", async () => {
  const before = await shared.open();
  await makeResource(before);
  await before.close();

  const script = join(import.meta.dirname, "../../test-api/begin-a-reading.ts");
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...shared.env, NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  expect(line.toString()).toBe("writes passages\n");
  child.kill("SIGKILL");
  await once(child, "exit");

  const { db, close } = await shared.open();
  const count = async () =>
    (await db.selectFrom("documents").select("id").where("refId", "=", "res").execute()).length;
  expect(await count()).toBeGreaterThan(0);
  expect(await count()).toBeLessThan(sections);
  const state = () =>
    db
      .selectFrom("resources")
      .select(["indexState", "passageCount"])
      .where("id", "=", "res")
      .executeTakeFirst();
  expect(await state()).toMatchObject({ indexState: "reading" });

  const clock = () => new Date(Date.now() + leaseMs);
  const files = folderStore(join(folder, "files"));
  const services = { db, clock, files, sealer: createSealer(Buffer.alloc(32).toString("base64")) };
  const running = { db, clock, log: () => undefined };
  expect(await runDueJobs(running, [libraryJobs(services)])).toBe(1);
  expect(await state()).toEqual({ indexState: "ready", passageCount: sections });
  expect(await count()).toBe(sections);
  await close();
});

async function makeResource({ db }: OpenDatabase): Promise<void> {
  await db.insertInto("organizations").values({ id: "org", name: "Org", slug: "org" }).execute();
  await db
    .insertInto("resources")
    .values({
      id: "res",
      orgId: "org",
      name: "Long",
      body: body.join("\n\n"),
      indexState: "waiting",
    })
    .execute();
  await enqueueJobs(db, readingJobKind, ["res/1"], new Date());
}
