import { type Role, roles } from "@guildway/api-contract";

/** What the address says about the list, so that a view can be shared and come back to. */
export interface UsersAddress {
  search: string;
  role: Role | undefined;
  /** `active` leaves out who is inactive. */
  membership: "all" | "active" | "inactive";
  /** An organization's id; undefined is one's own, `all` every organization. */
  organization: string | undefined;
  order: string;
  page: number;
}

/** Fields that the list can be ordered by. */
export const sortable = ["name", "email", "createdAt"] as const;

/** Reads the address; whatever does not fit reads as not given. */
export function readUsersAddress(query: URLSearchParams): UsersAddress {
  const role = query.get("role");
  const membership = query.get("membership");
  const order = query.get("order") ?? "";
  const page = Number(query.get("page"));
  return {
    search: query.get("q") ?? "",
    role: roles.find((known) => known === role),
    membership: membership === "active" || membership === "inactive" ? membership : "all",
    organization: query.get("organization") ?? undefined,
    order: sortable.some((field) => order === field || order === `-${field}`) ? order : "name",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a changed view; a changed filter starts again at page 1, and defaults are left out. */
export function writeUsersAddress(
  address: UsersAddress,
  change: Partial<UsersAddress>,
): URLSearchParams {
  const next = { ...address, page: 1, ...change };
  const query = new URLSearchParams();
  if (next.search) query.set("q", next.search);
  if (next.role) query.set("role", next.role);
  if (next.membership !== "all") query.set("membership", next.membership);
  if (next.organization) query.set("organization", next.organization);
  if (next.order !== "name") query.set("order", next.order);
  if (next.page > 1) query.set("page", String(next.page));
  return query;
}
