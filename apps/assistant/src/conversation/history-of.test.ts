import { expect, it } from "vitest";
import { type Exchange, newConversation } from "./conversation.ts";
import { historyOf } from "./history-of.ts";

const exchange = (id: number, question: string, written = ""): Exchange => ({
  id,
  question,
  asked: question,
  takenOut: [],
  phase: "composed",
  found: { searchId: "s", editGrant: undefined, passageIds: ["p"], files: 1, reviewed: undefined },
  passages: [],
  written,
});

it("what is forwarded has the questions, what was answered without citations and what no passage holds, and the message", () => {
  const turns = [
    exchange(1, "Who pays?", "The employer. [1]\nAnd the moon. [?]\n"),
    { id: 2, phase: "scolded" as const },
    exchange(3, "And for lunch?"),
  ];
  expect(historyOf({ ...newConversation, turns }, " Please call. ", "None.")).toEqual([
    { role: "user", content: "Who pays?" },
    { role: "assistant", content: "The employer." },
    { role: "user", content: "And for lunch?" },
    { role: "assistant", content: "None." },
    { role: "user", content: "Please call." },
  ]);
});

it("of a long conversation the latest is forwarded, as much as a mail takes", () => {
  const turns = Array.from({ length: 60 }, (_, id) => exchange(id, `${id} ${"x".repeat(6000)}`));
  const history = historyOf({ ...newConversation, turns }, "Last.", "None.");
  expect(history.length).toBeLessThanOrEqual(50);
  expect(Math.max(...history.map(({ content }) => content.length))).toBe(5000);
  expect(history.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(40_000);
  expect(history.at(-1)).toEqual({ role: "user", content: "Last." });
});
