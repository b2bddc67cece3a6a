import { sql } from "kysely";
import type { Platform } from "../platform/platform.ts";
import type { Embedder } from "./embedder.ts";

const everyMilliseconds = 2000;
const millisecondsAfterFailure = 60_000;
const mostAtOnce = 64;

type Embedding = Pick<Platform, "db" | "log"> & { embedder: Embedder | undefined };

/** Makes the vectors that passages lack until stopped; what a killed server left is taken up at the next start. */
export function keepEmbedding(services: Embedding): { stop(): Promise<void> } {
  if (!services.embedder) return { stop: async () => undefined };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const next = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = embedWaiting(services).then(
        (made) => {
          if (!stopped) next(made === mostAtOnce ? 0 : everyMilliseconds);
        },
        (error: unknown) => {
          services.log("error", "embedding.failed", { reason: String(error) });
          if (!stopped) next(millisecondsAfterFailure);
        },
      );
    }, milliseconds).unref();
  };
  next(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Makes the vectors of some passages that have none of the present model, or whose text has changed; answers of how many. */
export async function embedWaiting({ db, embedder }: Embedding): Promise<number> {
  if (!embedder) return 0;
  const { rows } = await sql<{ id: string; rawText: string; textHash: string }>`
    SELECT passage."id", passage."rawText", md5(passage."rawText") AS "textHash"
    FROM "documents" AS passage
    LEFT JOIN "passageVectors" AS made ON made."passageId" = passage."id"
      AND made."model" = ${embedder.model} AND made."textHash" = md5(passage."rawText")
    WHERE made."passageId" IS NULL AND passage."rawText" <> ''
    ORDER BY passage."id" LIMIT ${mostAtOnce}`.execute(db);
  if (rows.length === 0) return 0;
  const vectors = await embedder.embed(rows.map(({ rawText }) => rawText));
  // One by one and only while the passage is there: it may go while the server thinks.
  for (const [index, { id, textHash }] of rows.entries())
    await sql`
      INSERT INTO "passageVectors" ("passageId", "model", "textHash", "vector")
      SELECT "id", ${embedder.model}, ${textHash}, ${bytesOf(vectors[index]!)}
      FROM "documents" WHERE "id" = ${id}
      ON CONFLICT ("passageId") DO UPDATE
      SET "model" = excluded."model", "textHash" = excluded."textHash", "vector" = excluded."vector"`.execute(
      db,
    );
  return rows.length;
}

const bytesOf = (vector: Float32Array) => Buffer.from(vector.buffer, 0, vector.byteLength);
