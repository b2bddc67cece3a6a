import { expect, it } from "vitest";
import { askedWords } from "./asked-words.ts";
import { rankPassages } from "./rank.ts";
import { wordsOf } from "./words.ts";

interface Passage {
  id: string;
  rawText: string;
  name?: string;
  heading?: string;
}

const rank = (question: string, texts: readonly Passage[]) =>
  rankPassages(
    askedWords(question),
    texts.map(({ id, name = "", heading = "", rawText }) => ({
      id,
      name: wordsOf(name),
      heading: wordsOf(heading),
      text: wordsOf(rawText),
    })),
    { passages: texts.length, holding: new Map() },
  );

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

it("a word in a heading or in the name of the resource counts more than one in the text", () => {
  const rawText = "It is paid every Friday by check or to your bank.";
  const found = rank("when do I get my tool money", [
    { id: "text", rawText: `Tool money. ${rawText}` },
    { id: "heading", heading: "Tool money", rawText: `See below. ${rawText}` },
    { id: "name", name: "Tool money", rawText: `See below. ${rawText}` },
  ]);
  expect(found.at(-1)?.id).toBe("text");
});

it("a passage under a heading that speaks of something else comes after the resource's own words", () => {
  const found = rank("what is a welder", [
    { id: "outlook", name: "Welder", heading: "Outlook", rawText: "There will be more of them." },
    { id: "itself", name: "Welder", rawText: "Joins metal with heat and a torch." },
  ]);
  expect(found.map(({ id }) => id)).toEqual(["itself", "outlook"]);
});

it("how rare a word is goes by all passages in reach where more is known of them", () => {
  const two = [
    { id: "a", rawText: "Welding." },
    { id: "b", rawText: "Training." },
  ];
  const asked = askedWords("welding training");
  const stems = two.map(({ id, rawText }) => ({
    id,
    name: [],
    heading: [],
    text: wordsOf(rawText),
  }));
  const common = (word: string) => new Map([[wordsOf(word)[0]!, 900]]);
  for (const [word, first] of [
    ["welding", "b"],
    ["training", "a"],
  ] as const)
    expect(rankPassages(asked, stems, { passages: 1000, holding: common(word) })[0]?.id).toBe(
      first,
    );
});
