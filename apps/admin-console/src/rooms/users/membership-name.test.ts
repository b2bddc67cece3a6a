import { expect, it } from "vitest";
import { membershipName } from "./membership-name.ts";

it.each([
  [["starter", "inactive"], "inactive", "inactiva"],
  [["starter"], "starter", "inicial"],
  [["trial"], "trial", "de prueba"],
  [["guild"], "guild", "guild"],
  [[], "", ""],
])("the memberships %j are called %j in English and %j in Spanish", (membership, en, es) => {
  expect(membershipName({ membership }, "en")).toBe(en);
  expect(membershipName({ membership }, "es")).toBe(es);
});
