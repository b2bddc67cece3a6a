import type { OccupationSummary } from "@guildway/api-contract";
import { setImmediate } from "node:timers/promises";
import { createSpelling, type Spelling } from "./spelling.ts";
import type { SpanishOccupation } from "../spanish/spanish-occupations.ts";
import type { Explored } from "../explore/explored.ts";
import type { SurveyedGroup } from "../surveyed-groups.ts";
import { spanishStemOf, spanishWordsOf } from "./spanish-words.ts";
import { fillers, stemOf, wordsOf } from "./words.ts";

/** What a search result tells beside its title, so that no search asks the database for it. */
export type OccupationFacts = Pick<OccupationSummary, "MedianWages" | "Apprenticeable" | "TitleEs">;

/** One occupation as the search reads it from the database. */
export interface SearchedOccupation {
  readonly onetCode: string;
  readonly title: string;
  readonly description: string;
  readonly alternateTitles: readonly string[];
  readonly spanish?: SpanishOccupation | undefined;
  /** People employed in the United States, null when not known: of equal matches the commoner occupation comes first. */
  readonly employment: number | null;
  readonly facts: OccupationFacts;
  /** The group that its wages are those of. */
  readonly surveyed: SurveyedGroup | undefined;
  readonly explored: Explored;
}

/** The inverted index: titles, alternate titles and their Spanish ones are one list of entries, each belonging to an occupation. */
export interface OccupationIndex {
  readonly occupations: readonly SearchedOccupation[];
  readonly entryTitles: readonly string[];
  readonly entryWords: readonly string[];
  readonly entryOccupation: Uint16Array;
  readonly entryIsTitle: Uint8Array;
  readonly entryIsSpanish: Uint8Array;
  /** The sum of the rarity of an entry's words. */
  readonly entryMass: Float32Array;
  readonly entriesByWord: ReadonlyMap<string, readonly number[]>;
  readonly wordsByStem: ReadonlyMap<string, readonly string[]>;
  /** Only words of Spanish entries: English words end in other ways. */
  readonly wordsBySpanishStem: ReadonlyMap<string, readonly string[]>;
  readonly sortedWords: readonly string[];
  /** For each stem of the descriptions, the occupations with how often it stands there. */
  readonly descriptionsByStem: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly commonness: Float32Array;
  readonly spelling: Spelling;
  rarity(word: string): number;
}

/** Builds the index, half a second of work for all of O*NET, in small pieces so that other requests are answered between them. */
export async function buildIndex(
  occupations: readonly SearchedOccupation[],
): Promise<OccupationIndex> {
  const stems = new Map<string, string>();
  const stem = (word: string) => {
    const known = stems.get(word) ?? stemOf(word);
    stems.set(word, known);
    return known;
  };
  const entryTitles: string[] = [];
  const entryWords: string[] = [];
  const owners: number[] = [];
  const isTitle: number[] = [];
  const isSpanish: number[] = [];
  const spanishWords = new Set<string>();
  const entriesByWord = new Map<string, number[]>();
  const occupationsByStem = new Map<string, Set<number>>();
  const descriptionsByStem = new Map<string, Map<number, number>>();

  const addEntry = (
    occupation: number,
    text: string,
    words: ReadonlySet<string>,
    title: boolean,
  ) => {
    const entry = entryTitles.length;
    entryTitles.push(text);
    entryWords.push([...words].join(" "));
    owners.push(occupation);
    isTitle.push(title ? 1 : 0);
    for (const word of words) {
      listOf(entriesByWord, word).push(entry);
      setOf(occupationsByStem, stem(word)).add(occupation);
    }
  };

  for (const [occupation, searched] of occupations.entries()) {
    if (occupation % 50 === 49) await setImmediate();
    const { title, alternateTitles, description, spanish } = searched;
    for (const text of [title, ...alternateTitles]) {
      addEntry(occupation, text, new Set(wordsOf(text)), text === title);
      isSpanish.push(0);
    }
    for (const text of spanish ? [spanish.title, ...spanish.words] : []) {
      const words = new Set(spanishWordsOf(text).filter((word) => !fillers.has(word)));
      for (const word of words) spanishWords.add(word);
      addEntry(occupation, text, words, text === spanish?.title);
      isSpanish.push(1);
    }
    for (const word of wordsOf(description)) {
      const counts = descriptionsByStem.get(stem(word)) ?? new Map<number, number>();
      descriptionsByStem.set(stem(word), counts.set(occupation, (counts.get(occupation) ?? 0) + 1));
    }
  }

  await setImmediate();
  const rarity = (word: string) => {
    const titled = occupationsByStem.get(stemOf(word))?.size ?? 0;
    const described = descriptionsByStem.get(stemOf(word))?.size ?? 0;
    const found = Math.max(titled, described / 2);
    return Math.log(1 + occupations.length / (1 + found));
  };
  const sortedWords = [...entriesByWord.keys()].sort();
  const rarities = new Map(sortedWords.map((word) => [word, rarity(word)]));
  const wordsByStem = new Map<string, string[]>();
  for (const word of sortedWords) listOf(wordsByStem, stem(word)).push(word);
  const wordsBySpanishStem = new Map<string, string[]>();
  for (const word of spanishWords) listOf(wordsBySpanishStem, spanishStemOf(word)).push(word);

  return {
    occupations,
    entryTitles,
    entryWords,
    entryOccupation: Uint16Array.from(owners),
    entryIsTitle: Uint8Array.from(isTitle),
    entryIsSpanish: Uint8Array.from(isSpanish),
    entryMass: Float32Array.from(entryWords, (words) =>
      words.split(" ").reduce((sum, word) => sum + (rarities.get(word) ?? 0), 0),
    ),
    entriesByWord,
    wordsByStem,
    wordsBySpanishStem,
    sortedWords,
    descriptionsByStem,
    commonness: Float32Array.from(occupations, commonness),
    spelling: createSpelling(sortedWords),
    rarity,
  };
}

/** From 0 to 1: ten people or fewer, to ten million. Catch-all groups count as rare, since nobody looks for them. */
function commonness({ employment, title }: SearchedOccupation): number {
  const scale = Math.log10(Math.max(10, employment ?? 3000)) - 1;
  const catchAll = title.endsWith("All Other") ? 1.5 : 0;
  return Math.max(0, scale - catchAll) / 6;
}

function listOf<V>(map: Map<string, V[]>, key: string): V[] {
  const list = map.get(key) ?? [];
  if (list.length === 0) map.set(key, list);
  return list;
}

function setOf<V>(map: Map<string, Set<V>>, key: string): Set<V> {
  const set = map.get(key) ?? new Set<V>();
  if (set.size === 0) map.set(key, set);
  return set;
}
