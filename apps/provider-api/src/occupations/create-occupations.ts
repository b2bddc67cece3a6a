import type {
  OccupationDetail,
  OccupationSource,
  OccupationSummary,
  OccupationWork,
  ZipPlace,
} from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { findOccupation, type OccupationRequest } from "./detail/find-occupation.ts";
import type { DataSource, OccupationTables } from "../platform/database/occupation-tables.ts";
import {
  exploreOccupations,
  type ExploredPage,
  type ExploreRequest,
} from "./explore/explore-occupations.ts";
import { findPlace } from "./near/find-place.ts";
import { type NearRequest, programsNear, sponsorsNear } from "./near/near-lists.ts";
import { onetCodeOf } from "./onet-code-of.ts";
import { listCertificates } from "./requirements/list-certificates.ts";
import { keepIndexFresh } from "./search/fresh-index.ts";
import type { OccupationFacts } from "./search/occupation-index.ts";
import { factsOf, searchOccupations } from "./search/search-occupations.ts";
import { findSources } from "./sources.ts";
import { findWork } from "./work/find-work.ts";

/** The occupations port, whoever answers it. */
export interface Occupations {
  /** Best first; `keyword` may be words, an abbreviation, or an O*NET, SOC or RAPIDS code. */
  search(request: { keyword: string; limit: number }): Promise<OccupationSummary[]>;
  /** What a search result tells of an occupation beside its title, nothing where the code is not known. */
  facts(onetCodes: readonly string[]): Promise<OccupationFacts[]>;
  /** Undefined when no occupation has the code. */
  detail(request: OccupationRequest): Promise<OccupationDetail | undefined>;
  training(request: NearRequest): ReturnType<typeof programsNear>;
  sponsors(request: NearRequest): ReturnType<typeof sponsorsNear>;
  /** See `listCertificates`: `outside` are another service's certifications. */
  certificates(
    request: NearRequest,
    outside?: Parameters<typeof listCertificates>[2],
  ): ReturnType<typeof listCertificates>;
  /** Undefined when no occupation has the code. */
  work(onetCode: string): Promise<(OccupationWork & { Sources: OccupationSource[] }) | undefined>;
  explore(
    request: ExploreRequest,
  ): Promise<Omit<ExploredPage, "used"> & { Sources: OccupationSource[] }>;
  /** Undefined when neither the ZIP code nor one near it is known. */
  place(zip: string): Promise<ZipPlace | undefined>;
  /** The credit lines to show with what these sources say. */
  sources(used: readonly DataSource[]): Promise<OccupationSource[]>;
}

/** Answers from the database: the starter set, or whatever was imported. `now` in milliseconds. */
export function createOccupations(
  db: Kysely<OccupationTables>,
  now: () => number = Date.now,
): Occupations {
  const freshIndex = keepIndexFresh(db, now);
  const isKnown = async (onetCode: string) =>
    (await freshIndex()).occupations.some((occupation) => occupation.onetCode === onetCode);
  return {
    search: async (request) => searchOccupations(db, await freshIndex(), request),
    facts: async (onetCodes) => factsOf(await freshIndex(), onetCodes),
    detail: async (request) => findOccupation(db, await freshIndex(), request),
    training: (request) => programsNear(db, request),
    sponsors: (request) => sponsorsNear(db, request),
    certificates: (request, outside) => listCertificates(db, request, outside),
    async work(asked) {
      const onetCode = onetCodeOf(asked);
      if (onetCode === undefined || !(await isKnown(onetCode))) return undefined;
      return { ...(await findWork(db, onetCode)), Sources: await findSources(db, ["onet"]) };
    },
    async explore(request) {
      const { used, ...page } = await exploreOccupations(db, await freshIndex(), request);
      return { ...page, Sources: await findSources(db, used) };
    },
    place: async (zip) => (await findPlace(db, zip))?.place,
    sources: (used) => findSources(db, used),
  };
}
