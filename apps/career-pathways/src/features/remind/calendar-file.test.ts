import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const reminder = {
  title: "Training plan: Plumbers, Pipefitters; and\nSteamfitters",
  address: "https://guildway.example/external/job-profiles/abcdefghijklmnopqrstuv",
  on: new Date(2026, 11, 31),
  written: new Date("2026-12-01T10:20:30.456Z"),
  id: "abc",
};
const unfolded = calendarFile(reminder).replaceAll("\r\n ", "");

it("a reminder is of its day, also at the end of a year", () => {
  expect(unfolded).toContain("DTSTART;VALUE=DATE:20261231\r\n");
  expect(unfolded).toContain("DTEND;VALUE=DATE:20270101\r\n");
  expect(unfolded).toContain("DTSTAMP:20261201T102030Z\r\n");
});

it("what has a meaning in calendar files is written so that it has none", () => {
  expect(unfolded).toContain(
    String.raw`SUMMARY:Training plan: Plumbers\, Pipefitters\; and\nSteamfitters`,
  );
});

it("no line is longer than 75 octets, whatever letters it has", () => {
  const lines = calendarFile({ ...reminder, title: "ñ".repeat(200) }).split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
