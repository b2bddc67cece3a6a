import { expect, it } from "vitest";
import { isAdminLevel, mayEnter } from "./roles.ts";

it("CO-6.3 admins, owners and superAdmins count as admins, teachers and students do not", () => {
  expect((["superAdmin", "owner", "admin"] as const).map(isAdminLevel)).toEqual([true, true, true]);
  expect((["teacher", "student"] as const).map(isAdminLevel)).toEqual([false, false]);
});

it("CO-6.4 a page lets in whom it names, and everybody where it is public", () => {
  expect(mayEnter(["superAdmin"], "superAdmin")).toBe(true);
  expect(mayEnter(["superAdmin"], "owner")).toBe(false);
  expect(mayEnter(["superAdmin"], undefined)).toBe(false);
  expect(mayEnter("public", undefined)).toBe(true);
});
