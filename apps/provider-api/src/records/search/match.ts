import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { SearchScope } from "./search-scopes.ts";
import { patternOf, type SearchWords } from "./search-words.ts";

/** One record that has the words, and how well it fits. */
export interface Match {
  recordType: string;
  id: string;
  name: string;
  also: string | null;
  orgId: string | null;
  /** From 0, the best. */
  rank: number;
  /** The length of what it is found by: of two that fit alike the shorter one is nearer to what was typed. */
  length: number;
  /** How many matches of its type were looked at. */
  looked: number;
}

/** So many matches of a type are compared; what is found more often is found by more letters. */
export const mostMatches = 200;

/** The records that have all words, as many as are compared, and of those the best. */
export function matches(
  scope: SearchScope,
  { words, phrase }: SearchWords,
  limit: number,
): RawBuilder<Match> {
  const text = searchText(scope);
  return best(
    scope,
    limit,
    phrase,
    words,
    words.map((word) => sql<SqlBool>`${text} LIKE ${patternOf(word)}`),
  );
}

/** The records that begin with what was typed, in order. */
export function beginsLike(
  scope: SearchScope,
  { words, phrase }: SearchWords,
  limit: number,
): RawBuilder<Match> {
  const beginning = sql`left(${searchText(scope)}, ${sql.lit(indexedLength)})`;
  const typed = ` ${phrase.slice(0, indexedLength - 2)}`;
  return best(
    scope,
    limit,
    phrase,
    words,
    [sql`${beginning} LIKE ${`${typed}%`}`],
    sql`ORDER BY ${beginning} USING ~<~`,
  );
}

/** The better match first. */
export function byRank(one: Match, other: Match): number {
  return (
    one.rank - other.rank ||
    one.length - other.length ||
    (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
  );
}

/** As the index on beginnings has it. */
const indexedLength = 100;

/** The expression that the indexes of migration 0020 are on. */
function searchText({ by }: SearchScope): RawBuilder<string> {
  const fields = by.map((field) => sql`coalesce(${sql.ref(field)}, '')`);
  return sql`"searchText"(${sql.join(fields, sql` || ' ' || `)})`;
}

function best(
  scope: SearchScope,
  limit: number,
  phrase: string,
  words: readonly string[],
  conditions: readonly RawBuilder<SqlBool>[],
  order = sql``,
): RawBuilder<Match> {
  const { definition } = scope.type;
  const name = sql`concat_ws(' ', ${sql.join(scope.name.map((field) => sql.ref(field)))})`;
  const other = scope.by
    .filter((field) => !scope.name.includes(field))
    .map((field) => sql`nullif(${sql.ref(field)}, ''), `);
  return sql<Match>`
    (SELECT ${definition.type} AS "recordType", "id", "name", "also", "orgId", "looked", length("text") AS "length",
      ${rankOf(phrase, words)} AS "rank"
    FROM (
      SELECT "id", coalesce(nullif(btrim(${name}), ''), ${sql.join(other, sql``)} "id") AS "name",
        ${scope.also ? sql.ref(scope.also) : sql`NULL`} AS "also", ${sql.ref(scope.organization)} AS "orgId",
        ${searchText(scope)} AS "text", count(*) OVER () AS "looked"
      FROM (
        SELECT * FROM ${sql.table(definition.table)}
        WHERE ${sql.join([...conditions, ...scope.where], sql` AND `)} ${order} LIMIT ${sql.lit(mostMatches)}
      ) AS ${sql.table(definition.table)}
    ) AS "matches" ORDER BY "rank", "length", "name", "id" LIMIT ${limit})`;
}

/** How well a text fits: what was typed stands at its beginning, in one piece, at beginnings of words, or somewhere. */
function rankOf(phrase: string, words: readonly string[]): RawBuilder<number> {
  const has = (pattern: string) => sql`"text" LIKE ${pattern}`;
  const begins = words.map((word) => has(`% ${word}%`));
  return sql`CASE WHEN ${has(` ${phrase} %`)} THEN 0 WHEN ${has(` ${phrase}%`)} THEN 1
    WHEN ${has(`% ${phrase} %`)} THEN 2 WHEN ${has(`% ${phrase}%`)} THEN 3
    WHEN ${sql.join(begins, sql` AND `)} THEN 4 ELSE 5 END`;
}
