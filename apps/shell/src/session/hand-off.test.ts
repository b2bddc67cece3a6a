import { expect, test } from "vitest";

import { continueTo } from "./hand-off.ts";

const here = "https://app.example";

test("after signing in one goes on to the page one wanted, query and anchor included", () => {
  expect(continueTo("https://app.example/users?page=2#row-3", here)).toBe("/users?page=2#row-3");
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "javascript:alert(1)",
  "https://app.example.evil.example/",
  "https://app.example//evil.example/",
])("an address of another origin, %s, leads to the start page", (continueUrl) => {
  expect(continueTo(continueUrl, here)).toBe("/");
});

test("without an address one goes on to the start page", () => {
  expect(continueTo(null, here)).toBe("/");
});
