import type { AskedWord } from "./asked-words.ts";

/** The stems of a passage, of the headings that it stands under and of the name of its resource, in order. */
export interface Stems {
  id: string;
  name: readonly string[];
  heading: readonly string[];
  text: readonly string[];
}

/**
 * How well a passage fits, 0 to 1. By words: the share of what the question tells that the passage holds, each word by
 * how rare it is, to the power of 0.8, so that a passage with a quarter of it stands above 0.3 and one with three
 * quarters above 0.78. By meaning: the cosine of the vectors. Of both: the better of the two.
 */
export interface Ranked {
  id: string;
  similarity: number;
}

/** What is known of all passages in reach, not of those alone that are ranked. */
export interface Reach {
  passages: number;
  /** In how many passages a stem stands, where that is known better than by counting the ranked ones. */
  holding: ReadonlyMap<string, number>;
}

/** How much a word counts by where it stands. */
const weightOf = { name: 2, heading: 2, text: 1 } as const;
/** How fast another occurrence of a word counts less. */
const k1 = 0.6;
/** How much a long field dilutes a word. */
const b = { name: 0.5, heading: 0.4, text: 0.5 } as const;
/** Of a passage under a heading that names nothing of what is asked. */
const elsewhere = 0.93;
/** Of a word that stands nowhere, compared with the rarest one. */
const unknownWeight = 0.3;

/** Makes the share of what is held a similarity. */
const bend = 0.8;

const fields = ["name", "heading", "text"] as const;

/** Ranks passages by BM25 over their fields, best first; those that share no word with the question are left out. */
export function rankPassages(
  asked: readonly AskedWord[],
  passages: readonly Stems[],
  { passages: all, holding }: Reach,
): Ranked[] {
  const wanted = new Set(asked.flatMap(({ stems }) => [...stems.keys()]));
  const counted = passages.map((passage) => countIn(wanted, passage));
  const total = Math.max(all, passages.length);
  const standing = new Map<string, number>();
  for (const { counts } of counted)
    for (const stem of counts.keys()) standing.set(stem, (standing.get(stem) ?? 0) + 1);
  const rarityOf = (stem: string) => {
    const held = Math.min(total, Math.max(standing.get(stem) ?? 0, holding.get(stem) ?? 0));
    return held === 0 ? 0 : Math.log(1 + (total - held + 0.5) / (held + 0.5));
  };
  const most = Math.log(1 + total + 0.5);
  const rarities = asked.map(
    ({ stems }) => new Map([...stems.keys()].map((stem) => [stem, rarityOf(stem)])),
  );
  const masses = asked.map(({ weight, stems, stem }, place) => {
    const own = rarities[place]!.get(stem)!;
    if (own > 0) return weight * own;
    const others = [...stems].map(([other, worth]) => worth * rarities[place]!.get(other)!);
    return weight * (Math.max(...others) || most * unknownWeight);
  });
  const mass = masses.reduce((sum, one) => sum + one, 0);
  if (mass === 0) return [];
  const means = meanLengths(passages);
  return counted
    .map(({ passage, counts }) => {
      let score = 0;
      for (const [place, { weight, stems }] of asked.entries()) {
        let best = 0;
        for (const [stem, worth] of stems) {
          const count = counts.get(stem);
          if (count)
            best = Math.max(
              best,
              worth * rarities[place]!.get(stem)! * closeness(count, passage, means),
            );
        }
        score += Math.min(weight * best, masses[place]!);
      }
      const isElsewhere =
        passage.heading.length > 0 && ![...counts.values()].some(([, inHeading]) => inHeading > 0);
      const share = (score / mass) * (isElsewhere ? elsewhere : 1);
      return { id: passage.id, similarity: share ** bend };
    })
    .filter(({ similarity }) => similarity > 0)
    .toSorted((x, y) => y.similarity - x.similarity || (x.id < y.id ? -1 : 1));
}

type Counts = [name: number, heading: number, text: number];

function countIn(wanted: ReadonlySet<string>, passage: Stems) {
  const counts = new Map<string, Counts>();
  for (const [place, field] of fields.entries())
    for (const stem of passage[field]) {
      if (!wanted.has(stem)) continue;
      const known = counts.get(stem) ?? [0, 0, 0];
      known[place]! += 1;
      counts.set(stem, known);
    }
  return { passage, counts };
}

/** 0 to 1: how much of a passage is about a word that stands in it so often. */
function closeness(
  counts: Counts,
  passage: Stems,
  means: Record<(typeof fields)[number], number>,
): number {
  let frequency = 0;
  for (const [place, field] of fields.entries()) {
    if (counts[place] === 0) continue;
    const length = passage[field].length / (means[field] || 1);
    frequency += (weightOf[field] * counts[place]!) / (1 - b[field] + b[field] * length);
  }
  return frequency / (frequency + k1);
}

function meanLengths(passages: readonly Stems[]): Record<(typeof fields)[number], number> {
  const mean = (field: (typeof fields)[number]) =>
    passages.reduce((sum, passage) => sum + passage[field].length, 0) / (passages.length || 1);
  return { name: mean("name"), heading: mean("heading"), text: mean("text") };
}
