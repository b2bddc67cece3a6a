import { useTexts, VisuallyHidden } from "@guildway/ui";
import { useEffect, useRef } from "react";
import { type Conversation, type Exchange, isExchange } from "../../conversation/conversation.ts";
import { replies } from "../../conversation/texts.ts";
import { bringIntoView } from "../../look/bring-into-view.ts";
import { Answer } from "./answer.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** What was asked and answered so far. */
export function Turns({
  conversation: { turns, isForwarding },
  onTryAgain,
}: {
  conversation: Conversation;
  onTryAgain: (exchange: Exchange) => void;
}) {
  const { assistant } = useTexts(texts);
  const { clean } = useTexts(replies);
  const last = useRef<HTMLLIElement>(null);
  const count = turns.length;
  useEffect(() => {
    if (count > 0) bringIntoView(last.current);
  }, [count]);
  if (count === 0) return null;
  return (
    <ol className={styles.turns}>
      {turns.map((turn, at) => (
        <li
          key={turn.id}
          ref={at === count - 1 ? last : undefined}
          className={styles.turn}
          data-room={(at === count - 1 && !isForwarding && needsRoom.has(turn.phase)) || undefined}
        >
          {isExchange(turn) ? (
            <>
              <AskedQuestion exchange={turn} />
              <Answer exchange={turn} onTryAgain={() => onTryAgain(turn)} />
            </>
          ) : (
            <div className={styles.reply}>
              <VisuallyHidden>{assistant} </VisuallyHidden>
              {clean}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** After which there is room for a whole answer, so that its question can stand at the top. */
const needsRoom: ReadonlySet<string> = new Set(["retrieving", "composing", "composed", "stopped"]);
