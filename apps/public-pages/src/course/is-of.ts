import type { Course } from "./course-queries.ts";

/** Whether a course stands among those of an organization: its own, or another's that shares it. */
export function isOf({ orgId, orgIds }: Course, organization: { id: string }): boolean {
  return orgId === organization.id || hasBadgeOf({ orgIds }, organization);
}

/** Whether a course carries an organization's badge. */
export function hasBadgeOf(
  { orgIds }: Pick<Course, "orgIds">,
  organization: { id: string },
): boolean {
  return orgIds?.includes(organization.id) ?? false;
}
