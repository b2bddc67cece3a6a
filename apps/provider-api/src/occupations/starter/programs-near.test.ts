import { expect, it } from "vitest";
import { programsNear } from "./programs-near.ts";

const allentown = { lat: 40.6, lon: -75.47 };
const schoolAt = (unitId: number, lon: number) => ({
  unitId,
  name: `School ${unitId}`,
  city: "A",
  state: "PA",
  zip: "18101",
  lat: 40.6,
  lon,
  website: null,
});
const offers = (unitId: number, cipCode: string) => ({
  cipCode,
  unitId,
  awardLevel: 3,
  completions: 1,
  year: 2024,
});
// At this latitude a degree of longitude is 52 miles.
const schools = [1, 2, 3, 4, 5, 6].map((unitId) => schoolAt(unitId, -75.47 + (unitId - 1) * 0.9));

it("the starter set keeps all programs within 50 miles, and of what is farther the nearest three of an occupation that has none near", () => {
  const offered = [
    offers(1, "46.0302"),
    offers(2, "46.0302"),
    offers(3, "46.0302"),
    ...[3, 4, 5, 6].map((unitId) => offers(unitId, "47.0604")),
    offers(2, "47.0604"),
  ];
  const kept = (cips: string[][], rows = offered) =>
    programsNear([allentown], schools, rows, cips).map(({ unitId, cipCode }) => [unitId, cipCode]);
  expect(kept([["46.0302"], ["47.0604"]])).toEqual([
    [1, "46.0302"],
    [2, "46.0302"],
    [2, "47.0604"],
  ]);
  const far = [...[3, 4, 5, 6].map((unitId) => offers(unitId, "47.0604")), offers(3, "46.0302")];
  const farther = [...far, offers(1, "46.0302")];
  expect(kept([["46.0302"], ["47.0604"]], farther)).toEqual([
    [3, "47.0604"],
    [4, "47.0604"],
    [5, "47.0604"],
    [1, "46.0302"],
  ]);
});
