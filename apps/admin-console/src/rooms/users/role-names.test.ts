import { expect, it } from "vitest";
import { roleNameAnywhere, roleNameIn } from "./role-names.ts";

const organizations = [
  { id: "org-keystone", name: "Keystone Workforce Partners", type: "workforce" },
  { id: "org-valley", name: "Valley Technical College", type: "education" },
];

it("each row's role is named after its own organization", () => {
  expect(roleNameIn(organizations, { orgId: "org-keystone", role: ["teacher"] })).toBe("Expert");
  expect(roleNameIn(organizations, { orgId: "org-keystone", role: [] })).toBe("User");
  expect(roleNameIn(organizations, { orgId: "org-valley", role: ["teacher"] })).toBe("Teacher");
  expect(roleNameIn(organizations, { orgId: "org-valley" })).toBe("Student");
});

it("a filter over all organizations names a role by each of its names", () => {
  expect(roleNameAnywhere("teacher")).toBe("Teacher / Expert");
  expect(roleNameAnywhere("owner")).toBe("Owner");
});
