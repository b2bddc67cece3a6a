import { describe, expect, it } from "vitest";
import { floorFaults, type House } from "./floors.ts";

const house: House = {
  floors: [["main.ts", "operations"], ["records", "access"], ["platform"]],
  beside: { "demo-world": ["main.ts"] },
};

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((to) => `import { it } from "${to}";`).join("\n"),
});

describe("the floors of an app", () => {
  it("let a room import what stands below it or beside it on its floor", () => {
    const files = [
      file("main.ts", "./operations/index.ts", "./demo-world/make.ts"),
      file("operations/index.ts", "../records/list.ts", "./one.ts", "hono"),
      file("records/list.ts", "../access/policies.ts", "../platform/database/open.ts"),
    ];
    expect(floorFaults(house, files)).toEqual([]);
  });

  it("refuse an arrow upward, also of types and of what is loaded late", () => {
    const late = { path: "platform/late.ts", text: 'await import("../records/list.ts")' };
    const typed = {
      path: "records/list.ts",
      text: 'import type { It } from "../operations/index.ts";',
    };
    expect(floorFaults(house, [typed, late])).toEqual([
      "records/list.ts imports operations, a floor above records.",
      "platform/late.ts imports records, a floor above platform.",
    ]);
  });

  it("refuse rooms of one floor that import each other", () => {
    const files = [
      file("records/list.ts", "../access/policies.ts"),
      file("access/reach.ts", "../records/views.ts"),
    ];
    expect(floorFaults(house, files)).toEqual([
      "These rooms import each other in a circle: access, records.",
    ]);
  });

  it("refuse a way through a room beside, except for whom it names", () => {
    const files = [file("operations/one.ts", "../demo-world/users.ts")];
    expect(floorFaults(house, files)).toEqual([
      "operations/one.ts imports demo-world, which stands beside.",
    ]);
  });

  it("refuse a room that stands on no floor", () => {
    expect(floorFaults(house, [file("attic/box.ts")])).toEqual(["attic stands on no floor."]);
  });
});
