import { openModal } from "@guildway/federation";
import { Button, TextArea, useTexts } from "@guildway/ui";
import { formTexts } from "./texts.ts";
import type { FieldInputProps } from "./field-input.tsx";
import styles from "./markdown-input.module.css";

/** A text with markdown in it, and the way to how that is written. */
export function MarkdownInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const { markdownHelp } = useTexts(formTexts);
  return (
    <div className={styles.markdown}>
      <TextArea
        {...{ name, label, hint, error }}
        optional
        rows={8}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button variant="quiet" onClick={() => openModal("shell.markdownCheatsheet")}>
        {markdownHelp}
      </Button>
    </div>
  );
}
