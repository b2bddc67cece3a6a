import { sql } from "kysely";
import type { Platform } from "../platform/platform.ts";
import { type Embedder, TextsRefused } from "./embedder.ts";

const everyMilliseconds = 2000;
const millisecondsAfterFailure = 60_000;
const mostAtOnce = 64;
/** Models read some 8,000 tokens; a passage of the library is shorter. */
const mostCharacters = 16_000;

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
  const vectors = await vectorsOf(
    embedder,
    rows.map(({ rawText }) => rawText.slice(0, mostCharacters)),
  );
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

/** A vector for each text; an empty one, which is like nothing, for those that the server refuses, so that they hold up no others. */
async function vectorsOf(embedder: Embedder, texts: readonly string[]): Promise<Float32Array[]> {
  try {
    return await embedder.embed(texts);
  } catch (error) {
    if (!(error instanceof TextsRefused)) throw error;
  }
  // Who refuses this as well refuses not the texts, but how it is asked.
  await embedder.embed(["apprentice"]);
  if (texts.length === 1) return [new Float32Array()];
  const middle = Math.ceil(texts.length / 2);
  return [
    ...(await vectorsOf(embedder, texts.slice(0, middle))),
    ...(await vectorsOf(embedder, texts.slice(middle))),
  ];
}

const bytesOf = (vector: Float32Array) => Buffer.from(vector.buffer, 0, vector.byteLength);
