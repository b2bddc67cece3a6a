import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { typesDocument } from "./types-document.ts";

it("the types of the content API's client say what the contract says", () => {
  expect(readFileSync(join(import.meta.dirname, "content-types.ts"), "utf8")).toBe(typesDocument());
});
