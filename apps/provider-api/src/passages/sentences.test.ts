import { describe, expect, it } from "vitest";
import { sentencesOf } from "./sentences.ts";

const texts = (passage: string) => sentencesOf(passage).map(({ text }) => text);

describe("the sentences of a passage", () => {
  it("run over lines, and end at their ends", () => {
    expect(texts("You are paid from\nthe first day. You also learn in class.")).toEqual([
      "You are paid from the first day.",
      "You also learn in class.",
    ]);
  });

  it.each([
    "The office of Dr. Lopez is open from 8 to 5.",
    "The U. S. Department of Labor registers the program.",
    "Ask e.g. A. Brandt at the front desk.",
  ])("do not end where a word is shortened: %s", (sentence) => {
    expect(texts(sentence)).toEqual([sentence]);
  });

  it("are no headings and no menus", () => {
    expect(
      texts(
        "Pay And Benefits\n\nHome | Courses | Contact | Log in | Search | Help | Imprint | News\n\nYou are paid weekly.",
      ),
    ).toEqual(["You are paid weekly."]);
  });

  it("are items of lists too, which lean on what introduces them", () => {
    expect(sentencesOf("Please bring these things:\n- leather shoes\n- your own water")).toEqual([
      { text: "Please bring these things:", leans: false },
      { text: "leather shoes", leans: true },
      { text: "your own water", leans: true },
    ]);
  });

  it("lean on the one before where they speak of it", () => {
    expect(sentencesOf("The test takes two hours. It covers algebra and reading.")[1]).toEqual({
      text: "It covers algebra and reading.",
      leans: true,
    });
  });

  it("of a long text without any end are cut", () => {
    expect(texts("word ".repeat(20_000))[0]).toHaveLength(600);
  });
});
