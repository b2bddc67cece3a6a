import { inMainApp, isMainAppHere, linkTo } from "@guildway/federation";
import type { Course } from "./course-queries.ts";
import type { Enrollment } from "./enrollment.ts";

/** Where a course is shown to everybody, under the name of an organization. */
export function courseAddress(orgSlug: string, { id, courseSlug }: Course): string {
  return linkTo(
    "public-pages.course",
    courseSlug
      ? { orgSlug, courseKey: "courseSlug", courseValue: courseSlug }
      : { orgSlug, courseKey: "classId", courseValue: id },
  );
}

/** Where one signs up for a course, with what was chosen of it; who has an account signs in there, and comes to the course with the same choice. */
export function signUpAddress(orgSlug: string, enrollment: Enrollment): string {
  const { classId, externalRegisterClassId, cohortId, eUnitIds } = enrollment;
  const query = new URLSearchParams({ action: "signup", pcp: "true", classId });
  if (externalRegisterClassId) query.set("extRegClassId", externalRegisterClassId);
  if (cohortId) query.set("cohortId", cohortId);
  if (eUnitIds.length > 0) query.set("eUnitIds", eUnitIds.join(","));
  if (isMainAppHere()) query.set("continueUrl", learnAddress(classId, enrollment));
  return inMainApp(`login/${encodeURIComponent(orgSlug)}?${query}`);
}

/** Where who takes a course goes on: the main app's page of it. */
export function classAddress(classId: string): string {
  const carried = { autoForward: true, track: true };
  return isMainAppHere()
    ? linkTo("public-pages.learn", { classId }, carried)
    : inMainApp(`classes/${encodeURIComponent(classId)}?autoForward=true&track=true`);
}

/** A course for who is signed in, with what they chose of it. */
export function learnAddress(
  classId: string,
  { cohortId, eUnitIds = [] }: Partial<Enrollment> = {},
): string {
  const codes = eUnitIds.length > 0 ? eUnitIds.join(",") : undefined;
  return linkTo("public-pages.learn", { classId }, { cohortId, eUnitIds: codes });
}
