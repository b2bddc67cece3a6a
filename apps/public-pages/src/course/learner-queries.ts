import { getUser, recordsOf } from "@guildway/api-client";
import { courses, externalRegistrations } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import { courseColumns } from "./course-queries.ts";

/** What a signed-in person takes and has completed. */
export const learnerQuery = (userId: string) =>
  queryOptions({
    queryKey: ["public-pages", "learner", userId],
    queryFn: ({ signal }) =>
      getUser(userId, {
        signal,
        select: ["id", "courseIds", "completedCourseIds", "completedCourseTopicIds", "cohortIds"],
      }),
    enabled: userId !== "",
  });

/** What a signed-in person asked of a course last, null where they have not asked. */
export const registrationQuery = (userId: string, classId: string) =>
  queryOptions({
    queryKey: ["public-pages", "registration", userId, classId],
    async queryFn({ signal }) {
      const filters = { "userId[eq]": userId, "classId[eq]": classId };
      const asked = { signal, filters, limit: 1, order: "-createdAt" } as const;
      const { items } = await recordsOf(externalRegistrations).list(asked);
      return items[0] ?? null;
    },
  });

/** A course as who is signed in reads it, null where they see none of that id. */
export const learnCourseQuery = (id: string) =>
  queryOptions({
    queryKey: ["public-pages", "learn", id],
    async queryFn({ signal }) {
      const select = [...courseColumns, "streamingLink"] as const;
      const filters = { "id[eq]": id };
      const { items } = await recordsOf(courses).list({ signal, filters, limit: 1, select });
      return items[0]?.title ? items[0] : null;
    },
  });
