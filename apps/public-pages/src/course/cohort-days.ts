import type { CalendarDay } from "@guildway/ui/calendar-file";
import type { Cohort, Course } from "./course-queries.ts";

/** The first and the last day of a cohort, for somebody's own calendar; none where they are not known. */
export function cohortDays(
  course: Pick<Course, "title" | "schedule">,
  { id, title, startDate, endDate }: Cohort,
  {
    address,
    place,
    words,
  }: {
    address: string;
    place?: string | undefined;
    /** What the days are called, of the course's name. */
    words: { first(course: string): string; last(course: string): string };
  },
): CalendarDay[] {
  if (!startDate) return [];
  const notes = [title, course.schedule].filter(Boolean).join("\n");
  const name = course.title ?? "";
  const day = { address, place, notes };
  const first = {
    ...day,
    id: `${id}-first`,
    title: words.first(name),
    on: startDate,
    reminds: true,
  };
  return endDate && endDate > startDate
    ? [first, { ...day, id: `${id}-last`, title: words.last(name), on: endDate }]
    : [first];
}
