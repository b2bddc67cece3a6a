import { describe, expect, it } from "vitest";
import { createSpelling, distanceBetween } from "./spelling.ts";

describe("spelling", () => {
  const spelling = createSpelling([
    "electrician",
    "electric",
    "plumber",
    "plumb",
    "welder",
    "weld",
    "guard",
    "nurse",
  ]);

  it.for([
    ["electrition", "electrician"],
    ["plummer", "plumber"],
    ["weldor", "welder"],
    ["gaurd", "guard"],
  ] as const)("'%s' is near to '%s'", ([typed, meant]) => {
    expect(spelling.near(typed)[0]?.[0]).toBe(meant);
  });

  it("short words are not guessed at", () => {
    expect(spelling.near("wel")).toEqual([]);
  });

  it("a word of four to six letters may have one mistake, a longer one two", () => {
    expect(spelling.near("nurze").map(([word]) => word)).toEqual(["nurse"]);
    expect(spelling.near("nurzy")).toEqual([]);
    expect(spelling.near("elektrician")[0]?.[0]).toBe("electrician");
    expect(spelling.near("elektrisian")[0]?.[0]).toBe("electrician");
  });

  it.for([
    ["nurse", "nurse", 0],
    ["nurse", "nrse", 1],
    ["nurse", "nusre", 1],
    ["nurse", "purse", 1],
    ["nurse", "nurseries", 3],
    ["", "nurse", 3],
  ] as const)(
    "from '%s' to '%s' it is %i steps, of which at most three are counted",
    ([a, b, steps]) => {
      expect(Math.min(3, distanceBetween(a, b, 2))).toBe(steps);
    },
  );
});
