import type {
  ApprenticeshipSponsor,
  OccupationSource,
  PlanSchoolProgram,
  ZipPlace,
} from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { DataSource, OccupationTables } from "../../platform/database/occupation-tables.ts";
import { areImported, findSources } from "../sources.ts";
import type { Point } from "./distance.ts";
import { findPlace } from "./find-place.ts";
import { findPrograms } from "./find-programs.ts";
import { findSponsors } from "./find-sponsors.ts";
import type { Found } from "./widen.ts";

/** What is asked for near a place; `onetCode` is undefined where no occupation fits what was typed. */
export interface NearRequest {
  readonly onetCode: string | undefined;
  readonly zip: string | undefined;
}

/** The nearest of `Total` within `Radius` miles, with the sources of what is said; `Available` is false where there is no source of such a list. */
export interface Near {
  readonly Total: number;
  readonly Radius: number | null;
  readonly Place?: ZipPlace;
  readonly Sources: OccupationSource[];
  readonly Available: boolean;
}

/** School programs near a place. */
export async function programsNear(
  db: Kysely<OccupationTables>,
  request: NearRequest,
): Promise<Near & { SchoolPrograms: PlanSchoolProgram[] }> {
  const { nearest, ...near } = await listNear(db, request, ["schools", "crosswalks"], findPrograms);
  return { SchoolPrograms: nearest, ...near };
}

/** Registered apprenticeship sponsors near a place. */
export async function sponsorsNear(
  db: Kysely<OccupationTables>,
  request: NearRequest,
): Promise<Near & { Sponsors: ApprenticeshipSponsor[] }> {
  const { nearest, ...near } = await listNear(db, request, ["sponsors"], findSponsors);
  return { Sponsors: nearest, ...near };
}

async function listNear<T>(
  db: Kysely<OccupationTables>,
  { onetCode, zip }: NearRequest,
  sources: readonly DataSource[],
  find: (db: Kysely<OccupationTables>, onetCode: string, from: Point) => Promise<Found<T>>,
): Promise<Near & { nearest: T[] }> {
  const [Available, near] = await Promise.all([
    areImported(db, sources),
    zip === undefined ? undefined : findPlace(db, zip),
  ]);
  const found =
    Available && onetCode !== undefined && near ? await find(db, onetCode, near.place) : undefined;
  const used = [...(found && found.total > 0 ? sources : []), ...(near ? [near.source] : [])];
  return {
    nearest: found?.nearest ?? [],
    Total: found?.total ?? 0,
    Radius: found?.radius ?? null,
    ...(near && { Place: near.place }),
    Available,
    Sources: await findSources(db, used),
  };
}
