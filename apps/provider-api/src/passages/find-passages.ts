import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Log } from "../platform/log.ts";
import type { Embedder } from "./embedder.ts";
import { fuse } from "./fuse.ts";
import { type Rankable, type Ranked, rankPassages } from "./rank.ts";
import { rememberVectors } from "./remember-vectors.ts";

/** Ranks passages for a question, best first; `fallback` says that the embeddings server failed and words alone were compared. */
export type FindPassages = (
  question: string,
  passages: readonly Rankable[],
) => Promise<{ found: Ranked[]; fallback?: string }>;

/** Ranks by words and, with an embeddings server, by meaning too. */
export function createFindPassages(
  db: Kysely<Database>,
  embedder: Embedder | undefined,
  log: Log,
): FindPassages {
  if (!embedder) return async (question, passages) => ({ found: rankPassages(question, passages) });
  const vectorsOf = rememberVectors(db, embedder.model);
  return async (question, passages) => {
    const byWords = rankPassages(question, passages);
    let asked: Float32Array;
    try {
      [asked] = (await embedder.embed([question])) as [Float32Array];
    } catch (error) {
      const reason = error instanceof Error ? error.message : "The embeddings server failed.";
      log("error", "embedding.failed", { reason });
      return {
        found: byWords,
        fallback: `${reason} Passages were found by their words alone.`,
      };
    }
    const vectors = await vectorsOf(passages.map(({ id }) => id));
    const byMeaning = vectors
      .map(({ id, vector }) => ({ id, similarity: Math.max(0, cosine(asked, vector)) }))
      .toSorted((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
    return { found: fuse(byWords, byMeaning) };
  };
}

/** Of two vectors of length 1. */
function cosine(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}
