import { expect, it } from "vitest";
import { webAddressOf } from "./web-address.ts";

it.each(["https://keystone.test/courses", "HTTP://keystone.test", "/o/keystone/courses"])(
  "%s is followed",
  (address) => {
    expect(webAddressOf(address)).toBe(address);
  },
);

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//keystone.test",
  "/\\keystone.test",
  "",
  null,
  undefined,
])("%s is never followed", (address) => {
  expect(webAddressOf(address)).toBeUndefined();
});
