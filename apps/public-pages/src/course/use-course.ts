import { useQuery } from "@tanstack/react-query";
import { type Organization, organizationQuery } from "../organization/organization-query.ts";
import { type Course, courseByIdQuery, courseBySlugQuery } from "./course-queries.ts";
import { isOf } from "./is-of.ts";

/** What an address of a course names. */
export type Found =
  | { at: "loading" }
  | { at: "failed"; again(): void; trying: boolean }
  | { at: "missing" }
  | { at: "found"; course: Course; organization: Organization };

/** Looks up the course of an organization by its id or its slug, as the address says. */
export function useCourse(orgSlug: string, courseKey: string, courseValue: string): Found {
  const organization = useQuery(organizationQuery(orgSlug));
  const orgId = organization.data?.id;
  const byId = useQuery({
    ...courseByIdQuery(courseValue),
    enabled: courseKey === "classId",
  });
  const bySlug = useQuery({
    ...courseBySlugQuery(orgId ?? "", courseValue),
    enabled: courseKey === "courseSlug" && orgId !== undefined,
  });
  if (courseKey !== "classId" && courseKey !== "courseSlug") return { at: "missing" };
  if (organization.data === null) return { at: "missing" };
  const course = courseKey === "classId" ? byId : bySlug;
  const failed = [organization, course].filter((query) => query.isError);
  if (failed.length > 0)
    return {
      at: "failed",
      again: () => failed.forEach((query) => void query.refetch()),
      trying: failed.some((query) => query.isFetching),
    };
  if (organization.data === undefined || course.data === undefined) return { at: "loading" };
  if (!course.data || !isOf(course.data, organization.data)) return { at: "missing" };
  return { at: "found", course: course.data, organization: organization.data };
}
