import { expect, it } from "vitest";
import { isMailAddress } from "./mail-address.ts";

it.each([
  "rosa@example.test",
  "Rosa.Diaz+plans@mail.example.org",
  "o'hara_7@x-y.example.museum",
  "a@xn--bcher-kva.example",
  "rosa=shop?x@example.test",
])("%s is a mail address", (address) => {
  expect(isMailAddress(address)).toBe(true);
});

it.each([
  "n1,bomb@corp.test",
  "(c)x@y.test",
  "g:x@y.test;",
  "x@y.test, z@y.test",
  "Rosa <rosa@example.test>",
  '"rosa diaz"@example.test',
  "rosa\u202e@example.test",
  "rosa@example.test\r\nBcc: x@y.test",
  "rosa@example",
  "rosa@-example.test",
  "rosa..diaz@example.test",
  ".rosa@example.test",
  "=?utf-8?q?rosa=40other.test=3e?=@example.test",
  "rosa%other.test@example.test",
  "other.test!rosa@example.test",
  `${"a".repeat(65)}@example.test`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(60)}.test`,
  "",
])("%j is none, or more than one", (address) => {
  expect(isMailAddress(address)).toBe(false);
});
