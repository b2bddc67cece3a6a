import { expect, it } from "vitest";
import { whatOpens } from "./what-opens.ts";

it("only the super admin role opens the console", () => {
  expect(whatOpens("superAdmin")).toContain("adminApp");
  for (const role of ["owner", "admin", "teacher", "student"] as const)
    expect(whatOpens(role)).toEqual(["careerPathways"]);
});
