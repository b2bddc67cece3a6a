import { beforeEach, expect, test, vi } from "vitest";

let modals: typeof import("./modals.ts");
const body = { dataset: {} as Record<string, string> };
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  body.dataset = {};
  vi.stubGlobal("document", { body });
  modals = await import("./modals.ts");
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});
const open = (name: string) => (modals.openModal as (name: string) => void)(name);
const shown = () => modals.modalStack.get().map(({ key }) => key);

test("CO-4.12, CO-9.7 a modal that opens marks the page at once and stands there after 100 ms", () => {
  open("orchard.prune");
  expect(body.dataset).toEqual({ modal: "prune" });
  vi.advanceTimersByTime(99);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["prune"]);
});

test("CO-4.12 a modal that closes takes the mark away at once and leaves after 100 ms", () => {
  open("orchard.prune");
  vi.advanceTimersByTime(100);
  modals.closeModal();
  expect(body.dataset).toEqual({});
  expect(shown()).toEqual(["prune"]);
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual([]);
});

test("CO-4.12 a modal above another leaves the mark of the one below", () => {
  open("orchard.prune");
  open("orchard.water");
  vi.advanceTimersByTime(100);
  expect(body.dataset).toEqual({ modal: "water" });
  modals.closeModal();
  expect(body.dataset).toEqual({ modal: "prune" });
});
