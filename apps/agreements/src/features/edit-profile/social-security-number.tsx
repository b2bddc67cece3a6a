import { Button, TextField, useTexts, VisuallyHidden } from "@guildway/ui";
import { useRef } from "react";
import styles from "./edit-profile.module.css";
import { RevealNumber } from "./reveal-number.tsx";
import { texts } from "./texts.ts";
import { useNumberEntry } from "./use-number-entry.ts";

interface Props {
  number: string;
  /** The number as it is stored, its last four digits. */
  kept: string | undefined;
  error: string | undefined;
  onChange(number: string): void;
}

/** A social security number: masked as it is typed, and once it is whole shown by its last four digits. */
export function SocialSecurityNumber({ number, kept, error, onChange }: Props) {
  const text = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const entry = useNumberEntry(input, number, onChange);
  const isAnew = kept !== undefined && number !== kept;
  const keep = () => {
    if (kept) onChange(kept);
    entry.close();
  };
  const ending = text.number.endsIn(number.slice(-4));
  return (
    <div className={styles.number}>
      <TextField
        ref={input}
        name="ssn"
        label={text.answers.ssn}
        hint={entry.isClosed ? ending : isAnew ? text.number.changeHint : text.number.hint}
        error={error}
        value={entry.shown}
        readOnly={entry.isClosed}
        onChange={entry.type}
        width="medium"
        className={styles.digits}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      {entry.canReveal && (
        <RevealNumber isTicked={entry.isTicked} onHold={entry.hold} onTick={entry.tick} />
      )}
      <div className={styles.ways}>
        {entry.isClosed && <Button onClick={entry.open}>{text.number.change}</Button>}
        {isAnew && (
          <Button variant="quiet" onClick={keep}>
            {text.number.keep(kept.slice(-4))}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{entry.isClosed && isAnew ? ending : ""}</span>
      </VisuallyHidden>
    </div>
  );
}
