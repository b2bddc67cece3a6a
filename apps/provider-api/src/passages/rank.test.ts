import { expect, it } from "vitest";
import { countIn, rankPassages } from "./rank.ts";
import { wordsOf } from "./words.ts";

const rank = (question: string, texts: { id: string; rawText: string }[]) => {
  const asked = new Map([...new Set(wordsOf(question))].map((word, place) => [word, place]));
  return rankPassages(
    texts.map(({ id, rawText }) => countIn(asked, { id, words: wordsOf(rawText) })),
  );
};

const passages = [
  {
    id: "hours",
    rawText: "Apprentices complete 8000 hours of on-the-job training over four years.",
  },
  {
    id: "wage",
    rawText: "The entry wage is paid from the first day. Wages rise with each period of training.",
  },
  { id: "safety", rawText: "Safety glasses must be worn in the welding shop at all times." },
];

it("the passage that answers the question comes first", () => {
  expect(rank("How many hours of training do apprentices need?", passages)[0]?.id).toBe("hours");
  expect(rank("do I have to wear glasses when welding", passages)[0]?.id).toBe("safety");
});

it("a word that few passages have decides more than one that most have", () => {
  const rareOrCommon = [
    { id: "a", rawText: "Training, safety." },
    { id: "b", rawText: "Training, wages." },
    { id: "c", rawText: "Training, hours." },
    { id: "z", rawText: "Childcare, hours." },
  ];
  expect(rank("training childcare", rareOrCommon)[0]?.id).toBe("z");
});

it("a question that shares no word with any passage finds nothing", () => {
  expect(rank("parking permits", passages)).toEqual([]);
  expect(rank("what is the", passages)).toEqual([]);
});

it("similarity runs from 0 to 1, highest first", () => {
  const found = rank("training wage hours", passages).map(({ similarity }) => similarity);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  for (const similarity of found) {
    expect(similarity).toBeGreaterThan(0);
    expect(similarity).toBeLessThanOrEqual(1);
  }
});

it("letters in a row that are no word are not remembered as one", () => {
  expect(wordsOf(`Welding ${"x".repeat(50_000)} ${"y".repeat(61)} safety`)).toEqual(
    wordsOf("Welding safety"),
  );
});
