import type { organization, users, wageSchedules } from "@guildway/api-contract";
import type { CallOptions } from "./call.ts";
import { ApiProblem } from "./problem.ts";
import { type FieldOf, type ListInput, type Page, recordsOf, type RowOf } from "./records-of.ts";

type Organization = RowOf<typeof organization>;
type User = RowOf<typeof users>;
type WageSchedule = RowOf<typeof wageSchedules>;

// Named here and not imported, because this package is shared whole and the contract's schemas would come with it.
const organizations = recordsOf({ way: "entries", type: "organization" } as typeof organization);
const people = recordsOf({ way: "tables", type: "users" } as typeof users);
const schedules = recordsOf({ way: "documents", type: "wageSchedules" } as typeof wageSchedules);

/** Reads an organization by its id or its slug; without both, 'An id or slug are required to get an Organization'. */
export async function getOrganization(
  { id, slug }: { id?: string | undefined; slug?: string | undefined },
  options: CallOptions = {},
): Promise<Organization> {
  if (id) return organizations.read(id, options);
  if (!slug)
    throw new ApiProblem("input.invalid", 400, "An id or slug are required to get an Organization");
  const filters = { "slug[eq]": slug };
  const { items } = await organizations.list({ ...options, filters, limit: 1 });
  if (!items[0]) throw new ApiProblem("record.not-found", 404, "Organization not found");
  return items[0];
}

/** Reads a user by id; without one 'userId is required', and 'User not found' where the caller finds none. */
export async function getUser(
  userId: string | undefined,
  options: CallOptions & { select?: readonly FieldOf<typeof users>[] } = {},
): Promise<User> {
  if (!userId) throw new ApiProblem("input.invalid", 400, "userId is required");
  return firstUser({ ...options, filters: { "id[eq]": userId }, limit: 1 });
}

/** Reads a user by the uid of their sign-in; without one 'UID is required!', and 'User not found' where the caller finds none. */
export async function getUserByUid(
  uid: string | undefined,
  options: CallOptions & { select?: readonly FieldOf<typeof users>[] } = {},
): Promise<User> {
  if (!uid) throw new ApiProblem("input.invalid", 400, "UID is required!");
  return firstUser({ ...options, filters: { "uid[eq]": uid }, limit: 1 });
}

/** Which wage schedules are asked for; at least one of these is needed. */
export interface WageScheduleFilters {
  locationId?: string | undefined;
  employerProfileId?: string | undefined;
  apprenticeshipId?: string | undefined;
  ids?: string[] | undefined;
}

/** Lists wage schedules; without any filter 'Missing params', and nothing is called. */
export async function listWageSchedules(
  { ids, locationId, employerProfileId, apprenticeshipId }: WageScheduleFilters,
  options: CallOptions & Pick<ListInput, "order" | "limit" | "page"> = {},
): Promise<Page<WageSchedule>> {
  const filters = {
    ...(locationId && { "locationId[eq]": locationId }),
    ...(employerProfileId && { "employerProfileId[eq]": employerProfileId }),
    ...(apprenticeshipId && { "apprenticeshipId[eq]": apprenticeshipId }),
  };
  if (!ids?.length && Object.keys(filters).length === 0)
    throw new ApiProblem("wage-list.no-filter", 422, "Missing params");
  return schedules.list({ ...options, filters, ...(ids?.length && { ids }) });
}

async function firstUser(input: ListInput<typeof users>): Promise<User> {
  const { items } = await people.list(input);
  if (!items[0]) throw new ApiProblem("record.not-found", 404, "User not found");
  return items[0];
}
