import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

it("the same mailbox counts once, however it is written", () => {
  const written = ["Ana@Corp.test", "ana@corp.test", "ana+1@corp.test", " ana+a+b@CORP.test "];
  expect(new Set(written.map(mailboxOf))).toEqual(new Set(["ana@corp.test"]));
  expect(mailboxOf("a.n.a+x@googlemail.com")).toBe("ana@gmail.com");
  expect(mailboxOf("a.na@corp.test")).toBe("a.na@corp.test");
});
