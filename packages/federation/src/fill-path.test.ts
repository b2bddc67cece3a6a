import { expect, test } from "vitest";

import { fillPath } from "./fill-path.ts";

test("a parameter stands in its segment, encoded", () => {
  expect(fillPath("/external/job-profiles/:jobProfileId", { jobProfileId: "a/b c" })).toBe(
    "/external/job-profiles/a%2Fb%20c",
  );
});

test("an optional parameter that is not given leaves no trace", () => {
  expect(fillPath("/link/:pageLinkId?", {})).toBe("/link");
});

test("the root stays the root", () => {
  expect(fillPath("/", {})).toBe("/");
});

test("the query carries what is given and leaves out what is undefined", () => {
  expect(fillPath("/users", {}, { page: 2, name: undefined, open: "a b" })).toBe(
    "/users?page=2&open=a+b",
  );
});
