import type { OccupationIndex } from "./occupation-index.ts";
import { readingsOf, type Reading } from "./readings.ts";
import { negatedIn } from "./without-negated.ts";
import { stemOf, wordsOf } from "./words.ts";

export interface RankedOccupation {
  readonly occupation: number;
  readonly score: number;
  /** The title or alternate title that fits best, if any does. */
  readonly entry: number | undefined;
}

/** How much each thing counts beside the best single title, which counts 1. */
const weights = {
  manyTitles: 0.35,
  description: 0.3,
  commonness: 0.25,
  exactTitle: 0.15,
  alternate: 0.94,
} as const;

/** Results below this share of the best one are noise. */
const noise = 0.45;

/** The occupations that fit a search, best first. */
export function rankOccupations(search: string, index: OccupationIndex): RankedOccupation[] {
  const readings = readingsOf(search, index);
  const count = index.occupations.length;
  const best = new Float64Array(count);
  const bestEntry = new Int32Array(count).fill(-1);
  const many = new Float64Array(count);
  const described = new Float64Array(count);
  const tally = emptyTally(index.entryTitles.length);
  for (const reading of readings) {
    scoreTitles(reading, index, tally, best, bestEntry, many);
    scoreDescriptions(reading, index, described);
  }

  const ranked: RankedOccupation[] = [];
  for (let occupation = 0; occupation < count; occupation += 1) {
    const fit =
      (best[occupation] ?? 0) +
      weights.manyTitles * (many[occupation] ?? 0) +
      weights.description * (described[occupation] ?? 0);
    if (fit === 0) continue;
    const score = fit + weights.commonness * (index.commonness[occupation] ?? 0);
    const entry = bestEntry[occupation] ?? -1;
    ranked.push({ occupation, score, entry: entry === -1 ? undefined : entry });
  }
  ranked.sort((a, b) => b.score - a.score || a.occupation - b.occupation);
  const wished = ranked.filter(withoutTitlesOf(search, index));
  const least = noise * (wished[0]?.score ?? 0);
  return wished.filter(({ score }) => score >= least);
}

/** Whether an occupation is called by nothing that a search says it is not about: who wants kitchen work and not to cook finds no cooks. */
function withoutTitlesOf(search: string, { occupations }: OccupationIndex) {
  const unwanted = new Set(negatedIn(wordsOf(search)).map(stemOf));
  return ({ occupation }: RankedOccupation): boolean =>
    unwanted.size === 0 ||
    !wordsOf(occupations[occupation]?.title ?? "").some((word) => unwanted.has(stemOf(word)));
}

/** What a reading found of each entry; one for all readings of a search, since there are some sixty thousand entries. */
interface Tally {
  readonly answered: Float32Array;
  readonly used: Float32Array;
  readonly lastSlot: Int16Array;
}

function emptyTally(entries: number): Tally {
  return {
    answered: new Float32Array(entries),
    used: new Float32Array(entries),
    lastSlot: new Int16Array(entries),
  };
}

/** Each entry by the share of the search that it answers, and the share of itself that was asked for. */
function scoreTitles(
  { wanted, weight, text }: Reading,
  index: OccupationIndex,
  { answered, used, lastSlot }: Tally,
  best: Float64Array,
  bestEntry: Int32Array,
  many: Float64Array,
): void {
  const touched: number[] = [];
  for (const [slot, { mass, words }] of wanted.entries()) {
    for (const [word, fit] of words) {
      const rarity = index.rarity(word);
      for (const entry of index.entriesByWord.get(word) ?? []) {
        if (lastSlot[entry] === slot + 1) continue;
        if (lastSlot[entry] === 0) touched.push(entry);
        lastSlot[entry] = slot + 1;
        answered[entry] = (answered[entry] ?? 0) + fit * mass;
        used[entry] = (used[entry] ?? 0) + fit * rarity;
      }
    }
  }

  const asked = wanted.reduce((sum, { mass }) => sum + mass, 0);
  const evidence = new Map<number, number>();
  for (const entry of touched) {
    const share = (answered[entry] ?? 0) / asked;
    const purity = Math.min(1, (used[entry] ?? 0) / (index.entryMass[entry] ?? 1));
    const isTitle = index.entryIsTitle[entry] === 1;
    const exact = index.entryWords[entry] === text ? weights.exactTitle : 0;
    const score =
      weight * (share * (0.55 + 0.45 * purity) * (isTitle ? 1 : weights.alternate) + exact);
    const occupation = index.entryOccupation[entry] ?? 0;
    evidence.set(occupation, (evidence.get(occupation) ?? 0) + (weight * share) ** 3);
    if (score > (best[occupation] ?? 0)) {
      best[occupation] = score;
      bestEntry[occupation] = entry;
    }
    answered[entry] = used[entry] = lastSlot[entry] = 0;
  }
  for (const [occupation, sum] of evidence) {
    many[occupation] = Math.max(many[occupation] ?? 0, sum / (sum + 3));
  }
}

function scoreDescriptions(
  { wanted, weight }: Reading,
  index: OccupationIndex,
  described: Float64Array,
): void {
  const asked = wanted.reduce((sum, { mass }) => sum + mass, 0);
  const scores = new Map<number, number>();
  for (const { mass, words } of wanted) {
    const fits = new Map<number, number>();
    for (const [word, fit] of words) {
      for (const [occupation, times] of index.descriptionsByStem.get(stemOf(word)) ?? []) {
        const value = (fit * times) / (times + 0.5);
        if (value > (fits.get(occupation) ?? 0)) fits.set(occupation, value);
      }
    }
    for (const [occupation, fit] of fits)
      scores.set(occupation, (scores.get(occupation) ?? 0) + fit * mass);
  }
  for (const [occupation, score] of scores) {
    described[occupation] = Math.max(described[occupation] ?? 0, (weight * score) / asked);
  }
}
