import { sql } from "kysely";
import { generatePassages } from "../demo-world/generate.ts";
import { createFindPassages } from "../passages/find-passages.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openEmbedded, openEmpty } from "./lists.ts";
import { part } from "./large-world.ts";

const passages = 100_000;
const orgId = "org-large";
const rounds = 5;

/** What is asked: of rare words, of common ones alone, misspelt, in Spanish, and of nothing that is there. */
const questions = [
  "How many hours of safety training does an apprentice need before the first wage?",
  "What does chapter 4711 say about hydraulic pressure?",
  "wage hours training",
  "how long is the aprenticeship",
  "¿cuánto gana un aprendiz?",
  "who won the football match",
];

/** Searches a library of 100,000 passages, all of it and a tenth, and says how long that takes and how long the event loop stood. */
export async function* benchSearch(postgresUrl: string | undefined): AsyncGenerator<string> {
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openEmpty(postgresUrl)] : [])]) {
    const subject = await open();
    await migrate(subject.db);
    await subject.db
      .insertInto("organizations")
      .values({ id: orgId, name: "Large", slug: "large" })
      .execute();
    const began = performance.now();
    await generatePassages(subject.db, orgId, passages);
    yield `${subject.name}: ${passages.toLocaleString("en-US")} passages made in ${((performance.now() - began) / 1000).toFixed(0)} s, their words ${await sizeOfWords(subject.db)}`;
    const find = createFindPassages(subject.db, undefined, () => undefined);
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM "resources" ORDER BY "id" LIMIT 20`.execute(subject.db);
    for (const [reach, refIds] of [
      ["all", undefined],
      ["a tenth", rows.map(({ id }) => id)],
    ] as const) {
      const times: number[] = [];
      for (const question of questions) {
        const ask = () => find(question, { orgId, refIds });
        await ask();
        const watches = [];
        for (let round = 0; round < rounds; round++) watches.push(await watched(ask));
        const took = watches.map((watch) => watch.took);
        const worked = watches.map((watch) => watch.worked);
        times.push(...took);
        const stood = Math.max(...watches.map((watch) => watch.stood));
        yield `${subject.name}, ${reach}: "${question}" p50 ${part(took, 0.5)} ms, slowest ${part(took, 1)} ms, processor ${part(worked, 0.5)} ms, the event loop stood ${stood.toFixed(0)} ms at the most`;
      }
      const p95 = part(times, 0.95);
      yield `${subject.name}, ${reach}: p95 ${p95} ms${Number(p95) > 300 ? ", MORE THAN 300" : ""}`;
    }
    const eight = await watched(() =>
      Promise.all(
        Array.from({ length: 8 }, () => find(questions[0]!, { orgId, refIds: undefined })),
      ),
    );
    yield `${subject.name}: eight at once ${eight.took.toFixed(0)} ms, the event loop stood ${eight.stood.toFixed(0)} ms at the most`;
    await subject.close();
  }
}

async function sizeOfWords(db: Parameters<typeof migrate>[0]): Promise<string> {
  const { rows } = await sql<{ size: string }>`
    SELECT pg_size_pretty(pg_total_relation_size('"passageWords"')) AS "size"`.execute(db);
  return rows[0]!.size;
}

/** How long some work took, by the clock and of the processor, and the longest time in which nothing else had a turn. */
export async function watched(
  work: () => Promise<unknown>,
): Promise<{ took: number; stood: number; worked: number }> {
  const before = process.cpuUsage();
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
  const { user, system } = process.cpuUsage(before);
  await new Promise(setImmediate);
  return { took, stood, worked: (user + system) / 1000 };
}
