import type { Conversation } from "./conversation.ts";
import { isExchange } from "./conversation.ts";
import { readAnswer } from "./read-answer.ts";
import type { History } from "./assistant-calls.ts";

/** What is forwarded has so many turns, so many characters in each, and so many in all. */
const most = { turns: 50, turn: 5000, all: 40_000 };

/** A conversation, and what its asker adds, as it is forwarded: the latest of it where it is too long. */
export function historyOf({ turns }: Conversation, message: string, noAnswer: string): History {
  const said: History = turns.filter(isExchange).flatMap((turn) => {
    const { sentences } = readAnswer(turn);
    const answer = turn.found?.reviewed
      ? turn.written
      : sentences.map(({ text }) => text).join(" ") || noAnswer;
    return [
      { role: "user" as const, content: turn.question },
      { role: "assistant" as const, content: answer },
    ];
  });
  if (message.trim() !== "") said.push({ role: "user", content: message.trim() });
  return latestOf(
    said.map(({ role, content }) => ({ role, content: content.slice(0, most.turn) })),
  );
}

function latestOf(said: History): History {
  let left = most.all;
  const kept = said.toReversed().filter(({ content }) => (left -= content.length) >= 0);
  return kept.slice(0, most.turns).toReversed();
}
