import { call, failureCode, recordsOf } from "@guildway/api-client";
import {
  jobProfiles,
  listCertificates,
  listTraining,
  location,
  organization,
  readOccupation,
  readPlaceOfAddress,
  readSite,
} from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

const rarelyChanges = 10 * 60_000;

/** Only an answer that did not come is worth asking for again. */
const retry = (count: number, error: unknown) => count < 1 && failureCode(error) === "network";

/** One occupation in full, near a ZIP code; null where no occupation has this code. */
export const occupationQuery = (code: string, zip: string | undefined) =>
  queryOptions({
    queryKey: ["career-pathways", "occupation", code, zip ?? ""],
    queryFn: async ({ signal }) => {
      const query = { keyword: code, ...(zip && { location: zip }) };
      try {
        const { OccupationDetail } = await call(readOccupation, { query, signal });
        return OccupationDetail[0] ?? null;
      } catch (error) {
        if (failureCode(error) === "occupation.not-found") return null;
        throw error;
      }
    },
    retry,
    staleTime: rarelyChanges,
    // The page keeps its layout while another ZIP code is looked up.
    placeholderData: (before) => (before?.OnetCode === code ? before : undefined),
  });

/** The certificates of an occupation; `Available` is false where this installation has no source of them. */
export const certificatesQuery = (code: string) =>
  queryOptions({
    queryKey: ["career-pathways", "certificates", code],
    queryFn: ({ signal }) => call(listCertificates, { query: { keyword: code }, signal }),
    staleTime: rarelyChanges,
  });

/** School programs near a ZIP code; `Available` is false where this installation has no source of them. */
export const trainingQuery = (code: string, zip: string | undefined) =>
  queryOptions({
    queryKey: ["career-pathways", "training", code, zip ?? ""],
    queryFn: ({ signal }) =>
      call(listTraining, { query: { keyword: code, ...(zip && { location: zip }) }, signal }),
    staleTime: rarelyChanges,
  });

/** The ZIP code that the visitor's network address suggests. */
export const visitorPlaceQuery = queryOptions({
  queryKey: ["career-pathways", "visitor-place"],
  queryFn: ({ signal }) => call(readPlaceOfAddress, { signal }),
  staleTime: Infinity,
  retry: false,
  meta: { drawnWithout: true },
});

/** Who runs this site, and whether it has a map service. */
export const siteQuery = queryOptions({
  queryKey: ["career-pathways", "site"],
  queryFn: ({ signal }) => call(readSite, { signal }),
  staleTime: Infinity,
  retry,
});

/** The public facts of an organisation. */
export const organizationQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["career-pathways", "organization", orgId],
    queryFn: ({ signal }) => recordsOf(organization).read(orgId, { signal }),
    retry,
    staleTime: rarelyChanges,
  });

/** The public facts of a location. */
export const locationQuery = (locationId: string) =>
  queryOptions({
    queryKey: ["career-pathways", "location", locationId],
    queryFn: ({ signal }) => recordsOf(location).read(locationId, { signal }),
    retry,
    staleTime: rarelyChanges,
  });

/** The location that stands for an organisation; null where it has none. */
export const defaultLocationQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["career-pathways", "default-location", orgId],
    queryFn: async ({ signal }) => {
      const filters = { "orgId[eq]": orgId, "defaultLocation[eq]": true } as const;
      const { items } = await recordsOf(location).list({ filters, limit: 1, signal });
      return items[0] ?? null;
    },
    retry,
    staleTime: rarelyChanges,
  });

/** A stored plan. */
export const jobProfileQuery = (jobProfileId: string) =>
  queryOptions({
    queryKey: ["career-pathways", "job-profile", jobProfileId],
    queryFn: ({ signal }) => recordsOf(jobProfiles).read(jobProfileId, { signal }),
    retry,
  });
