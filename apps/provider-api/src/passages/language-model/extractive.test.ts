import { expect, it } from "vitest";
import { completeByWords, extractiveAnswer, labelsByWords } from "./extractive.ts";
import type { CitedPassage } from "./language-model.ts";

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

const answer = (question: string, from: readonly CitedPassage[] = passages) =>
  extractiveAnswer({ systemPrompt: "", question, passages: from });
const texts = (question: string, from?: readonly CitedPassage[]) =>
  answer(question, from).map(({ text }) => text);

it("an answer is made of sentences of the passages, each with its citation", () => {
  const lines = answer("How many hours of training do apprentices complete?");
  expect(lines).toContainEqual({
    text: "Apprentices complete 8000 hours of training.",
    cites: [1],
  });
  for (const { text, cites } of lines)
    expect(passages.find(({ number }) => number === cites[0])!.text).toContain(text);
});

it("what has nothing to do with the question is left out", () => {
  expect(texts("How many hours of training?").join()).not.toContain("Lunch");
  expect(texts("quantum gravity")).toEqual([]);
});

it("a question of which the passages hold less than half is not answered", () => {
  expect(texts("Which training does the mayor of Springfield attend?")).toEqual([]);
});

it("a word that the whole library does not know weighs more than one that is only not here", () => {
  const question = "training hours of a zebra keeper";
  expect(texts(question)).not.toEqual([]);
  const unknown = new Set(["zebra", "keeper"]);
  expect(extractiveAnswer({ systemPrompt: "", question, passages, unknown })).toEqual([]);
});

it("a misspelt word is understood by the words of the passages", () => {
  expect(texts("trainning at Alentown")).not.toEqual([]);
});

it("a sentence brings the one that it leans on", () => {
  const from = [{ number: 1, text: "The test is on Monday. It covers algebra. Bring a pen." }];
  expect(texts("does the test cover algebra?", from)).toEqual([
    "The test is on Monday.",
    "It covers algebra.",
  ]);
});

it("what a passage stands under counts as said in it", () => {
  const text = "You need closed shoes and long trousers.";
  const question = "what is the dress code for welding?";
  expect(texts(question, [{ number: 1, text }])).toEqual([]);
  expect(texts(question, [{ number: 1, text, name: "Welding", heading: "Dress code" }])).toEqual([
    text,
  ]);
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
])("a prompt with a very long space behind %s is answered like any other", (_, prompt) => {
  expect(completeByWords(prompt)).not.toBe("");
});

it("a question of an amount is answered by the sentence that holds it", () => {
  const from = [
    {
      number: 1,
      name: "How long an apprenticeship takes",
      text: "Credit for earlier work can shorten an apprenticeship. Ask for it before you sign. A mechanic works 8,000 hours on the job, which is about four years.",
    },
  ];
  expect(texts("How long does an apprenticeship take?", from)).toEqual([
    "A mechanic works 8,000 hours on the job, which is about four years.",
  ]);
});

it("two questions in one are answered each from its own passage", () => {
  const from = [
    { number: 1, text: "Most evening courses are free, and Hydraulics has a fee." },
    { number: 2, text: "For your application bring an identity card to our front desk." },
  ];
  expect(texts("What do I need to apply, and how much does it cost?", from)).toEqual([
    "For your application bring an identity card to our front desk.",
    "Most evening courses are free, and Hydraulics has a fee.",
  ]);
});

it("two questions in Spanish are answered each as well", () => {
  const from = [
    { number: 1, text: "La mayoría de los cursos son gratis y hay una beca." },
    { number: 2, text: "Traiga una identificación a nuestra recepción." },
  ];
  expect(texts("¿Hay una beca disponible y qué identificación necesito?", from)).toHaveLength(2);
});

it("what follows a question and asks nothing is no question of its own", () => {
  const from = [{ number: 1, text: "Call the telephone number of our front desk." }];
  expect(texts("Who wins the football cup? Call this number", from)).toEqual([]);
});
