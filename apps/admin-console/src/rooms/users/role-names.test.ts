import { expect, it } from "vitest";
import { roleNameAnywhere, roleNameIn } from "./role-names.ts";

const organizations = [
  { id: "org-keystone", name: "Keystone Workforce Partners", type: "workforce" },
  { id: "org-valley", name: "Valley Technical College", type: "education" },
];

it("each row's role is named after its own organization", () => {
  expect(roleNameIn(organizations, { orgId: "org-keystone", role: ["teacher"] }, "en")).toBe(
    "Expert",
  );
  expect(roleNameIn(organizations, { orgId: "org-keystone", role: [] }, "en")).toBe("User");
  expect(roleNameIn(organizations, { orgId: "org-valley", role: ["teacher"] }, "en")).toBe(
    "Teacher",
  );
  expect(roleNameIn(organizations, { orgId: "org-valley" }, "en")).toBe("Student");
});

it("a filter over all organizations names a role by each of its names", () => {
  expect(roleNameAnywhere("teacher", "en")).toBe("Teacher / Expert");
  expect(roleNameAnywhere("teacher", "es")).toBe("Docente / Experto");
  expect(roleNameAnywhere("owner", "en")).toBe("Owner");
});
