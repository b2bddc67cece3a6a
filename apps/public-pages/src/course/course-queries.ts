import { recordsOf, type RowOf } from "@guildway/api-client";
import { cohort, courses, courseTopics, experts, location } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import type { ClassCode } from "./class-code.ts";

/** A course as everybody reads it; of a private one that it is private, and whose it is. */
export type Course = RowOf<typeof courses>;

/** A group that takes a course, with its class codes. */
export type Cohort = RowOf<typeof cohort> & { eUnits?: readonly ClassCode[] };

/** A topic of a course. */
export type Topic = RowOf<typeof courseTopics>;

/** Somebody who teaches a course. */
export type Expert = RowOf<typeof experts>;

/** What is read of a course for its page. */
export const courseColumns = [
  "id",
  "orgId",
  "orgIds",
  "updatedAt",
  "title",
  "courseSlug",
  "overview",
  "description",
  "enableNewEditor",
  "topics",
  "schedule",
  "classImage",
  "classColor",
  "isPublic",
  "inviteOnly",
  "openEnrollment",
  "locked",
  "isLive",
  "publicStreamLink",
  "registerUrl",
  "hasPayment",
  "price",
  "enableCourseContent",
  "searchEnginesEnabled",
  "teacherIds",
  "topicIds",
  "prerequisiteId",
  "testClass",
] as const;

const seldomChanges = { staleTime: 60_000 } as const;

/** A course by its id, null where there is none. */
export const courseByIdQuery = (id: string) =>
  queryOptions({
    queryKey: ["public-pages", "course", "classId", id],
    async queryFn({ signal }) {
      const filters = { "id[eq]": id };
      const { items } = await recordsOf(courses).list({
        signal,
        filters,
        limit: 1,
        select: courseColumns,
      });
      return items[0] ?? null;
    },
    ...seldomChanges,
  });

/** A course of an organization by its slug, null where it has none of that slug. */
export const courseBySlugQuery = (orgId: string, slug: string) =>
  queryOptions({
    queryKey: ["public-pages", "course", "courseSlug", orgId, slug],
    async queryFn({ signal }) {
      const filters = { "courseSlug[eq]": slug };
      const asked = { signal, orgId, filters, limit: 1, select: courseColumns } as const;
      const { items } = await recordsOf(courses).list(asked);
      return items[0] ?? null;
    },
    ...seldomChanges,
  });

/** The topics of a course. */
export const topicsQuery = (classId: string) =>
  queryOptions({
    queryKey: ["public-pages", "topics", classId],
    async queryFn({ signal }) {
      const { items } = await recordsOf(courseTopics).list({
        signal,
        filters: { "classId[eq]": classId },
        limit: 200,
        select: ["id", "title", "description", "topicHeader", "featured", "locked"],
      });
      return items;
    },
    ...seldomChanges,
  });

/** The cohorts of a course that take people, with their class codes, those that begin first in front. */
export const cohortsQuery = (classId: string) =>
  queryOptions({
    queryKey: ["public-pages", "cohorts", classId],
    async queryFn({ signal }) {
      const filters = { "classId[eq]": classId, "openCohortEnrollment[is]": true };
      const { items } = await recordsOf(cohort).list({ signal, filters, limit: 100 });
      const begins = ({ startDate }: Cohort) => startDate ?? "9999";
      return (items as Cohort[]).toSorted((one, other) => (begins(one) < begins(other) ? -1 : 1));
    },
    ...seldomChanges,
  });

/** Who teaches, in the order of the ids; those with whom staff only try things out are left out. */
export const expertsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["public-pages", "experts", ids],
    async queryFn({ signal }) {
      const few = ids.slice(0, 50);
      const { items } = await recordsOf(experts).list({
        signal,
        filters: { "id[in]": few.join(","), "testUser[!is]": true },
        limit: few.length,
        select: ["id", "name", "title", "profilePicture", "aboutMe", "calendarLink"],
      });
      return items.toSorted((one, other) => few.indexOf(one.id) - few.indexOf(other.id));
    },
    enabled: ids.length > 0,
    ...seldomChanges,
  });

/** Where an organization teaches unless it says otherwise, null where it has said nothing. */
export const placeQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["public-pages", "place", orgId],
    async queryFn({ signal }) {
      const { items } = await recordsOf(location).list({
        signal,
        orgId,
        filters: { "defaultLocation[is]": true },
        limit: 1,
        select: [
          "id",
          "name",
          "addressLine1",
          "addressLine2",
          "addressCity",
          "addressState",
          "addressPostalCode",
        ],
      });
      return items[0] ?? null;
    },
    ...seldomChanges,
  });

/** A place as everybody reads it. */
export type Place = RowOf<typeof location>;
