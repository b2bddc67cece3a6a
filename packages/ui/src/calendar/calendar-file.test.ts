import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const written = new Date("2026-12-01T10:20:30.456Z");
const reminder = {
  title: "Training plan: Plumbers, Pipefitters; and\nSteamfitters",
  address: "https://guildway.example/external/job-profiles/abcdefghijklmnopqrstuv",
  on: "2026-12-31",
  id: "abc",
};
const file = (...days: Parameters<typeof calendarFile>[0]) =>
  calendarFile(days, written).replaceAll("\r\n ", "");

it("a day is of its date, also at the end of a year", () => {
  expect(file(reminder)).toContain("DTSTART;VALUE=DATE:20261231\r\n");
  expect(file(reminder)).toContain("DTEND;VALUE=DATE:20270101\r\n");
  expect(file(reminder)).toContain("DTSTAMP:20261201T102030Z\r\n");
});

it("what has a meaning in calendar files is written so that it has none, and adds no line", () => {
  const day = file({ ...reminder, place: "1 Main St;\r\nATTENDEE:mailto:x", notes: "a\rb" });
  expect(day).toContain(
    String.raw`SUMMARY:Training plan: Plumbers\, Pipefitters\; and\nSteamfitters`,
  );
  expect(day).toContain(String.raw`LOCATION:1 Main St\;\nATTENDEE:mailto:x`);
  expect(day.split("\r\n").every((line) => line === "" || /^[A-Z]/.test(line))).toBe(true);
  expect(day).not.toMatch(/^ATTENDEE/m);
});

it("only what reminds has an alarm, and days stand one after the other", () => {
  expect(file(reminder)).not.toContain("VALARM");
  const two = file(reminder, { ...reminder, id: "def", reminds: true });
  expect(two.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(two.match(/BEGIN:VALARM/g)).toHaveLength(1);
});

it("no line is longer than 75 octets, whatever letters it has", () => {
  const lines = calendarFile([{ ...reminder, title: "ñ".repeat(200) }], written).split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
