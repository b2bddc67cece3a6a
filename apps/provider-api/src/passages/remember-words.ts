import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type Counted, countIn } from "./rank.ts";
import { nextTurn } from "./turns.ts";
import { wordsOf } from "./words.ts";

/** A passage whose text is read only where this version of it is not known yet. */
export interface Versioned {
  id: string;
  version: string;
}

/** Four bytes each. */
const mostWords = 20_000_000;
const mostDifferent = 500_000;
const textsAtOnce = 64;
const textsBetweenRequests = 16;

/**
 * Counts the words of a question in passages. Reading a text for its words is the slow part of a search, so its words are
 * kept in memory as numbers, for the version of the passage that they were read from.
 */
export function rememberWords(db: Kysely<Database>) {
  const kept = new Map<string, { version: string; words: Uint32Array }>();
  const numbers = new Map<string, number>();
  let total = 0;

  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size + 1;
    numbers.set(word, number);
    return number;
  };

  function keep({ id, version, rawText }: Versioned & { rawText: string }): Uint32Array {
    if (total > mostWords || numbers.size > mostDifferent) {
      kept.clear();
      numbers.clear();
      total = 0;
    }
    const known = kept.get(id);
    // Another question may have read it meanwhile.
    if (known?.version === version) return known.words;
    const words = Uint32Array.from(wordsOf(rawText), numberOf);
    kept.set(id, { version, words });
    total += words.length - (known?.words.length ?? 0);
    return words;
  }

  /** What no passage has got yet has a number of its own too. */
  const placesOf = (asked: readonly string[]) =>
    new Map(asked.map((word, place) => [numbers.get(word) ?? -1 - place, place]));

  return async (asked: readonly string[], passages: readonly Versioned[]): Promise<Counted[]> => {
    const counted: Counted[] = [];
    const unread: string[] = [];
    const places = placesOf(asked);
    for (const { id, version } of passages) {
      const known = kept.get(id);
      if (known?.version === version) counted.push(countIn(places, { id, words: known.words }));
      else unread.push(id);
    }
    for (let first = 0; first < unread.length; first += textsAtOnce) {
      await nextTurn();
      const { rows } = await sql<Versioned & { rawText: string }>`
        SELECT "id", xmin::text AS "version", "rawText" FROM "documents"
        WHERE "id" = ANY(${unread.slice(first, first + textsAtOnce)}::text[])`.execute(db);
      for (const [place, row] of rows.entries()) {
        if (place % textsBetweenRequests === 0) await nextTurn();
        const words = keep(row);
        counted.push(countIn(placesOf(asked), { id: row.id, words }));
      }
    }
    return counted;
  };
}
