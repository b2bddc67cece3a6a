import { expect, test } from "vitest";
import { sequentialRoundTrips } from "./round-trips.ts";

test("requests that overlap are one round trip", () => {
  const spans = [
    { begin: 0, end: 10 },
    { begin: 1, end: 12 },
    { begin: 9, end: 30 },
  ];
  expect(sequentialRoundTrips(spans)).toBe(1);
});

test("a request that waits for another is one more, in whatever order they are listed", () => {
  const spans = [
    { begin: 25, end: 40 },
    { begin: 0, end: 10 },
    { begin: 11, end: 20 },
    { begin: 11, end: 24 },
  ];
  expect(sequentialRoundTrips(spans)).toBe(3);
});

test("without requests there is no round trip", () => {
  expect(sequentialRoundTrips([])).toBe(0);
});
