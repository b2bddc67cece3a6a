import { expect, it } from "vitest";
import { maskPrivate } from "./mask-private.ts";

it("a social security number shows its last four digits only", () => {
  expect(maskPrivate("userProfiles", "ssn", "912-34-5678", false)).toBe("***-**-5678");
});

it("a social security number shows whole to a reader who may see all of it", () => {
  expect(maskPrivate("userProfiles", "ssn", "912-34-5678", true)).toBe("912-34-5678");
});

it("a missing number stays missing, and other fields are as they are", () => {
  expect(maskPrivate("userProfiles", "ssn", null, false)).toBeNull();
  expect(maskPrivate("userProfiles", "dob", "2001-02-03", false)).toBe("2001-02-03");
});
