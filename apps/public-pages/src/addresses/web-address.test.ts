import { expect, it } from "vitest";
import { webAddress } from "./web-address.ts";

it.each(["https://keystone.test/a?b=c#d", "HTTP://keystone.test", "/v1/files/a.png"])(
  "%s is linked to",
  (address) => expect(webAddress(address)).toBe(address),
);

it.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "//elsewhere.test",
  "https://keystone.test:word@elsewhere.test/",
  "/\\elsewhere.test",
  "https://a b",
  "",
  null,
  undefined,
])("%j leads nowhere", (address) => expect(webAddress(address)).toBeUndefined());
