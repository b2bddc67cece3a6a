import { expect, it } from "vitest";
import { isTimeZone } from "./time-zone.ts";

it.each(["America/New_York", "Pacific/Honolulu", "America/Argentina/Buenos_Aires", "UTC"])(
  "%j is a time zone",
  (text) => expect(isTimeZone(text)).toBe(true),
);

it.each(["", "Mars/Olympus", "+05:00", "nonsense", "America/New York"])("%j is none", (text) =>
  expect(isTimeZone(text)).toBe(false),
);
