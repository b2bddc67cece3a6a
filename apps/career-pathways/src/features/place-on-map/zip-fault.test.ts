import { expect, it } from "vitest";
import { zipFault } from "./zip-fault.ts";

it("CP-5.38 a blank zip code is told apart from one that is no zip code", () => {
  expect(zipFault("  ")).toBe("blank");
  expect(zipFault("1810")).toBe("malformed");
  expect(zipFault("Allentown")).toBe("malformed");
});

it.each(["18101", " 18101 ", "18101-2345"])("%j is a zip code", (typed) => {
  expect(zipFault(typed)).toBeUndefined();
});
