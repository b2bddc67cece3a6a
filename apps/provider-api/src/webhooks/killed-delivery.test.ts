import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaseMs } from "../jobs/job-queue.ts";
import { runDueJobs } from "../jobs/run-jobs.ts";
import type { OpenDatabase } from "../platform/database/open.ts";
import { createSealer } from "../platform/sealing.ts";
import { openSharedDatabase, type SharedDatabase } from "../test-api/shared-database.ts";
import { addDeliveries } from "./deliveries.ts";
import { newWebhookSecret, placeOfSecret } from "./sign-message.ts";
import { webhookJobs } from "./webhook-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "guildway-delivery-"));
const sealer = createSealer(Buffer.alloc(32).toString("base64"));
let shared: SharedDatabase;
beforeAll(async () => {
  shared = await openSharedDatabase(folder);
});
afterAll(async () => {
  await shared.remove();
  rmSync(folder, { recursive: true });
});

it("what a killed server was sending is sent by the next, under the same id, and once more only", async () => {
  const before = await shared.open();
  const id = await makeDelivery(before);
  await before.close();

  const script = join(import.meta.dirname, "../test-api/begin-a-delivery.ts");
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...shared.env, NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  expect(line.toString()).toBe(`sends ${id}\n`);
  child.kill("SIGKILL");
  await once(child, "exit");

  const { db, close } = await shared.open();
  const clock = () => new Date(Date.now() + leaseMs);
  const sent: unknown[] = [];
  const jobs = webhookJobs({ db, clock, sealer }, async ({ headers }) => {
    sent.push(headers["webhook-id"]);
    return 204;
  });
  const running = { db, clock, log: () => undefined };
  expect(await runDueJobs(running, [jobs])).toBe(1);
  expect(await runDueJobs(running, [jobs])).toBe(0);
  expect(sent).toEqual([id]);
  const kept = await db.selectFrom("webhookDeliveries").select(["id", "state"]).execute();
  expect(kept).toEqual([{ id, state: "delivered" }]);
  await close();
});

async function makeDelivery({ db }: OpenDatabase): Promise<string> {
  await db.insertInto("organizations").values({ id: "org", name: "Org", slug: "org" }).execute();
  await db
    .insertInto("webhookTargets")
    .values({
      id: "hook",
      orgId: "org",
      url: "https://programs.test/",
      types: ["courses"],
      sealedSecret: sealer.seal(newWebhookSecret(), placeOfSecret("hook")),
      createdAt: new Date().toISOString(),
    })
    .execute();
  const [id] = await addDeliveries(db, [{ webhookId: "hook", changeId: null }], new Date());
  return id!;
}
