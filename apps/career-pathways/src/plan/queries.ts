import { call, failureCode, recordsOf } from "@guildway/api-client";
import {
  jobProfiles,
  listCertificates,
  listOccupationSponsors,
  listTraining,
  location,
  organization,
  readOccupation,
  readOccupationWork,
  readPlaceOfAddress,
  readSite,
} from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

const rarelyChanges = 10 * 60_000;

/** Only an answer that did not come is worth asking for again. */
const retry = (count: number, error: unknown) => count < 1 && failureCode(error) === "network";

const near = (code: string, zip: string | undefined) => ({
  keyword: code,
  ...(zip && { location: zip }),
});

/** A list that stands beside an occupation, which is drawn without it; while another ZIP code is looked up the list stays. */
const besideTheOccupation = (code: string) => ({
  retry,
  staleTime: rarelyChanges,
  meta: { drawnWithout: true },
  placeholderData: <T>(
    before: T | undefined,
    query: { queryKey: readonly unknown[] } | undefined,
  ) => (query?.queryKey[2] === code ? before : undefined),
});

/** One occupation in full, near a ZIP code; null where no occupation has this code. */
export const occupationQuery = (code: string, zip: string | undefined) =>
  queryOptions({
    queryKey: ["career-pathways", "occupation", code, zip ?? ""],
    queryFn: async ({ signal }) => {
      try {
        const query = near(code, zip);
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

/** The licences and certificates of an occupation; `Available` is false where this installation has no source of them. */
export const certificatesQuery = (code: string, zip: string | undefined) =>
  queryOptions({
    queryKey: ["career-pathways", "certificates", code, zip ?? ""],
    queryFn: ({ signal }) => call(listCertificates, { query: near(code, zip), signal }),
    ...besideTheOccupation(code),
  });

/** School programs near a ZIP code; `Available` is false where this installation has no source of them. */
export const trainingQuery = (code: string, zip: string | undefined) =>
  queryOptions({
    queryKey: ["career-pathways", "training", code, zip ?? ""],
    queryFn: ({ signal }) => call(listTraining, { query: near(code, zip), signal }),
    ...besideTheOccupation(code),
  });

/** Registered sponsors near a ZIP code; `Available` is false where this installation has no source of them. */
export const sponsorsQuery = (code: string, zip: string | undefined) =>
  queryOptions({
    queryKey: ["career-pathways", "sponsors", code, zip ?? ""],
    queryFn: ({ signal }) => call(listOccupationSponsors, { query: near(code, zip), signal }),
    ...besideTheOccupation(code),
  });

/** The lists near a ZIP code that an occupation's view shows. */
export const listsBeside = (code: string, zip: string | undefined) => [
  trainingQuery(code, zip),
  certificatesQuery(code, zip),
  sponsorsQuery(code, zip),
];

/** What one does in an occupation. */
export const workQuery = (code: string) =>
  queryOptions({
    queryKey: ["career-pathways", "work", code],
    queryFn: ({ signal }) => call(readOccupationWork, { query: { keyword: code }, signal }),
    retry,
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
