import { expect, it } from "vitest";
import { shownDay, shownMoment, signingDay, storedDay } from "./dates.ts";

const lateInNewYork = "2026-03-06T02:00:00Z";

it("CP-1.5 a day is shown as month, day and year, each in full", () => {
  expect(shownDay("2026-03-05T12:00:00Z", "America/New_York")).toBe("03/05/2026");
});

it("a moment falls on the day that it is where the organization is", () => {
  expect(shownDay(lateInNewYork, "America/New_York")).toBe("03/05/2026");
  expect(shownDay(lateInNewYork, "Europe/Berlin")).toBe("03/06/2026");
  expect(storedDay(new Date(lateInNewYork), "America/New_York")).toBe("2026-03-05");
});

it("a time zone that does not exist counts as that of most organizations", () => {
  expect(shownDay(lateInNewYork, "Nowhere/Else")).toBe("03/05/2026");
  expect(storedDay(new Date(lateInNewYork), undefined)).toBe("2026-03-05");
});

it("what is no day is shown as it is written, and breaks no page", () => {
  expect([shownDay("2020-99-99", "UTC"), shownDay("in spring")]).toEqual([
    "2020-99-99",
    "in spring",
  ]);
});

it("no moment is shown as nothing", () => {
  expect([shownDay(null), shownDay(undefined)]).toEqual(["", ""]);
});

it("a moment is told with its time, where the organization is, in the reader's language", () => {
  expect(shownMoment(lateInNewYork, "en", "America/New_York")).toBe("Mar 5, 2026, 9:00 PM");
  expect(shownMoment(lateInNewYork, "es", "America/Los_Angeles")).toBe("5 mar 2026, 6:00 p.m.");
});

it("PU-9.2 an employer's signing is dated with the month in three letters", () => {
  expect(signingDay("2026-09-03")).toBe("Sep. 3, 2026");
  expect(signingDay("2026-12-31")).toBe("Dec. 31, 2026");
});
