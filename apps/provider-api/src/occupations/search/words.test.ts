import { expect, it } from "vitest";
import { stemOf, wordsOf } from "./words.ts";

it.for([
  ["Nurse's Aides", ["nurse", "aide"]],
  ["Batteries, Glasses & Buses", ["battery", "glass", "bus"]],
  ["Résumé-Writers", ["resume", "writer"]],
  ["C++ / C# Developers", ["cplusplus", "csharp", "developer"]],
] as const)("the words of '%s' are %j", ([text, words]) => {
  expect(wordsOf(text)).toEqual(words);
});

it.for([
  ["welder", "welding"],
  ["cutter", "cutting"],
  ["driver", "drive"],
  ["installation", "installer"],
  ["operator", "operate"],
])("'%s' and '%s' have one stem", ([a, b]) => {
  expect(stemOf(a ?? "")).toBe(stemOf(b ?? ""));
});

it("an engineer is no engine", () => {
  expect(stemOf("engineer")).not.toBe(stemOf("engine"));
});
