import type { OccupationDetail, OccupationSource } from "@guildway/api-contract";
import { useQueries } from "@tanstack/react-query";
import { certificatesQuery, occupationQuery, trainingQuery } from "../../plan/queries.ts";
import type { PlanProgram } from "../../plan/plan.ts";
import { sourcesOf } from "../../plan/source-credits.tsx";

/** One occupation of a comparison, as far as it is known. */
export interface Compared {
  code: string;
  /** Null where no occupation has the code, undefined while it loads or where that failed. */
  occupation: OccupationDetail | null | undefined;
  failed: boolean;
  retry(): void;
  /** Undefined until they are known; absent for good where this installation has no source of them. */
  programs: { total: number; radius: number | null; nearest: readonly PlanProgram[] } | undefined;
  /** What says so. */
  sources: readonly OccupationSource[];
  /** How many licences of the visitor's state, undefined where they are not known. */
  licences: number | undefined;
}

/** The facts of the occupations that are compared, near a ZIP code. */
export function useCompared(
  codes: readonly string[],
  zip: string | undefined,
  enabled: boolean,
): Compared[] {
  const occupations = useQueries({
    queries: codes.map((code) => ({ ...occupationQuery(code, zip), enabled })),
  });
  const training = useQueries({
    queries: codes.map((code) => ({ ...trainingQuery(code, zip), enabled })),
  });
  const certificates = useQueries({
    queries: codes.map((code) => ({ ...certificatesQuery(code, zip), enabled })),
  });
  return codes.map((code, place) => {
    const occupation = occupations[place];
    const schools = training[place]?.data;
    const listed = certificates[place]?.data;
    return {
      code,
      occupation: occupation?.data,
      failed: occupation?.isError ?? false,
      retry: () => void occupation?.refetch(),
      programs: schools?.Available
        ? { total: schools.Total, radius: schools.Radius, nearest: schools.SchoolPrograms }
        : undefined,
      sources: sourcesOf(...[occupation?.data, schools, listed].flatMap((each) => each ?? [])),
      licences: listed?.StateKnown
        ? listed.CertList.filter(({ Kind, State }) => Kind === "licence" && State === listed.State)
            .length
        : undefined,
    };
  });
}
