import { expect, test } from "vitest";

import { pageTitle } from "./page-title.ts";

test("CO-2.22 the title is 'Courses' on the root path", () => {
  expect(pageTitle("/")).toBe("Courses");
});

test("CO-2.22 the title is the first path segment with dashes turned into spaces", () => {
  expect(pageTitle("/employer-profiles/ep-forge")).toBe("employer profiles");
});
