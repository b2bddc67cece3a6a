import { expect, it } from "vitest";
import { planOwner, planRecord, storedRecord } from "./plan-record.ts";

const occupation = {
  OnetTitle: "Electricians",
  OnetCode: "47-2111.00",
  OccupationDescription: "Run wiring.",
  Location: {
    Zip: "18101",
    City: "Allentown",
    State: "PA",
    County: "Lehigh",
    Lat: 40.6,
    Lon: -75.5,
  },
};
const selected = {
  skills: [{ ElementId: "s", ElementName: "Skill", Importance: 70, LowPrecision: true as const }],
  knowledge: [],
  certificates: [],
  programs: [],
};

it("a plan is stored with its zip code and the place in words", () => {
  expect(planRecord(occupation, selected)).toMatchObject({
    OnetCode: "47-2111.00",
    location: "18101",
    occupationLocation: "Allentown, PA",
  });
});

it("a plan for an unknown place is stored without one", () => {
  expect(planRecord({ ...occupation, Location: undefined }, selected)).toMatchObject({
    location: null,
    occupationLocation: null,
  });
});

it("the precision of a survey is no part of a stored skill", () => {
  expect(planRecord(occupation, selected).selectedSkills?.[0]).not.toHaveProperty("LowPrecision");
});

it("CP-3.3 locationId and isExternal are set when a location id is present", () => {
  expect(planOwner("org", "loc")).toEqual({ orgId: "org", locationId: "loc", isExternal: true });
  expect(planOwner("org", undefined)).toEqual({ orgId: "org" });
});

it("CP-4.16 sending a saved plan updates it with its own data and organization, and never with its dates", () => {
  const profile = {
    id: "jp",
    createdAt: "2026-01-01T00:00:00.000Z",
    orgId: "org",
    ...planRecord(occupation, selected),
  };
  const record = storedRecord(profile);
  expect(record).toMatchObject({ orgId: "org", OnetTitle: "Electricians" });
  expect(record).not.toHaveProperty("id");
  expect(record).not.toHaveProperty("createdAt");
});
