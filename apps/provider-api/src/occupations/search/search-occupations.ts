import { longestKeyword, type OccupationSummary } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import type { OccupationFacts, OccupationIndex } from "./occupation-index.ts";
import { rankOccupations } from "./rank-occupations.ts";
import { askedCode, findByCode } from "./search-by-code.ts";

/** The occupations that fit a visitor's words or a code, best first. */
export async function searchOccupations(
  db: Kysely<OccupationTables>,
  index: OccupationIndex,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<OccupationSummary[]> {
  // Programs of our own may ask for more than a call can; the work grows with each word.
  const search = keyword.slice(0, longestKeyword);
  const code = askedCode(search);
  const found = code ? await findByCode(db, code) : [];
  if (found.length > 0) {
    const places = new Map(
      index.occupations.map((occupation, place) => [occupation.onetCode, place]),
    );
    return found
      .flatMap((onetCode) => places.get(onetCode) ?? [])
      .slice(0, limit)
      .map((place) => summaryOf(index, place));
  }
  return rankOccupations(search, index)
    .slice(0, limit)
    .map(({ occupation, entry }) => summaryOf(index, occupation, entry));
}

/** The facts of occupations by their codes, in the same order; none of a code that is not known. */
export function factsOf(index: OccupationIndex, onetCodes: readonly string[]): OccupationFacts[] {
  const known = new Map(index.occupations.map(({ onetCode, facts }) => [onetCode, facts]));
  return onetCodes.map((code) => known.get(code) ?? {});
}

/** An occupation of the index as a search result; `entry` is the title that matched. */
export function summaryOf(
  index: OccupationIndex,
  place: number,
  entry?: number,
): OccupationSummary {
  const occupation = index.occupations[place];
  if (!occupation) throw new RangeError(`The index has no occupation ${place}.`);
  const matched = entry === undefined ? undefined : index.entryTitles[entry];
  const isSpanish = entry !== undefined && index.entryIsSpanish[entry] === 1;
  return {
    OnetTitle: occupation.title,
    OccupationDescription: occupation.description,
    OnetCode: occupation.onetCode,
    ...(matched !== undefined &&
      matched !== occupation.title &&
      (isSpanish ? { MatchedTitleEs: matched } : { MatchedTitle: matched })),
    ...occupation.facts,
  };
}
