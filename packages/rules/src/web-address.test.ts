import { expect, it } from "vitest";
import { safeWebAddress } from "./web-address.ts";

it.each([
  ["https://example.org/a", "https://example.org/a"],
  ["example.org", "https://example.org/"],
])("%s is linked to as %s", (typed, linked) => {
  expect(safeWebAddress(typed)).toBe(linked);
});

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "https://example.org@elsewhere.test/",
  "https://:word@elsewhere.test/",
  "example.org@elsewhere.test",
  "not an address",
  "word",
  "",
  null,
])("%j is not linked to", (typed) => {
  expect(safeWebAddress(typed)).toBeUndefined();
});
