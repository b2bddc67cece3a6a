import { expect, it } from "vitest";
import { shownAddress, webAddress } from "./web-address.ts";

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
  "https://evil.test/\u202emoc.etatsyek//:sptth",
  "https://evil.test\\@bank.test/",
  "",
  null,
  undefined,
])("%j leads nowhere", (address) => expect(webAddress(address)).toBeUndefined());

it.each([
  ["https://keystone.test/courses", "https://keystone.test/courses"],
  ["/link/a?b=c", "/link/a?b=c"],
  ["https://b\u0430nk.test/", "https://xn--bnk-6cd.test/"],
  ["https://evil.test/\u05d0/\u05d1", "https://evil.test/%D7%90/%D7%91"],
])("%s is shown as %s", (address, shown) => expect(shownAddress(address)).toBe(shown));
