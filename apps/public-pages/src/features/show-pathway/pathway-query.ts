import { call, failureCode, recordsOf, type RowOf } from "@guildway/api-client";
import { courses, jobProfiles, pathways, readOccupation } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import { inParts } from "../../records/in-parts.ts";
import { readOrNull } from "../../records/read-or-null.ts";

const rarelyChanges = 60_000;

/** A pathway as everybody reads it; of a private one hardly more than that it is, and null where there is none. */
export const pathwayQuery = (id: string) =>
  queryOptions({
    queryKey: ["public-pages", "pathway", id],
    queryFn: ({ signal }) => readOrNull(recordsOf(pathways).read(id, { signal })),
    staleTime: rarelyChanges,
  });

/** A pathway that is there. */
export type Pathway = RowOf<typeof pathways>;

const shown = ["id", "title", "overview", "isPublic", "inviteOnly", "orgId"] as const;

/** The courses of a pathway in its order, those that everybody may take. */
export const pathwayCoursesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["public-pages", "pathway-courses", ...ids],
    queryFn: async ({ signal }) => {
      const found = await inParts(ids, (some) =>
        recordsOf(courses).list({ ids: some, select: shown, limit: some.length, signal }),
      );
      return ids.flatMap((id) =>
        found.filter((course) => course.id === id && course.isPublic && !course.inviteOnly),
      );
    },
    staleTime: rarelyChanges,
  });

/** A course of a pathway. */
export type PathwayCourse = Pick<RowOf<typeof courses>, (typeof shown)[number]>;

/** The occupation that a pathway leads to, and the certificates that were chosen for it; null where its profile is gone. */
export const jobProfileQuery = (id: string) =>
  queryOptions({
    queryKey: ["public-pages", "job-profile", id],
    queryFn: ({ signal }) => {
      const select = ["id", "OnetCode", "OnetTitle", "selectedCerts"] as const;
      return readOrNull(recordsOf(jobProfiles).read(id, { signal, select }));
    },
    staleTime: rarelyChanges,
  });

/** What an occupation pays in the nation; null where no figure is published, or the source does not answer. */
export const nationalPayQuery = (code: string) =>
  queryOptions({
    queryKey: ["public-pages", "national-pay", code],
    queryFn: async ({ signal }) => {
      try {
        const query = { keyword: code, training: "false" } as const;
        const { OccupationDetail } = await call(readOccupation, { query, signal });
        return payOf(OccupationDetail[0]?.Wages);
      } catch (error) {
        if (failureCode(error) === "occupation.not-found") return null;
        throw error;
      }
    },
    staleTime: rarelyChanges,
    meta: { drawnWithout: true },
  });

/** US dollars a year; `isAtLeast` where that is the highest figure that is published. */
export interface NationalPay {
  year: number;
  median: number;
  low: number | null;
  high: number | null;
  isAtLeast: boolean;
}

type Wages = Extract<
  Awaited<ReturnType<typeof call<typeof readOccupation>>>["OccupationDetail"][number]["Wages"],
  object
>;

function payOf(wages: Wages | null | undefined): NationalPay | null {
  const annual = wages?.NationalWagesList.find(({ RateType }) => RateType === "Annual");
  if (!wages || annual?.Median === null || annual === undefined) return null;
  return {
    year: wages.WageYear,
    median: annual.Median,
    low: annual.Pct10,
    high: annual.TopCoded.includes("Pct90") ? null : annual.Pct90,
    isAtLeast: annual.TopCoded.includes("Median"),
  };
}
