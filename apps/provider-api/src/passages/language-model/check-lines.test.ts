import { describe, expect, it } from "vitest";
import { checkLines } from "./check-lines.ts";
import type { AnswerLine, CitedPassage } from "./language-model.ts";

const passages: CitedPassage[] = [
  {
    number: 1,
    name: "Pay and wage schedules",
    text: "Apprentices are paid while they learn. The wage rises every six months, to 18.50 dollars at the end of 8,000 hours.",
  },
  {
    number: 2,
    heading: "Contact",
    text: "Ask Ms. Lopez at the front desk in Allentown, write to help@keystone.test or see https://keystone.test/pay.",
  },
];

async function check(answer: string, pieceLength = 7): Promise<AnswerLine[]> {
  async function* pieces() {
    for (let at = 0; at < answer.length; at += pieceLength)
      yield answer.slice(at, at + pieceLength);
  }
  const lines: AnswerLine[] = [];
  for await (const line of checkLines(pieces(), passages)) lines.push(line);
  return lines;
}

describe("a model's sentence", () => {
  it("with the passage that holds it keeps its citation", async () => {
    expect(await check("Apprentices are paid while they learn [1].")).toEqual([
      { text: "Apprentices are paid while they learn.", cites: [1] },
    ]);
  });

  it.each([1, 3, 50, 1000])("is found whole in pieces of %i letters", async (length) => {
    const lines = await check(
      "Apprentices are paid while they learn. [1] The wage rises every six months.[1] Ask Ms. Lopez in Allentown [2].\nThe wage rises at the end of 8,000 hours [1]",
      length,
    );
    expect(lines).toEqual([
      { text: "Apprentices are paid while they learn.", cites: [1] },
      { text: "The wage rises every six months.", cites: [1] },
      { text: "Ask Ms. Lopez in Allentown.", cites: [2] },
      { text: "The wage rises at the end of 8,000 hours", cites: [1] },
    ]);
  });

  it.each([
    ["without a citation", "The wage rises every six months."],
    ["with the wrong citation", "The wage rises every six months [2]."],
    ["with the citation of nothing", "The wage rises every six months [9]."],
  ])("%s gets that of the passage that holds it", async (_, sentence) => {
    expect(await check(sentence)).toEqual([
      { text: "The wage rises every six months.", cites: [1] },
    ]);
  });

  it.each([
    ["another number", "The wage rises every six months, to 19.50 dollars [1]."],
    ["another number in words", "The wage rises every seven months [1]."],
    ["another name", "Ask Ms. Brandt at the front desk in Allentown [2]."],
    ["another place", "Ask Ms. Lopez at the front desk in Bethlehem [2]."],
    ["another address", "Write to boss@evil.example at the front desk in Allentown [2]."],
    ["words of its own", "Apprentices receive free housing and a company car [1]."],
    ["nothing of the passages", "Paris is the capital of France."],
  ])("with %s is held by none", async (_, sentence) => {
    const [line] = await check(sentence);
    expect(line!.cites).toEqual([]);
  });

  it.each([
    ["Apprentices are paid at https://evil.example/pay [1].", "evil.example"],
    ["Apprentices are paid [here](https://evil.example/pay) [1].", "evil.example"],
    ["Apprentices are paid, see www.evil.example [1].", "evil.example"],
    ["Apprentices are paid, see evil.com/pay [1].", "evil.com"],
    ["Write to boss@evil.example [2].", "boss@evil.example"],
    ["Call 610-555-0199 at the front desk [2].", "555"],
    [
      'Apprentices are paid <a href="https://evil.example">while they learn</a> [1].',
      "evil.example",
    ],
    ["![](https://evil.example/pixel.png) Apprentices are paid [1].", "evil.example"],
  ])("never shows an address that no passage holds: %s", async (sentence, address) => {
    for (const { text } of await check(sentence)) expect(text).not.toContain(address);
  });

  it("shows an address that its passage holds", async () => {
    expect(
      await check("Write to help@keystone.test or see https://keystone.test/pay [2]."),
    ).toEqual([
      { text: "Write to help@keystone.test or see https://keystone.test/pay.", cites: [2] },
    ]);
  });

  it("in another language than its passage must cite it, and has its facts compared", async () => {
    const cites = async (sentence: string) => (await check(sentence))[0]!.cites;
    expect(await cites("El salario sube cada seis meses hasta 18.50 dólares [1].")).toEqual([1]);
    expect(await cites("El salario sube cada seis meses hasta 28.50 dólares [1].")).toEqual([]);
    expect(await cites("El salario sube cada seis meses hasta 18.50 dólares.")).toEqual([]);
  });

  it("of markdown is plain text", async () => {
    expect(await check("**Apprentices** are _paid_ while they learn [1].")).toEqual([
      { text: "Apprentices are paid while they learn.", cites: [1] },
    ]);
  });

  it("without end is cut", async () => {
    const lines = await check("wage ".repeat(2000), 100);
    expect(lines.every(({ text }) => text.length <= 1000)).toBe(true);
  });
});
