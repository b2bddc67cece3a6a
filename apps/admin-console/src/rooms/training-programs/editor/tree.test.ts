import { expect, it } from "vitest";
import {
  tagsOf,
  type Tree,
  ungroupedIn,
  withCompetency,
  withGroup,
  withMovedCompetency,
  withMovedGroup,
  withoutCompetency,
  withoutGroup,
  withSentCompetency,
  withTags,
} from "./tree.ts";

const tree: Tree = {
  competencies: Object.fromEntries(
    ["a", "b", "c", "d"].map((id) => [id, { id, description: id.toUpperCase() }]),
  ),
  competencyGroups: [
    { id: "g", description: "G", competencyIds: ["a", "b"] },
    { id: "h", description: "H", competencyIds: ["c"] },
  ],
  classifications: {},
};
const shape = ({ competencyGroups }: Tree) =>
  competencyGroups.map(({ id, competencyIds }) => `${id}:${competencyIds.join("")}`);

it("groups come, go with what stands in them, and change places", () => {
  expect(shape(withGroup(tree, "i"))).toEqual(["g:ab", "h:c", "i:"]);
  expect(Object.keys(withoutGroup(tree, "g").competencies)).toEqual(["c", "d"]);
  expect(shape(withMovedGroup(tree, "h", -1))).toEqual(["h:c", "g:ab"]);
  expect(shape(withMovedGroup(tree, "h", 1))).toEqual(["g:ab", "h:c"]);
});

it("competencies come, go, change places and groups, and none is lost", () => {
  expect(shape(withCompetency(tree, "h", "e"))).toEqual(["g:ab", "h:ce"]);
  expect(shape(withoutCompetency(tree, "a"))).toEqual(["g:b", "h:c"]);
  expect(shape(withMovedCompetency(tree, "g", "a", 1))).toEqual(["g:ba", "h:c"]);
  const sent = withSentCompetency(tree, "a", "h");
  expect(shape(sent)).toEqual(["g:b", "h:ca"]);
  expect(Object.keys(sent.competencies)).toEqual(["a", "b", "c", "d"]);
});

it("what stands in no group is known, until it is sent to one", () => {
  expect(ungroupedIn(tree)).toEqual(["d"]);
  expect(ungroupedIn(withSentCompetency(tree, "d", "g"))).toEqual([]);
});

it("tags are shared by the competencies that have them, and are gone with the last", () => {
  const of = (given: Tree, id: string) => tagsOf(given, given.competencies[id]!);
  const ids = ["s", "w", "unused"].values();
  const tagged = ["a", "b"].reduce(
    (before, id) => withTags(before, id, ["Safety"], () => ids.next().value!),
    tree,
  );
  expect(tagged.classifications).toEqual({ s: "Safety" });
  const more = withTags(tagged, "b", ["safety", "Welding"], () => ids.next().value!);
  expect(of(more, "b")).toEqual(["Safety", "Welding"]);
  expect(withoutCompetency(more, "b").classifications).toEqual({ s: "Safety" });
  expect(withTags(withoutGroup(more, "g"), "c", [], () => "").classifications).toEqual({});
});
