import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetWork, noteWorkOf, workDatabase } from "./forget-work.ts";

const deleteDatabase = vi.fn();
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("indexedDB", { deleteDatabase });
});
afterEach(() => {
  vi.unstubAllGlobals();
  deleteDatabase.mockClear();
});

it("work waits for its person, and is gone once another signs in", () => {
  noteWorkOf("ann");
  forgetWork({ butOf: "ann" });
  expect(deleteDatabase).not.toHaveBeenCalled();
  forgetWork({ butOf: "ben" });
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith(workDatabase);
});

it("signing out forgets it, and where nothing is kept no storage is opened", () => {
  noteWorkOf("ann");
  forgetWork();
  forgetWork();
  expect(deleteDatabase).toHaveBeenCalledOnce();
});
