import { describe, expect, it } from "vitest";
import { tableOfRows } from "./parts-of-rows.ts";

const linesOf = (text: string) => {
  const part = tableOfRows([[text]]);
  return part.part === "table" ? part.rows[0]![0]!.lines.map((line) => line.text) : [];
};

describe("a cell of a sheet", () => {
  it("has a line for each that begins anew", () => {
    expect(linesOf("Rebuilds top ends\nReplaces injectors")).toEqual([
      "Rebuilds top ends",
      "Replaces injectors",
    ]);
  });

  it("has one where a line break only folds it", () => {
    expect(linesOf("Drive trains and\nAxles")).toEqual(["Drive trains and Axles"]);
    expect(linesOf("Brakes, steering\nand suspension")).toEqual([
      "Brakes, steering and suspension",
    ]);
  });
});
