import { expect, it } from "vitest";
import { planActions } from "./plan-actions.ts";

it("CP-2.14 Save appears only when an organization is present and no job profile is viewed", () => {
  expect(planActions({ hasOrganization: true, jobProfileId: undefined }).save).toBe(true);
  expect(planActions({ hasOrganization: false, jobProfileId: undefined }).save).toBe(false);
});

it("CP-2.15 Share appears only when there is no organization and no job profile is viewed", () => {
  expect(planActions({ hasOrganization: false, jobProfileId: undefined }).share).toBe(true);
  expect(planActions({ hasOrganization: true, jobProfileId: undefined }).share).toBe(false);
});

it.each([true, false])(
  "when viewing a saved profile, Save and Share are hidden (organization: %s)",
  (hasOrganization) => {
    expect(planActions({ hasOrganization, jobProfileId: "jp" })).toEqual({
      save: false,
      share: false,
    });
  },
);
