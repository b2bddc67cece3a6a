import { calendarFile } from "@guildway/ui/calendar-file";
import { expect, it } from "vitest";
import { cohortDays } from "./cohort-days.ts";

const course = { title: "Motor Controls", schedule: "Mondays, 6 pm" };
const evenings = { id: "cohort-a", title: "Spring evenings", startDate: "2027-01-11" };
const around = {
  address: "https://guildway.example/o/keystone/courses/courseSlug/motor-controls",
  place: "Main Campus, 1 Main Street",
  words: { first: (name: string) => `${name} begins`, last: (name: string) => `${name} ends` },
};

it("a cohort's first day and its last stand in a calendar, where and when it meets with them", () => {
  const days = cohortDays(course, { ...evenings, endDate: "2027-04-28" }, around);
  const file = calendarFile(days, new Date("2026-12-01T10:00:00Z")).replaceAll("\r\n ", "");
  for (const line of [
    "SUMMARY:Motor Controls begins",
    "DTSTART;VALUE=DATE:20270111",
    "SUMMARY:Motor Controls ends",
    "DTSTART;VALUE=DATE:20270428",
    String.raw`LOCATION:Main Campus\, 1 Main Street`,
    String.raw`DESCRIPTION:Spring evenings\nMondays\, 6 pm\nhttps://guildway.example/o/keystone/courses/courseSlug/motor-controls`,
  ])
    expect(file).toContain(`\r\n${line}\r\n`);
});

it("a last day before the first is none, and without a first day there is nothing to keep", () => {
  expect(cohortDays(course, { ...evenings, endDate: "2026-04-28" }, around)).toHaveLength(1);
  expect(cohortDays(course, { id: "cohort-b", endDate: "2027-04-28" }, around)).toEqual([]);
});
