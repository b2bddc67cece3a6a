import type { organization, RecordOf, users, wageSchedules } from "@guildway/api-contract";
import { type CallOptions, send } from "./call.ts";
import type { EntryOf } from "./entries.ts";
import { listAt, type ListInput, type Page, pathOf } from "./lists.ts";
import { ApiProblem } from "./problem.ts";

type Organization = EntryOf<typeof organization>;
type User = RecordOf<typeof users>;
type WageSchedule = RecordOf<typeof wageSchedules>;

// Named here and not imported, because this package is shared whole and the contract's schemas would come with it.
const organizations = { way: "entries", type: "organization" } as const;
const people = { way: "tables", type: "users" } as const;
const schedules = { way: "documents", type: "wageSchedules" } as const;

/** Reads an organization by its id or its slug; without both, 'An id or slug are required to get an Organization'. */
export async function getOrganization(
  { id, slug }: { id?: string | undefined; slug?: string | undefined },
  options: CallOptions = {},
): Promise<Organization> {
  const path = pathOf(organizations);
  if (id) return (await send("GET", `${path}/${encodeURIComponent(id)}`, options)) as Organization;
  if (!slug)
    throw new ApiProblem("input.invalid", 400, "An id or slug are required to get an Organization");
  const filters = { "slug[eq]": slug };
  const { items } = await listAt(path, organizations, { ...options, filters, limit: 1 });
  if (!items[0]) throw new ApiProblem("record.not-found", 404, "Organization not found");
  return items[0] as Organization;
}

/** Reads a user by id; without one 'userId is required', and 'User not found' where the caller finds none. */
export async function getUser(
  userId: string | undefined,
  options: CallOptions & Pick<ListInput, "select"> = {},
): Promise<User> {
  if (!userId) throw new ApiProblem("input.invalid", 400, "userId is required");
  return firstUser({ ...options, id: userId });
}

/** Reads a user by the uid of their sign-in; without one 'UID is required!', and 'User not found' where the caller finds none. */
export async function getUserByUid(
  uid: string | undefined,
  options: CallOptions & Pick<ListInput, "select"> = {},
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
  const input = { ...options, filters, ...(ids?.length && { ids }) };
  return (await listAt(pathOf(schedules), schedules, input)) as Page<WageSchedule>;
}

async function firstUser(input: ListInput): Promise<User> {
  const { items } = await listAt(pathOf(people), people, input);
  if (!items[0]) throw new ApiProblem("record.not-found", 404, "User not found");
  return items[0] as User;
}
