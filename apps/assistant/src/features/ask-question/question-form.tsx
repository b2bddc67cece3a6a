import { Button, IconButton, useTexts, VisuallyHidden } from "@guildway/ui";
import ArrowUp from "lucide-react/icons/arrow-up";
import Square from "lucide-react/icons/square";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import type { AskFault } from "../../conversation/use-conversation.ts";
import styles from "./ask-question.module.css";
import { texts } from "./texts.ts";

/** The box to ask in: Enter asks, Shift and Enter begin a new line. */
export function QuestionForm({
  fieldRef,
  isAtWork,
  onAsk,
  onStop,
}: {
  fieldRef: Ref<HTMLTextAreaElement>;
  isAtWork: boolean;
  /** Asks, or says what is wrong. */
  onAsk: (question: string) => AskFault | undefined;
  onStop: () => void;
}) {
  const text = useTexts(texts);
  const [question, setQuestion] = useState("");
  const [fault, setFault] = useState<Exclude<AskFault, "profane">>();
  const id = useId();
  const submit = () => {
    if (isAtWork) return;
    const found = onAsk(question);
    // What was said to an oath stands in the conversation.
    setFault(found === "profane" ? undefined : found);
    if (!found || found === "profane") setQuestion("");
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{text.label}</VisuallyHidden>
      </label>
      <div className={styles.box}>
        <textarea
          ref={fieldRef}
          id={id}
          rows={1}
          className={styles.field}
          placeholder={text.label}
          value={question}
          enterKeyHint="send"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={({ target }) => {
            setQuestion(target.value);
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            if (!isSending(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        {isAtWork ? (
          <Button
            variant="secondary"
            icon={<Square aria-hidden="true" />}
            className={styles.stop}
            onClick={onStop}
          >
            {text.stop}
          </Button>
        ) : (
          <IconButton
            type="submit"
            variant="primary"
            name={text.ask}
            icon={<ArrowUp aria-hidden="true" />}
          />
        )}
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {text.faults[fault]}
        </p>
      )}
    </form>
  );
}

/** Enter alone; while a word is put together from several keys it ends that word. */
const isSending = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing;
