import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Log } from "@guildway/program";
import type { Embedder } from "./embedder.ts";
import { fuse } from "./fuse.ts";
import { type Counted, type Ranked, rankPassages } from "./rank.ts";
import { rememberVectors } from "./remember-vectors.ts";
import { rememberWords, type Versioned } from "./remember-words.ts";
import { nextTurn } from "./turns.ts";
import { wordsOf } from "./words.ts";

/** Ranks passages for a question, best first; `fallback` says that the embeddings server failed and words alone were compared. */
export type FindPassages = (
  question: string,
  pages: AsyncIterable<readonly Versioned[]>,
) => Promise<{ found: Ranked[]; fallback?: string }>;

/** Ranks by words and, with an embeddings server, by meaning too. */
export function createFindPassages(
  db: Kysely<Database>,
  embedder: Embedder | undefined,
  log: Log,
): FindPassages {
  const countsIn = rememberWords(db);
  const vectorsOf = embedder && rememberVectors(db, embedder.model);
  return async (question, pages) => {
    const asked = [...new Set(wordsOf(question))];
    const { meaning, fallback } = await meaningOf(question, embedder, log);
    const counted: Counted[] = [];
    const byMeaning: Ranked[] = [];
    for await (const page of pages) {
      counted.push(...(await countsIn(asked, page)));
      if (!meaning || !vectorsOf) continue;
      for (const { id, vector } of await vectorsOf(page.map(({ id }) => id)))
        byMeaning.push({ id, similarity: Math.max(0, cosine(meaning, vector)) });
    }
    await nextTurn();
    const byWords = rankPassages(counted);
    if (!meaning) return { found: byWords, ...(fallback && { fallback }) };
    await nextTurn();
    byMeaning.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
    await nextTurn();
    return { found: fuse(byWords, byMeaning) };
  };
}

/** The vector of a question where there is an embeddings server, or why it has none. */
async function meaningOf(
  question: string,
  embedder: Embedder | undefined,
  log: Log,
): Promise<{ meaning?: Float32Array | undefined; fallback?: string }> {
  if (!embedder) return {};
  try {
    const [meaning] = await embedder.embed([question]);
    return { meaning };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "The embeddings server failed.";
    log("error", "embedding.failed", { reason });
    return { fallback: `${reason} Passages were found by their words alone.` };
  }
}

/** Of two vectors of length 1. */
function cosine(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}
