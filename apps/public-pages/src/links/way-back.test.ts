import { expect, it } from "vitest";
import { wayBack } from "./way-back.ts";

it("IN-4.23 the way back to a page is its oldest active link without a code, then its oldest with one", () => {
  const coded = { id: "coded", hasAccessCode: true };
  const over = { id: "over", hasAccessCode: false, inactive: true };
  const open = { id: "open", hasAccessCode: false };
  const later = { id: "later", hasAccessCode: false };
  expect(wayBack([over, coded, open, later])?.id).toBe("open");
  expect(wayBack([over, coded, { ...coded, id: "second" }])?.id).toBe("coded");
  expect(wayBack([over])).toBeUndefined();
});
