import { expect, it } from "vitest";
import { isLinkAddress, typedAddress } from "./link-address.ts";

it.each([
  ["https://keystone.test/a?b=c#d", "https://keystone.test/a?b=c#d"],
  ["HTTP://keystone.test", "http://keystone.test/"],
  [" keystone.test/courses ", "https://keystone.test/courses"],
  ["mailto:help@keystone.test", "mailto:help@keystone.test"],
  ["help@keystone.test", "mailto:help@keystone.test"],
  ['https://keystone.test/">', "https://keystone.test/%22%3E"],
])("%s leads to %s", (typed, address) => expect(typedAddress(typed)).toBe(address));

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "ftp://keystone.test",
  "//keystone.test",
  "/\\keystone.test",
  "https://keystone.test:word@elsewhere.test/",
  "mailto:",
  "https://",
  "welding",
  "",
])("%j is no address of a link", (typed) => {
  expect(typedAddress(typed)).toBeUndefined();
  expect(isLinkAddress(typed)).toBe(false);
});

it.each([
  "https://evil.test/\u202emoc.etatsyek//:sptth",
  "https://evil.test\\@bank.test/",
  "mailto:help\u202e@keystone.test",
  "/courses\\..",
])("%j, which does not read as it leads, is no address of a link", (address) =>
  expect(isLinkAddress(address)).toBe(false),
);

it("a path on our own site is kept where it stands", () => {
  expect(isLinkAddress("/o/keystone/courses")).toBe(true);
  expect(isLinkAddress(null)).toBe(false);
});
