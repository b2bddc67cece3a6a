import { forgetDrafts } from "@guildway/ui/forms";
import { beforeEach, expect, it, vi } from "vitest";
import { ownPlanOf, rememberOwnPlan } from "./grants.ts";
import { usePlanStore } from "./plan-store.ts";
import { emptyDraft, withChosen } from "./plan.ts";

/** A window's events, which Node's global object has not. */
vi.hoisted(() => {
  const events = new EventTarget();
  globalThis.addEventListener = events.addEventListener.bind(events) as never;
  globalThis.dispatchEvent = events.dispatchEvent.bind(events) as never;
});

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

it("whoever signs out leaves nothing of their plans to who comes next", () => {
  const kept = new Map<string, string>();
  const storage = new Proxy(
    {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal("sessionStorage", storage);
  store().chooseZip("18101");
  store().edit("47-2111.00", withChosen(emptyDraft, "skills", ["c"]));
  rememberOwnPlan({ docId: "plan-1", editGrant: "secret" });
  expect(ownPlanOf("plan-1")?.editGrant).toBe("secret");
  forgetDrafts();
  expect(store()).toMatchObject({ drafts: {}, zip: undefined });
  expect(ownPlanOf("plan-1")).toBeUndefined();
  expect([...kept.values()].join()).not.toMatch(/18101|secret|"c"/);
  vi.unstubAllGlobals();
});
