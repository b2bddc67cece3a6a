import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { createApp } from "../app.ts";
import { createServices } from "../create-services.ts";
import { demoApiKeys } from "../access/demo-keys.ts";
import { generateResources } from "../demo-world/generate.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { folderStore } from "../files/folder-store.ts";
import { migrate } from "../platform/database/migrate.ts";
import { readSettings } from "../platform/settings.ts";
import { createSealer } from "../platform/sealing.ts";
import { openEmbedded, openEmpty, type Subject } from "./lists.ts";

const many = 3000;
const rounds = 80;
/** Where a call comes from, as a server's connection says it: to find none costs more than to read it. */
const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
const masterKey = Buffer.alloc(32, "bench").toString("base64");

/** How much of its whole answer a 304 may cost, by the rows of the page. */
const pages = [
  { rows: 200, most: 1 / 3 },
  { rows: 20, most: 0.7 },
] as const;

/**
 * Compares a page of a public list with the 304 that stands for it, from the request to the last byte, in turn and in one
 * process, of an organization with 3,000 resources. A benchmark reports; it never fails.
 */
export async function* benchTags(postgresUrl: string | undefined): AsyncGenerator<string> {
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openEmpty(postgresUrl)] : [])]) {
    const subject = await open();
    const { ask, close } = await startApi(subject);
    for (const { rows, most } of pages) {
      const path = `resources?limit=${rows}`;
      const { tag } = await ask(path);
      const whole: number[] = [];
      const unchanged: number[] = [];
      for (let round = 0; round < rounds; round++) {
        whole.push(await secondOf(() => ask(path)));
        unchanged.push(await secondOf(() => ask(path, tag)));
      }
      const share = median(unchanged) / median(whole);
      const verdict = share <= most ? "of" : "MORE THAN";
      yield `${subject.name}, ${rows} rows: 200 ${median(whole).toFixed(2)} ms, 304 ${median(unchanged).toFixed(2)} ms, a share of ${share.toFixed(2)}, ${verdict} ${most.toFixed(2)}`;
    }
    await close();
  }
}

async function startApi(subject: Subject) {
  const { db } = subject;
  const dataDir = mkdtempSync(join(tmpdir(), "guildway-bench-"));
  await migrate(db);
  const files = folderStore(join(dataDir, "files"));
  const place = { db, sealer: createSealer(masterKey), files, scratch: dataDir };
  await makeDemoWorld(place, "http://127.0.0.1:3030");
  await generateResources(db, "org-keystone", many);
  await sql`VACUUM (ANALYZE)`.execute(db);
  const settings = readSettings({
    DATA_DIR: dataDir,
    MASTER_KEY: masterKey,
    LOG_LEVEL: "silent",
    REQUESTS_PER_MINUTE: "1000000",
    KEY_REQUESTS_PER_MINUTE: "1000000",
  });
  const app = createApp(await createServices(subject, settings));
  return {
    async ask(path: string, known?: string) {
      const headers = { "x-api-key": demoApiKeys[0].key, ...(known && { "if-none-match": known }) };
      const started = performance.now();
      const address = `http://localhost:3000/v1/api/content/${path}`;
      const response = await app.request(address, { headers }, connection);
      await response.arrayBuffer();
      const milliseconds = performance.now() - started;
      if (response.status !== (known ? 304 : 200))
        throw new Error(`${path} answered ${response.status}.`);
      return { milliseconds, tag: response.headers.get("etag")! };
    },
    async close() {
      await subject.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A call after one of its kind: the first clears away what the other kind has left in memory. */
async function secondOf(ask: () => Promise<{ milliseconds: number }>): Promise<number> {
  await ask();
  return (await ask()).milliseconds;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
