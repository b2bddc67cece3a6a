import type { Role } from "@guildway/api-contract";

/** Admin, owner or superAdmin. */
export function isAdminLevel(role: Role): boolean {
  return role === "admin" || role === "owner" || role === "superAdmin";
}

/** Whether a page with this access rule lets the person in; undefined is nobody signed in. */
export function mayEnter(access: "public" | readonly Role[], role: Role | undefined): boolean {
  return access === "public" || (role !== undefined && access.includes(role));
}
