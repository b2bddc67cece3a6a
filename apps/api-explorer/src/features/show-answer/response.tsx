import { Card, useTexts } from "@guildway/ui";
import type { AnswerState } from "../../answer/use-answer.ts";
import { Failure } from "./failure.tsx";
import { ShownAnswer } from "./shown-answer.tsx";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** The answer's block, in each state of a call. */
export function Response({
  state,
  corrected,
  onCorrected,
}: {
  state: AnswerState;
  /** The address of a request that the server would take in place of the one that it refused. */
  corrected?: string | undefined;
  onCorrected?: () => void;
}) {
  const text = useTexts(texts);
  return (
    <Card title={text.title}>
      <div aria-live="polite" className={styles.stack}>
        {state.at === "nothing" && <p className={styles.note}>{text.nothing}</p>}
        {state.at === "loading" && <p className={styles.loading}>{text.loading}</p>}
        {state.at === "failed" && <Failure message={state.message} />}
        {state.at === "answered" &&
          (state.sent.status >= 400 ? (
            <Failure
              message={text.status(state.sent.status)}
              sent={state.sent}
              corrected={corrected}
              onCorrected={onCorrected}
            />
          ) : (
            <ShownAnswer sent={state.sent} asking={state.asking} />
          ))}
      </div>
    </Card>
  );
}
