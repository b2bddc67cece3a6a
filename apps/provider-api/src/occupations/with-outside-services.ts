import type { OccupationDetail, OccupationSummary } from "@guildway/api-contract";
import type { Log } from "@guildway/program";
import type { Occupations } from "./create-occupations.ts";
import type { OccupationRequest } from "./detail/find-occupation.ts";
import { onetCodeOf } from "./onet-code-of.ts";
import type { CareerOneStop } from "./outside/career-one-stop.ts";
import type { OnetWebServices } from "./outside/onet-web-services.ts";

/** An answer, with a sentence where the configured service failed and it is this installation's own. */
export interface Marked<T> {
  answer: T;
  fallback?: string;
}

/** What is asked for an occupation, named by its O*NET code or its title, near a place. */
export interface KeywordRequest {
  readonly keyword: string;
  readonly zip: string | undefined;
}

/** Occupation data whoever answers it: the configured service first, the database where that fails. */
export interface OccupationData extends Pick<
  Occupations,
  "work" | "explore" | "place" | "sources"
> {
  search(request: { keyword: string; limit: number }): Promise<Marked<OccupationSummary[]>>;
  detail(request: OccupationRequest): Promise<Marked<OccupationDetail | undefined>>;
  /** A code is taken as it is; words are those of a title, and name the occupation that fits them best. */
  codeOf(keyword: string): Promise<string | undefined>;
  training(request: KeywordRequest): Promise<Marked<Answer<"training">>>;
  sponsors(request: KeywordRequest): Promise<Answer<"sponsors">>;
  certificates(request: KeywordRequest): Promise<Marked<Answer<"certificates">>>;
}

type Answer<Call extends keyof Occupations> = Awaited<ReturnType<Occupations[Call]>>;

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
  const { careerOneStop } = outside;
  const search: OccupationData["search"] = ({ keyword, limit }) =>
    orOwn(
      lookUp &&
        (async () => {
          const found = await lookUp.search(keyword, limit);
          const facts = await database.facts(found.map(({ OnetCode }) => OnetCode));
          return found.map((summary, place) => ({ ...summary, ...facts[place] }));
        }),
      () => database.search({ keyword, limit }),
    );
  const codeOf = async (keyword: string) =>
    /^[\d.-]+$/.test(keyword)
      ? onetCodeOf(keyword)
      : (await search({ keyword, limit: 1 })).answer[0]?.OnetCode;
  const withCode = async ({ keyword, zip }: KeywordRequest) => ({
    onetCode: await codeOf(keyword),
    zip,
  });
  return {
    search,
    codeOf,
    async detail(request) {
      const own = await database.detail(request);
      return orOwn(
        lookUp &&
          (async () => {
            const found = await lookUp.detail(request.onetCode, request.zip ?? "");
            if (!found || !own) return own;
            const Sources = [...own.Sources, lookUp.source];
            return { ...own, ...found, ...(!request.wages && { Wages: undefined }), Sources };
          }),
        async () => own,
      );
    },
    training: (request) =>
      orOwn(
        careerOneStop &&
          (async () => {
            const { keyword, zip } = request;
            const programs = await careerOneStop.training(keyword, zip ?? "");
            const place = zip === undefined ? undefined : await database.place(zip);
            return {
              SchoolPrograms: programs,
              Total: programs.length,
              Radius: programs.length > 0 ? careerOneStop.trainingRadiusMiles : null,
              ...(place && { Place: place }),
              Available: true,
              Sources: [careerOneStop.source],
            };
          }),
        async () => database.training(await withCode(request)),
      ),
    sponsors: async (request) => database.sponsors(await withCode(request)),
    certificates: (request) =>
      orOwn(
        careerOneStop &&
          (async () => {
            const certifications = await careerOneStop.certificates(request.keyword);
            const { source } = careerOneStop;
            return database.certificates(await withCode(request), { certifications, source });
          }),
        async () => database.certificates(await withCode(request)),
      ),
    work: (onetCode) => database.work(onetCode),
    explore: (request) => database.explore(request),
    place: (zip) => database.place(zip),
    sources: (used) => database.sources(used),
  };
}
