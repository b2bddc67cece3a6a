import type { FoundRecord } from "@guildway/api-contract";
import { type RawBuilder, sql } from "kysely";
import type { Caller } from "../../access/caller.ts";
import type { Platform } from "../../platform/platform.ts";
import { beginsLike, byRank, type Match, matches, mostMatches } from "./match.ts";
import { searchScopes } from "./search-scopes.ts";
import { searchWords } from "./search-words.ts";

/** Finds the records that the caller may list whose names have all the words that were typed, the best of each type first. */
export async function searchRecords(
  { db }: Pick<Platform, "db">,
  typed: string,
  limit: number,
  caller: Caller,
): Promise<FoundRecord[]> {
  const words = searchWords(typed);
  const scopes = words ? searchScopes(caller) : [];
  if (!words || scopes.length === 0) return [];
  const run = async (arms: RawBuilder<Match>[]) =>
    arms.length === 0
      ? []
      : (await sql<Match>`${sql.join(arms, sql` UNION ALL `)}`.execute(db)).rows;

  const found = await run(scopes.map((scope) => matches(scope, words, limit)));
  // Of so many matches not all were looked at; those that begin with what was typed come by an index of their own.
  const crowded = new Set(
    found.filter(({ looked }) => looked >= mostMatches).map(({ recordType }) => recordType),
  );
  const first = await run(
    scopes
      .filter(({ type }) => crowded.has(type.definition.type))
      .map((scope) => beginsLike(scope, words, limit)),
  );
  const best = inGroups([...first, ...found], limit);
  const names = await organizationNames(db, best);
  return best.map(({ recordType, id, name, also, orgId }) => ({
    recordType,
    id,
    name,
    also: also === name ? null : also,
    orgId,
    orgName: names.get(orgId ?? "") ?? null,
  }));
}

/** The best of each type together, the type with the best one first. */
function inGroups(found: readonly Match[], limit: number): Match[] {
  const groups = new Map<string, Match[]>();
  for (const match of found.toSorted(byRank)) {
    const group = groups.get(match.recordType) ?? [];
    groups.set(match.recordType, group);
    if (group.length < limit && !group.some(({ id }) => id === match.id)) group.push(match);
  }
  return [...groups.values()].flat();
}

async function organizationNames(
  db: Platform["db"],
  found: readonly Match[],
): Promise<Map<string, string | null>> {
  const ids = [...new Set(found.flatMap(({ orgId }) => orgId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("organizations")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
