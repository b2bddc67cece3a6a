import { expect, it } from "vitest";
import { readableMembership } from "./membership.ts";

it.each([
  [["starter", "premium", "pro", "inactive"], "inactive"],
  [["starter", "premium", "pro"], "pro"],
  [["starter", "premium"], "premium"],
  [["trial", "starter"], "starter"],
  [["trial", "guest"], "trial"],
  [[], undefined],
  [null, undefined],
])("CO-3.1 of the memberships %j the one that counts is %s", (memberships, counts) => {
  expect(readableMembership(memberships)).toBe(counts);
});
