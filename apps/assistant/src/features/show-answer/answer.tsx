import { useTexts, VisuallyHidden } from "@guildway/ui";
import { useState } from "react";
import type { Exchange } from "../../conversation/conversation.ts";
import { citedBy, readAnswer } from "../../conversation/read-answer.ts";
import { replies } from "../../conversation/texts.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerNotes } from "./answer-notes.tsx";
import { CitedSentence } from "./cited-sentence.tsx";
import { Failure } from "./failure.tsx";
import { type OpenSource, PassageSheet } from "./passage-sheet.tsx";
import { ReviewedAnswer } from "./reviewed-answer.tsx";
import styles from "./show-answer.module.css";
import { Sources } from "./sources.tsx";
import { texts } from "./texts.ts";
import { Unsupported } from "./unsupported.tsx";

/** What the assistant says to a question, as far as it has come. */
export function Answer({ exchange, onTryAgain }: { exchange: Exchange; onTryAgain: () => void }) {
  const text = useTexts(texts);
  const { noAnswer } = useTexts(replies);
  const [open, setOpen] = useState<OpenSource>();
  const { phase, passages, found } = exchange;
  const { sentences, unsupported } = found?.reviewed
    ? { sentences: [], unsupported: [] }
    : readAnswer(exchange);
  const isAtWork = phase === "retrieving" || phase === "composing";
  const hasText = sentences.length > 0 || Boolean(found?.reviewed && exchange.written);
  return (
    <div className={styles.reply} aria-busy={isAtWork || undefined}>
      <VisuallyHidden>{text.assistant} </VisuallyHidden>
      {isAtWork && !hasText && <Waiting />}
      {phase === "no-answer" && <p>{noAnswer}</p>}
      {found?.reviewed && exchange.written && (
        <ReviewedAnswer written={exchange.written} reviewed={found.reviewed} />
      )}
      {sentences.length > 0 && (
        <p lang={exchange.answeredIn}>
          {sentences.map((sentence, at) => (
            <CitedSentence
              key={at}
              sentence={sentence}
              passages={passages}
              onOpen={(number) => setOpen({ number, sentence: sentence.text })}
            />
          ))}
        </p>
      )}
      {!isAtWork && unsupported.length > 0 && <Unsupported sentences={unsupported} />}
      {phase === "composed" && sentences.length > 0 && (
        <Sources
          cited={citedBy(sentences)}
          passages={passages}
          onOpen={(number) =>
            setOpen({
              number,
              sentence: sentences.find(({ cites }) => cites.includes(number))?.text ?? "",
            })
          }
        />
      )}
      <AnswerNotes exchange={exchange} />
      <Failure phase={phase} onTryAgain={onTryAgain} />
      {phase === "composed" && <AnswerActions exchange={exchange} sentences={sentences} />}
      {open && (
        <PassageSheet
          open={open}
          passage={passages[open.number - 1]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function Waiting() {
  const { working } = useTexts(texts);
  return (
    <p className={styles.waiting}>
      <span aria-hidden="true" className={styles.dots}>
        <i />
        <i />
        <i />
      </span>
      <VisuallyHidden>{working}</VisuallyHidden>
    </p>
  );
}
