import { expect, it } from "vitest";
import { extractiveModel, labelsByWords } from "./extractive.ts";

const passages = [
  {
    number: 1,
    text: "Apprentices complete 8000 hours of training. Lunch is at noon every day in the hall.",
  },
  {
    number: 2,
    text: "Training takes place at the Allentown center, and hours are logged each week.",
  },
];

async function answer(question: string): Promise<string> {
  let whole = "";
  for await (const piece of extractiveModel.answer({ systemPrompt: "", question, passages }))
    whole += piece;
  return whole;
}

it("an answer is made of sentences of the passages, each with its citation", async () => {
  const text = await answer("How many hours of training do apprentices complete?");
  expect(text).toContain("Apprentices complete 8000 hours of training. [1]");
  for (const line of text.trim().split("\n")) {
    const [, sentence, number] = /^(.*) \[(\d)\]$/.exec(line)!;
    expect(passages.find((passage) => passage.number === Number(number))!.text).toContain(sentence);
  }
});

it("what has nothing to do with the question is left out", async () => {
  expect(await answer("How many hours of training?")).not.toContain("Lunch");
  expect(await answer("quantum gravity")).toBe("");
});

it("labels are chosen by their own words, best first", () => {
  expect(
    labelsByWords("Inspect welds and maintain welding equipment", [
      "Safety",
      "Equipment maintenance",
      "Welding",
    ]),
  ).toEqual(["Welding", "Equipment maintenance"]);
});

it.each([
  ["a colon", `Tags:${" ".repeat(1_000_000)}: none`],
  ["a number", `1.${" ".repeat(1_000_000)}\u2028\nWelding`],
])("a prompt with a very long space behind %s is answered like any other", async (_, prompt) => {
  expect(await extractiveModel.complete(prompt)).not.toBe("");
});
