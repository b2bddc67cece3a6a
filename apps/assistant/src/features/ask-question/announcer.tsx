import { useTexts, VisuallyHidden } from "@guildway/ui";
import { atWork, type Conversation, isExchange } from "../../conversation/conversation.ts";
import { citedBy, readAnswer } from "../../conversation/read-answer.ts";
import { replies } from "../../conversation/texts.ts";
import { texts } from "./texts.ts";

/** Tells screen readers when the assistant begins and when it is done, and not each word between. */
export function Announcer({ conversation: { turns } }: { conversation: Conversation }) {
  const text = useTexts(texts);
  const reply = useTexts(replies);
  const last = atWork({ turns }) ?? turns.at(-1);
  return (
    <VisuallyHidden>
      <span role="status">{last && said(last)}</span>
    </VisuallyHidden>
  );

  function said(turn: Conversation["turns"][number]): string {
    if (!isExchange(turn)) return told(reply.clean, turn.id);
    switch (turn.phase) {
      case "retrieving":
      case "composing":
        return text.reading;
      case "no-answer":
        return reply.noAnswer;
      case "stopped":
        return text.stopped;
      case "composed": {
        if (turn.found?.reviewed) return text.answeredByStaff;
        const { sentences } = readAnswer(turn);
        return text.answered(sentences.length, citedBy(sentences).length);
      }
      default:
        // It stands in an alert of its own.
        return "";
    }
  }
}

/** The same words another time are other words to a screen reader only if something in them differs. */
const told = (words: string, id: number) => words + (id % 2 === 0 ? "" : "\u00a0");
