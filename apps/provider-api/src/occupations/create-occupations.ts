import type {
  OccupationDetail,
  OccupationSource,
  OccupationSummary,
  ZipPlace,
} from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { findOccupation, findSources, type OccupationRequest } from "./detail/find-occupation.ts";
import { findPlace } from "./find-place.ts";
import type { OccupationTables } from "../platform/database/occupation-tables.ts";
import { keepIndexFresh } from "./search/fresh-index.ts";
import type { OccupationFacts } from "./search/occupation-index.ts";
import { factsOf, searchOccupations } from "./search/search-occupations.ts";

/** The occupations port, whoever answers it. */
export interface Occupations {
  /** Best first; `keyword` may be words, an abbreviation, or an O*NET, SOC or RAPIDS code. */
  search(request: { keyword: string; limit: number }): Promise<OccupationSummary[]>;
  /** What a search result tells of an occupation beside its title, nothing where the code is not known. */
  facts(onetCodes: readonly string[]): Promise<OccupationFacts[]>;
  /** Undefined when no occupation has the code. */
  detail(request: OccupationRequest): Promise<OccupationDetail | undefined>;
  /** Undefined when the ZIP code is not known. */
  place(zip: string): Promise<ZipPlace | undefined>;
  /** The sources of all of this, with the credit lines to show. */
  sources(): Promise<OccupationSource[]>;
}

/** Answers from the database: the starter set, or whatever was imported. `now` in milliseconds. */
export function createOccupations(
  db: Kysely<OccupationTables>,
  now: () => number = Date.now,
): Occupations {
  const freshIndex = keepIndexFresh(db, now);
  return {
    search: async (request) => searchOccupations(db, await freshIndex(), request),
    facts: async (onetCodes) => factsOf(await freshIndex(), onetCodes),
    detail: (request) => findOccupation(db, request),
    place: (zip) => findPlace(db, zip),
    sources: () => findSources(db),
  };
}
