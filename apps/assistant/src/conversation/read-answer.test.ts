import { expect, it } from "vitest";
import type { Found } from "./conversation.ts";
import { isAnswered, readAnswer } from "./read-answer.ts";

const found: Found = {
  searchId: "search",
  editGrant: undefined,
  passageIds: ["one", "two", "three"],
  files: 2,
  reviewed: undefined,
};
const read = (written: string, phase: "composing" | "composed" | "broke-off" = "composed") =>
  readAnswer({ written, phase, found });

it("each sentence has its citations, on lines of their own or one behind the other", () => {
  const sentences = [
    { text: "You are paid from the first day.", cites: [1] },
    { text: "It takes 8,000 hours, which is four years.", cites: [2, 3] },
  ];
  const [first, second] = [
    "You are paid from the first day. [1]",
    "It takes 8,000 hours, which is four years. [2][3]",
  ];
  expect(read(`${first}\n${second}\n`).sentences).toEqual(sentences);
  expect(read(`${first} ${second}`).sentences).toEqual(sentences);
  expect(read("You are paid from the first day [1].").sentences).toEqual([
    { text: "You are paid from the first day", cites: [1] },
  ]);
});

it("what no passage holds is no answer: marked as such, without a mark, or with a passage that was not found", () => {
  expect(
    read("Wages rise each year. [1]\nYou get a car. [?]\nAnd a house.\nAnd a boat. [9]"),
  ).toEqual({
    sentences: [{ text: "Wages rise each year.", cites: [1] }],
    unsupported: ["You get a car.", "And a house.", "And a boat."],
  });
  expect(read("You get a car. [1][?]").sentences).toEqual([]);
});

it("a sentence shows once it is whole, and never where the answer broke off in it", () => {
  const half = "You are paid. [1]\nYou get a c";
  for (const phase of ["composing", "broke-off"] as const)
    expect(read(half, phase)).toEqual({
      sentences: [{ text: "You are paid.", cites: [1] }],
      unsupported: [],
    });
  expect(read("You are paid. [1]", "composing").sentences).toEqual([]);
});

it("an answer of nothing but what no passage holds is none, and what staff have written is one", () => {
  const of = (written: string, reviewed?: Found["reviewed"]) =>
    isAnswered({ written, phase: "composing", found: { ...found, reviewed } });
  expect(of("You get a car. [?]")).toBe(false);
  expect(of("")).toBe(false);
  expect(of("You are paid. [2]")).toBe(true);
  expect(of("We are open on Saturday.", { author: "Ana", writtenAt: "2026-11-01T00:00:00Z" })).toBe(
    true,
  );
});
