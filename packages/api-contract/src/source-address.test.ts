import { expect, it } from "vitest";
import { sourceAddress } from "./source-address.ts";

it.each(["", "https://www.nursingworld.org/", "www.aamu.edu/", "valley.test:8080/a?b=c:d", "N/A"])(
  "an address of a source may be %j",
  (text) => expect(sourceAddress.safeParse(text).success).toBe(true),
);

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "javascript:1;alert(1)",
  "javascript:0/alert(1)",
  "valley.test:1;alert(1)",
  "tel:1",
  "data:text/html,x",
  "https://bank.test@evil.test",
  "https://bank.test:443@evil.test",
  "bank.test@evil.test/",
  "ftp://files.test",
  "evil.test/\u202emoc.etatsyek",
  "evil.test\\.bank.test",
])("an address of a source is not %j", (text) =>
  expect(sourceAddress.safeParse(text).success).toBe(false),
);
