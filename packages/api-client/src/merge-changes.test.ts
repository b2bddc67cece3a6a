import { describe, expect, it } from "vitest";
import { compareChanges } from "./merge-changes.ts";

const before = {
  id: "r-1",
  version: 3,
  updatedAt: "a",
  name: "Ladders",
  type: "link",
  tags: ["x"],
};
const changed = (values: object) => ({ ...before, version: 4, updatedAt: "b", ...values });

describe("two changes of one record", () => {
  it("of different fields do not overlap", () => {
    expect(compareChanges(before, changed({ type: "file" }), { name: "Scaffolds" })).toEqual({
      theirs: ["type"],
      both: [],
    });
  });

  it("of the same field overlap, also where one of them clears it", () => {
    const theirs = changed({ name: null, tags: ["x", "y"] });
    expect(compareChanges(before, theirs, { name: "Scaffolds", tags: [] })).toEqual({
      theirs: ["name", "tags"],
      both: ["name", "tags"],
    });
  });

  it("that set a field to the same do not overlap", () => {
    const sent = { name: "Scaffolds", tags: [{ b: 1, a: 2 }] };
    const theirs = changed({ name: "Scaffolds", tags: [{ a: 2, b: 1 }] });
    expect(compareChanges(before, theirs, sent).both).toEqual([]);
  });

  it("cannot be told apart where a field was not read or is not answered", () => {
    const { name: _, ...part } = before;
    expect(compareChanges(part, changed({}), { name: "Scaffolds" }).both).toEqual(["name"]);
    expect(compareChanges(part, changed({}), { name: "Ladders" }).both).toEqual([]);
    expect(compareChanges(before, changed({}), { ssn: "900-00-0000" }).both).toEqual(["ssn"]);
  });

  it("say nothing by what every write changes, nor by what is not sent", () => {
    const drafted = changed({ draft: true });
    expect(compareChanges(before, drafted, { type: undefined })).toEqual({ theirs: [], both: [] });
  });

  it("tell a list from what looks like one, and a shorter value from a longer", () => {
    const nested = { ...before, tags: { 0: "x" } };
    expect(compareChanges(nested, changed({}), {}).theirs).toEqual(["tags"]);
    expect(compareChanges(before, changed({ tags: ["x", "y"] }), {}).theirs).toEqual(["tags"]);
  });
});
