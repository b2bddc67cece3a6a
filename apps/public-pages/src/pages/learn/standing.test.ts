import { expect, it } from "vitest";
import { standingTo } from "./standing.ts";

it("who takes a course is enrolled, whatever became of an earlier registration", () => {
  const takes = { courseIds: ["one"] };
  expect(standingTo("one", takes, { status: "refused" })).toEqual({ is: "enrolled" });
  expect(standingTo("two", takes, null)).toEqual({ is: "none" });
  expect(standingTo("one", { ...takes, completedCourseIds: ["one"] }, null)).toEqual({
    is: "completed",
  });
});

it("who has asked waits, or was told why not, and may ask again", () => {
  expect(standingTo("one", {}, { status: "pending" })).toEqual({ is: "pending" });
  expect(standingTo("one", {}, { status: "refused", reason: "Full." })).toEqual({
    is: "refused",
    reason: "Full.",
  });
  expect(standingTo("one", {}, { status: "confirmed" })).toEqual({ is: "none" });
});
