import type { Kysely } from "kysely";
import type { Log } from "@guildway/program";
import type { Database } from "../platform/database/schema.ts";
import type { AskedWord } from "./asked-words.ts";
import type { Embedder } from "./embedder.ts";
import { createFindByWords, type PassageReach } from "./find-by-words.ts";
import { createFindByMeaning } from "./find-by-meaning.ts";
import { fuse } from "./fuse.ts";
import type { Ranked } from "./rank.ts";

/** What a search found, best first. */
export interface FoundPassages {
  found: Ranked[];
  /** The words that were asked for, as they were understood. */
  asked: AskedWord[];
  /** Says that the embeddings server failed and words alone were compared. */
  fallback?: string;
}

/** Ranks the passages in reach for a question, best first. */
export type FindPassages = (question: string, reach: PassageReach) => Promise<FoundPassages>;

/** Ranks by words and, with an embeddings server, by meaning too. */
export function createFindPassages(
  db: Kysely<Database>,
  embedder: Embedder | undefined,
  log: Log,
): FindPassages {
  const findByWords = createFindByWords(db);
  const findByMeaning = embedder && createFindByMeaning(db, embedder);
  return async (question, reach) => {
    const byWords = await findByWords(question, reach);
    if (!findByMeaning) return byWords;
    try {
      const byMeaning = await findByMeaning(question, reach);
      return { ...byWords, found: fuse(byWords.found, byMeaning) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : "The embeddings server failed.";
      log("error", "embedding.failed", { reason });
      return { ...byWords, fallback: `${reason} Passages were found by their words alone.` };
    }
  };
}
