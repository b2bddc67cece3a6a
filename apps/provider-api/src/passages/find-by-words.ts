import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type AskedWord, askedWords } from "./asked-words.ts";
import { rememberCommonStems } from "./common-stems.ts";
import { rememberCounts } from "./remember-counts.ts";
import { type Ranked, rankPassages, type Stems } from "./rank.ts";
import { respell } from "./respell.ts";
import { organizationMark, readStoredWords, resourceMark } from "./stored-words.ts";
import { nextTurn } from "./turns.ts";

/** The passages that a search may look at. */
export interface PassageReach {
  orgId: string;
  /** The resources that it is narrowed to; undefined: all of the organization. */
  refIds: readonly string[] | undefined;
}

/** What was found, best first, and the words that were asked for, as they were understood. */
export interface FoundByWords {
  found: Ranked[];
  asked: AskedWord[];
}

/** So many passages are ranked, those with the rarest words of the question. */
const mostCandidates = 1000;
/** A word of more of the counted passages than that says little of which to rank; so many of such words are looked for all the same. */
const mostOfRare = 1000;
const mostCommonWords = 3;
/** As many passages are counted. */
const mostCounted = 10_000;
/** So many passages show how words are spelt where nothing else is found. */
const sampleSize = 300;
/** Up to that many resources are looked for in the index. */
const mostMarks = 500;

/** Finds passages by the words of a question. */
export function createFindByWords(db: Kysely<Database>) {
  const commonStems = rememberCommonStems(db);
  const countPassages = rememberCounts((reach) => countIn(db, reach));

  return async (question: string, reach: PassageReach): Promise<FoundByWords> => {
    const words = askedWords(question);
    if (words.length === 0 || reach.refIds?.length === 0) return { found: [], asked: words };
    const passages = await countPassages(reach);
    const choose = (of: readonly AskedWord[], shares: ReadonlyMap<string, number>) =>
      candidatesFor(db, of, reach, (stem) => (shares.get(stem) ?? 0) * passages);
    const shares = await commonStems();
    const candidates = await choose(words, shares);
    const spelt = respell(words, candidates.length > 0 ? candidates : await sample(db, reach));
    const more = spelt.length > 0 ? await choose(spelt, shares) : [];
    const known = new Set(candidates.map(({ id }) => id));
    const all = [...candidates, ...more.filter(({ id }) => !known.has(id))];
    const asked = words.map((word) => spelt.find(({ shown }) => shown === word.shown) ?? word);
    await nextTurn();
    const holding = new Map(
      asked.flatMap(({ stems }) =>
        [...stems.keys()].map((stem) => [stem, (shares.get(stem) ?? 0) * passages] as const),
      ),
    );
    return { found: rankPassages(asked, all, { passages, holding }), asked };
  };
}

/** The passages of the rarest words, as many as are ranked; `holding` says of how many passages the most common stems are. */
async function candidatesFor(
  db: Kysely<Database>,
  words: readonly AskedWord[],
  reach: PassageReach,
  holding: (stem: string) => number,
): Promise<Stems[]> {
  const holdingOf = ({ stems }: AskedWord) => Math.max(...[...stems.keys()].map(holding));
  const rarestFirst = words
    .map((word) => ({ word, holding: holdingOf(word) }))
    .toSorted((a, b) => a.holding - b.holding);
  const rare = rarestFirst.filter(({ holding }) => holding <= mostOfRare);
  const common = rarestFirst.slice(rare.length, rare.length + mostCommonWords);
  const lists: string[][] = [];
  for (const { word } of rare) lists.push(await idsHolding(db, word, reach));
  const ids = new Set(
    lists
      .toSorted((a, b) => a.length - b.length)
      .flat()
      .slice(0, mostCandidates),
  );
  for (const { word } of common) {
    if (ids.size >= mostCandidates) break;
    for (const id of await idsHolding(db, word, reach)) if (ids.size < mostCandidates) ids.add(id);
  }
  return readStems(db, [...ids]);
}

async function countIn(db: Kysely<Database>, reach: PassageReach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int8 AS "count" FROM (
      SELECT 1 FROM "passageWords" AS words WHERE ${inReach(reach)} LIMIT ${mostCounted}
    ) AS counted`.execute(db);
  return rows[0]!.count;
}

/** The passages that hold a word or one of its kin, as many as are ranked. */
async function idsHolding(
  db: Kysely<Database>,
  { stems }: AskedWord,
  reach: PassageReach,
): Promise<string[]> {
  // The embedded database works in this thread.
  await nextTurn();
  const { rows } = await sql<{ ids: string[] }>`
    SELECT coalesce(json_agg("passageId"), '[]') AS "ids" FROM (
      SELECT words."passageId" FROM "passageWords" AS words
      WHERE words."stems" && ${[...stems.keys()]}::text[] AND ${inReach(reach)}
      LIMIT ${mostCandidates}
    ) AS holding`.execute(db);
  return rows[0]!.ids;
}

async function readStems(db: Kysely<Database>, ids: readonly string[]): Promise<Stems[]> {
  if (ids.length === 0) return [];
  await nextTurn();
  // As one row, which the driver reads much faster.
  const { rows } = await sql<{ rows: [id: string, inOrder: string][] }>`
    SELECT coalesce(json_agg(json_build_array("passageId", "inOrder")), '[]') AS "rows"
    FROM "passageWords" WHERE "passageId" = ANY(${ids}::text[])`.execute(db);
  await nextTurn();
  return rows[0]!.rows.map(([id, inOrder]) => readStoredWords(id, inOrder));
}

async function sample(db: Kysely<Database>, reach: PassageReach): Promise<Stems[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT words."passageId" AS "id" FROM "passageWords" AS words
    WHERE ${inReach(reach)} LIMIT ${sampleSize}`.execute(db);
  return readStems(
    db,
    rows.map(({ id }) => id),
  );
}

function inReach({ orgId, refIds }: PassageReach): RawBuilder<unknown> {
  const ofOrganization = sql`words."stems" @> ${[organizationMark(orgId)]}::text[]`;
  if (!refIds) return ofOrganization;
  const marks = refIds.map(resourceMark);
  return refIds.length <= mostMarks
    ? sql`${ofOrganization} AND words."stems" && ${marks}::text[]`
    : sql`${ofOrganization} AND words."refId" = ANY(${refIds}::text[])`;
}
