import type { externalRegistrations, users } from "@guildway/api-contract";
import type { RowOf } from "@guildway/api-client";

/** How somebody stands to a course. */
export type Standing =
  | { is: "completed" }
  | { is: "enrolled" }
  | { is: "pending" }
  | { is: "refused"; reason: string | undefined }
  | { is: "none" };

type Learner = Pick<RowOf<typeof users>, "courseIds" | "completedCourseIds">;
type Registration = Pick<RowOf<typeof externalRegistrations>, "status" | "reason">;

/** How a person stands to a course, by what they take and what they asked for last. */
export function standingTo(
  classId: string,
  learner: Learner,
  registration: Registration | null,
): Standing {
  if (learner.completedCourseIds?.includes(classId)) return { is: "completed" };
  if (learner.courseIds?.includes(classId)) return { is: "enrolled" };
  if (registration?.status === "pending") return { is: "pending" };
  if (registration?.status === "refused")
    return { is: "refused", reason: registration.reason ?? undefined };
  return { is: "none" };
}
