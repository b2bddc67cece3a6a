import { beforeEach, expect, it } from "vitest";
import { usePlanStore } from "./plan-store.ts";
import { emptyDraft, withChosen } from "./plan.ts";

const before = withChosen(emptyDraft, "skills", ["a", "b"]);
const store = () => usePlanStore.getState();

beforeEach(() => {
  usePlanStore.setState({ drafts: {}, undo: undefined });
  store().edit("47-2111.00", before);
  store().edit("51-4121.00", before);
});

it("CP-4.6 change resets the selections of the occupation, and of no other", () => {
  store().reset("47-2111.00");
  expect(store().drafts).toEqual({ "51-4121.00": before });
});

it("a removed item comes back when its removal is undone", () => {
  const after = withChosen(before, "skills", ["a"]);
  store().remove("47-2111.00", after, { part: "skills", name: "b" });
  expect(store().drafts["47-2111.00"]).toEqual(after);
  store().undoRemoval();
  expect(store().drafts["47-2111.00"]).toEqual(before);
  expect(store().undo).toBeUndefined();
});

it("a removal can no longer be undone after the next edit", () => {
  store().remove("47-2111.00", emptyDraft, { part: "skills", name: "b" });
  store().edit("47-2111.00", before);
  expect(store().undo).toBeUndefined();
});
