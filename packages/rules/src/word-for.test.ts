import { expect, it } from "vitest";
import { wordFor } from "./word-for.ts";

it("a stored word is called as the words say, and what is none of them stays as it was written", () => {
  const words = { sent: "Sent" };
  expect(["sent", "Faxed", "__proto__", "constructor"].map((one) => wordFor(words, one))).toEqual([
    "Sent",
    "Faxed",
    "__proto__",
    "constructor",
  ]);
  expect(wordFor(undefined, "sent")).toBe("sent");
});
