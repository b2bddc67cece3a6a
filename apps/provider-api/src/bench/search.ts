import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate } from "../platform/database/migrate.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { folderStore } from "../files/folder-store.ts";
import { createSealer } from "../platform/sealing.ts";
import { passagesIn } from "../operations/assistant/passages-in-reach.ts";
import { createFindPassages } from "../passages/find-passages.ts";
import { openEmbedded, openServer } from "./lists.ts";

const passages = 20_000;
const scope = { orgId: "org-valley", groupIds: undefined };
const question = "How many hours of safety training does an apprentice need before the first wage?";

/** Searches a library of 20,000 passages of 1.5 kB, the first time and later, alone and eight at once, and says how long the event loop stood. */
export async function* benchSearch(postgresUrl: string | undefined): AsyncGenerator<string> {
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openServer(postgresUrl)] : [])]) {
    const subject = await open();
    await migrate(subject.db);
    const scratch = mkdtempSync(join(tmpdir(), "guildway-bench-files-"));
    const sealer = createSealer(Buffer.alloc(32, "bench").toString("base64"));
    const files = folderStore(join(scratch, "files"));
    await makeDemoWorld({ db: subject.db, sealer, files, scratch }, "http://127.0.0.1:3030");
    rmSync(scratch, { recursive: true });
    await sql`
      INSERT INTO "resources" ("id", "orgId", "name") VALUES ('res-bench', 'org-valley', 'Bench')
      ON CONFLICT DO NOTHING`.execute(subject.db);
    for (let first = 0; first < passages; first += 1000)
      await subject.db
        .insertInto("documents")
        .values(Array.from({ length: 1000 }, (_, index) => passage(first + index)) as never)
        .execute();
    await sql`ANALYZE "documents"`.execute(subject.db);
    const find = createFindPassages(subject.db, undefined, () => undefined);
    const ask = () => find(question, passagesIn(subject.db, scope, {}));
    for (const [name, work] of [
      ["first search", ask],
      ["later search", ask],
      ["eight at once", () => Promise.all(Array.from({ length: 8 }, ask))],
    ] as const) {
      const { took, stood } = await watched(work);
      yield `${subject.name}, ${passages.toLocaleString("en-US")} passages: ${name} ${took.toFixed(0)} ms, the event loop stood ${stood.toFixed(0)} ms at the most`;
    }
    await subject.close();
  }
}

const vocabulary =
  "apprentice training welding machine safety hours wage period journeyworker supervisor instruction college cohort credit mechanic maintenance employer county program weeks evaluation record drawing tool pressure current steel copper valve motor".split(
    " ",
  );

function passage(number: number) {
  let seed = number;
  const words = Array.from({ length: 190 }, () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % 3 === 0 ? vocabulary[seed % vocabulary.length] : `word${seed % 20_000}`;
  });
  const id = `passage-${String(number).padStart(6, "0")}`;
  return { id, orgId: scope.orgId, refId: "res-bench", rawText: words.join(" ") };
}

/** How long some work took, and the longest time in which nothing else had a turn. */
async function watched(work: () => Promise<unknown>): Promise<{ took: number; stood: number }> {
  const started = performance.now();
  let last = started;
  let stood = 0;
  let isWorking = true;
  const watch = () => {
    const now = performance.now();
    stood = Math.max(stood, now - last);
    last = now;
    if (isWorking) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  isWorking = false;
  const took = performance.now() - started;
  await new Promise(setImmediate);
  return { took, stood };
}
