import { webAddress } from "../addresses/web-address.ts";
import type { Course } from "./course-queries.ts";

/** How one joins a course, if at all. */
export type Join =
  | { way: "invitation" }
  | { way: "locked"; because: "closed" | "payment" }
  | { way: "register"; url: string }
  | { way: "cohorts" }
  | { way: "sign-up" };

type Facts = Pick<
  Course,
  "inviteOnly" | "openEnrollment" | "locked" | "hasPayment" | "registerUrl"
>;

/** How one joins a course of which so many cohorts take people; the server asks the same of whoever signs up. */
export function joinOf(course: Facts, openCohorts: number): Join {
  if (course.inviteOnly) return { way: "invitation" };
  if (course.locked || !course.openEnrollment) return { way: "locked", because: "closed" };
  if (course.hasPayment) return { way: "locked", because: "payment" };
  const url = webAddress(course.registerUrl);
  if (url) return { way: "register", url };
  return openCohorts > 0 ? { way: "cohorts" } : { way: "sign-up" };
}
