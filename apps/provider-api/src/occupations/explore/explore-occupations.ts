import {
  type ExploredOccupation,
  type Interest,
  interests,
  type ZipPlace,
} from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { DataSource, OccupationTables } from "../../platform/database/occupation-tables.ts";
import { findPlace, type FoundPlace } from "../near/find-place.ts";
import { summaryOf } from "../search/search-occupations.ts";
import type { OccupationIndex, SearchedOccupation } from "../search/occupation-index.ts";
import type { SurveyedGroup } from "../surveyed-groups.ts";
import { fitOf } from "./fit.ts";
import { type Pay, payNear } from "./pay-near.ts";

/** What one explores by; `profile` are six numbers in the order of `interests`. */
export interface ExploreRequest {
  readonly by: "interests" | "pay" | "openings";
  readonly profile?: readonly number[] | undefined;
  readonly zip?: string | undefined;
  /** The job zone that nothing may be above. */
  readonly zone?: number | undefined;
  readonly apprenticeable: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the occupations that are known by what one explores by, best first, and the sources of what it says. */
export interface ExploredPage {
  readonly OccupationList: ExploredOccupation[];
  readonly Total: number;
  readonly Place?: ZipPlace;
  readonly used: readonly DataSource[];
}

interface Candidate {
  readonly position: number;
  readonly occupation: SearchedOccupation;
  readonly fit: number | undefined;
}

/** Occupations without a word to search for; those that have no figure to be ordered by are left out. */
export async function exploreOccupations(
  db: Kysely<OccupationTables>,
  index: OccupationIndex,
  request: ExploreRequest,
): Promise<ExploredPage> {
  const { by, zip, limit, offset } = request;
  const near = zip === undefined ? undefined : await findPlace(db, zip);
  const candidates = candidatesOf(index, request);
  const allPay = by === "pay" ? await payNear(db, groupsOf(candidates), near) : undefined;
  const figures = {
    interests: ({ fit }: Candidate) => fit,
    pay: ({ occupation }: Candidate) => allPay?.(occupation.surveyed)?.Annual,
    openings: ({ occupation }: Candidate) => occupation.explored.annualOpenings ?? undefined,
  };
  const ordered = highestFirst(candidates, figures[by]);
  const page = ordered.slice(offset, offset + limit);
  const pay = allPay ?? (await payNear(db, groupsOf(page), near));
  const list = page.map((candidate) => shown(index, candidate, pay));
  return {
    OccupationList: list,
    Total: ordered.length,
    ...(near && { Place: near.place }),
    used: usedBy(list, near),
  };
}

/** All that may be listed, in the order that equal figures keep: that of titles by interests, else that of codes. */
function candidatesOf(
  index: OccupationIndex,
  { by, profile, zone, apprenticeable }: ExploreRequest,
): Candidate[] {
  const candidates = index.occupations.flatMap((occupation, position): Candidate[] => {
    const { explored, facts } = occupation;
    if (zone !== undefined && (explored.jobZone === null || explored.jobZone > zone)) return [];
    if (apprenticeable && !facts.Apprenticeable) return [];
    const ratings = explored.interests;
    return [{ position, occupation, fit: profile && ratings && fitOf(profile, ratings) }];
  });
  return by === "interests"
    ? candidates.sort((a, b) => (a.occupation.title < b.occupation.title ? -1 : 1))
    : candidates;
}

function highestFirst(
  candidates: readonly Candidate[],
  figureOf: (candidate: Candidate) => number | undefined,
): Candidate[] {
  return candidates
    .flatMap((candidate) => {
      const figure = figureOf(candidate);
      return figure === undefined ? [] : [{ candidate, figure }];
    })
    .sort((a, b) => b.figure - a.figure)
    .map(({ candidate }) => candidate);
}

const groupsOf = (candidates: readonly Candidate[]) =>
  candidates.flatMap(({ occupation }) => occupation.surveyed ?? []);

function shown(
  index: OccupationIndex,
  { position, occupation, fit }: Candidate,
  pay: (group: SurveyedGroup | undefined) => Pay | null,
): ExploredOccupation {
  const { jobZone, annualOpenings, interests: ratings } = occupation.explored;
  return {
    ...summaryOf(index, position),
    JobZone: jobZone,
    AnnualOpenings: annualOpenings,
    Pay: pay(occupation.surveyed),
    Fit: fit ?? null,
    Interests: ratings ? strongest(ratings) : [],
  };
}

function strongest(ratings: readonly number[]): Interest[] {
  return [...interests.entries()]
    .sort(([a], [b]) => ratings[b]! - ratings[a]!)
    .slice(0, 3)
    .map(([, interest]) => interest);
}

function usedBy(list: readonly ExploredOccupation[], near: FoundPlace | undefined): DataSource[] {
  const any = (holds: (occupation: ExploredOccupation) => boolean) => list.some(holds);
  return [
    ...(list.length > 0 ? ["onet" as const] : []),
    ...(any(({ Pay: paid, MedianWages }) => paid !== null || MedianWages !== undefined)
      ? ["wages" as const]
      : []),
    ...(any(({ AnnualOpenings }) => AnnualOpenings !== null) ? ["projections" as const] : []),
    ...(any(({ Apprenticeable }) => Apprenticeable === true) ? ["rapids" as const] : []),
    ...(near ? [near.source] : []),
  ];
}
