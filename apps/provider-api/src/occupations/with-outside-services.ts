import type {
  OccupationDetail,
  OccupationSource,
  OccupationSummary,
  PlanCertificate,
  PlanSchoolProgram,
  ZipPlace,
} from "@guildway/api-contract";
import type { Log } from "@guildway/program";
import type { Occupations } from "./create-occupations.ts";
import type { OccupationRequest } from "./detail/find-occupation.ts";
import type { CareerOneStop } from "./outside/career-one-stop.ts";
import type { OnetWebServices } from "./outside/onet-web-services.ts";

/** An answer, with a sentence where the configured service failed and it is this installation's own. */
export interface Marked<T> {
  answer: T;
  fallback?: string;
}

/** Occupation data whoever answers it: the configured service first, the database where that fails. */
export interface OccupationData {
  search(request: { keyword: string; limit: number }): Promise<Marked<OccupationSummary[]>>;
  detail(request: OccupationRequest): Promise<Marked<OccupationDetail | undefined>>;
  /** `available` is false where no source of programs is configured. */
  training(
    occupation: string,
    location: string,
  ): Promise<Marked<{ programs: PlanSchoolProgram[]; available: boolean }>>;
  certificates(
    keyword: string,
  ): Promise<Marked<{ certificates: PlanCertificate[]; available: boolean }>>;
  place(zip: string): Promise<ZipPlace | undefined>;
  sources(): Promise<OccupationSource[]>;
}

/** Puts the configured services in front of the database. */
export function withOutsideServices(
  database: Occupations,
  outside: { careerOneStop?: CareerOneStop; onet?: OnetWebServices },
  log: Log,
): OccupationData {
  const lookUp = outside.careerOneStop ?? outside.onet;
  const orOwn = async <T>(
    ask: (() => Promise<T | undefined>) | undefined,
    own: () => Promise<T>,
  ): Promise<Marked<T>> => {
    if (!ask) return { answer: await own() };
    try {
      const answer = await ask();
      return { answer: answer ?? (await own()) };
    } catch (error) {
      const fallback = error instanceof Error ? error.message : "The outside service failed.";
      log("error", "occupations.outside-failed", { reason: fallback });
      return { answer: await own(), fallback };
    }
  };
  return {
    search: ({ keyword, limit }) =>
      orOwn(
        lookUp &&
          (async () => {
            const found = await lookUp.search(keyword, limit);
            const facts = await database.facts(found.map(({ OnetCode }) => OnetCode));
            return found.map((summary, place) => ({ ...summary, ...facts[place] }));
          }),
        () => database.search({ keyword, limit }),
      ),
    async detail(request) {
      const own = await database.detail(request);
      return orOwn(
        lookUp &&
          (async () => {
            const found = await lookUp.detail(request.onetCode, request.zip ?? "");
            return found && own
              ? { ...own, ...found, ...(!request.wages && { Wages: undefined }) }
              : own;
          }),
        async () => own,
      );
    },
    training: (occupation, location) =>
      orOwn<{ programs: PlanSchoolProgram[]; available: boolean }>(
        outside.careerOneStop &&
          (async () => ({
            programs: await outside.careerOneStop!.training(occupation, location),
            available: true,
          })),
        async () => ({ programs: [], available: false }),
      ),
    certificates: (keyword) =>
      orOwn<{ certificates: PlanCertificate[]; available: boolean }>(
        outside.careerOneStop &&
          (async () => ({
            certificates: await outside.careerOneStop!.certificates(keyword),
            available: true,
          })),
        async () => ({ certificates: [], available: false }),
      ),
    place: (zip) => database.place(zip),
    sources: () => database.sources(),
  };
}
