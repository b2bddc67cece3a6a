import { beforeAll, expect, it, vi } from "vitest";
import type { Passage } from "./conversation.ts";
import { addressOf, namesOf, partedBy } from "./sources.ts";

beforeAll(() => {
  vi.stubGlobal("location", { href: "https://site.example/external/assistant" });
  return () => vi.unstubAllGlobals();
});

const passage = (given: Partial<Passage>): Passage => ({
  id: "p",
  refId: "r",
  name: "Guide",
  type: "text",
  url: null,
  heading: null,
  pageNumber: null,
  text: "",
  ...given,
});

it("a passage of a file with pages leads to its page, one of a link to the link", () => {
  const url = "/v1/files/guide.pdf";
  expect(addressOf(passage({ type: "pdf", url, pageNumber: 3 }))).toBe(
    "https://site.example/v1/files/guide.pdf#page=3",
  );
  expect(addressOf(passage({ type: "link", url: "https://a.example/b", pageNumber: 2 }))).toBe(
    "https://a.example/b",
  );
});

it("what cannot be opened, or would run a script, has no address", () => {
  expect(addressOf(passage({}))).toBeUndefined();
  expect(addressOf(passage({ url: "javascript:alert(1)" }))).toBeUndefined();
});

it("each resource is named once", () => {
  expect(namesOf([passage({}), passage({ name: "Other" }), passage({})])).toEqual([
    "Guide",
    "Other",
  ]);
});

it("a passage is parted by the sentence that was taken from it, however it is broken into lines", () => {
  const text = "Before it. You are paid from\nthe first day (always). After it.";
  expect(partedBy(text, "You are paid from the first day (always)")).toEqual([
    "Before it. ",
    "You are paid from\nthe first day (always",
    "). After it.",
  ]);
  expect(partedBy(text, "Wages begin at once.")).toEqual(["", text, ""]);
});
