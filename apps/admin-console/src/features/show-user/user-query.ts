import { listEntries, listRecords, readRecord } from "@guildway/api-client";
import {
  apprenticeships,
  cohort,
  courses,
  employerProfiles,
  location,
  organization,
  type RecordOf,
  users,
} from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

/** What the ids of a user's record stand for: a name by each id. */
export type Names = ReadonlyMap<string, string>;

/** One user with their organization and the names of what their record refers to. */
export function userQuery(userId: string) {
  return queryOptions({
    queryKey: ["admin-console", "user", userId],
    retry: false,
    queryFn: async ({ signal }) => {
      const user = await readRecord(users, userId, { signal });
      const [names, organizations] = await Promise.all([
        namesIn(user, signal),
        user.orgId ? listEntries(organization, { ids: [user.orgId], signal }) : undefined,
      ]);
      const { name, type } = organizations?.items[0] ?? {};
      return { user, names, organization: { name, type } };
    },
  });
}

async function namesIn(user: RecordOf<typeof users>, signal: AbortSignal): Promise<Names> {
  const courseIds = [...(user.courseIds ?? []), ...(user.completedCourseIds ?? [])];
  const found = await Promise.all([
    entryNames(location, user.locationId ? [user.locationId] : [], "name", signal),
    entryNames(cohort, user.cohortIds ?? [], "title", signal),
    recordNames(courses, courseIds, "title", signal),
    recordNames(apprenticeships, user.apprenticeshipIds ?? [], "occupationName", signal),
    recordNames(
      employerProfiles,
      user.employerProfileId ? [user.employerProfileId] : [],
      "name",
      signal,
    ),
  ]);
  return new Map(found.flat());
}

type NamedEntries = typeof location | typeof cohort;
type NamedRecords = typeof courses | typeof apprenticeships | typeof employerProfiles;

async function entryNames(
  definition: NamedEntries,
  ids: readonly string[],
  field: "name" | "title",
  signal: AbortSignal,
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const input = { ids: [...new Set(ids)], limit: ids.length, select: [field], signal };
  const { items } = await listEntries<NamedEntries>(definition, input);
  return items.map((item) => [item.sys.id, nameOf(item, field)]);
}

async function recordNames(
  definition: NamedRecords,
  ids: readonly string[],
  field: "name" | "title" | "occupationName",
  signal: AbortSignal,
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const input = { ids: [...new Set(ids)], limit: ids.length, select: ["id", field], signal };
  const { items } = await listRecords<NamedRecords>(definition, input);
  return items.map((item) => [item.id, nameOf(item, field)]);
}

function nameOf(item: object, field: string): string {
  return String((item as Record<string, unknown>)[field] ?? "");
}
