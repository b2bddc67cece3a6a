import { FieldGroup, useTexts, VisuallyHidden } from "@guildway/ui";
import { type ReactNode, useId, useRef, useState } from "react";
import text from "../rich-text.module.css";
import styles from "./editor.module.css";
import { LinkDialog } from "./link-dialog.tsx";
import { texts } from "./texts.ts";
import { Toolbar } from "./toolbar.tsx";
import { useEditor } from "./use-editor.ts";

export type RichTextFieldProps = {
  /** The name of the field, by which the summary of a form finds it. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** HTML; empty where there is no text. */
  value: string;
  onChange(html: string): void;
  /** The most characters, without markup. */
  max?: number;
  /** The height of the text to begin with, in pixels. */
  height?: number;
};

/** So few characters left are said aloud. */
const fewLeft = 500;

/** A text with headings, lists and links, of at most so many characters. */
export function RichTextField({
  name,
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  max = 50_000,
  height = 500,
}: RichTextFieldProps) {
  const say = useTexts(texts);
  const countId = useId();
  const keysId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const [asksLink, setAsksLink] = useState(false);
  const [count, setCount] = useState(0);
  const left = max - count;
  const isOver = left < 0;
  const wrong = isOver ? say.tooLong(max) : error;
  const [editor, place] = useEditor({
    value,
    onChange,
    onCount: setCount,
    onKey(event) {
      const mod = event.ctrlKey || event.metaKey;
      const isLink = mod && !event.altKey && event.key.toLowerCase() === "k";
      const isToolbar = event.altKey && event.key === "F10";
      if (!isLink && !isToolbar) return false;
      // The page has keys of its own.
      event.stopPropagation();
      if (isLink) setAsksLink(true);
      else toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
      return true;
    },
    attributes: {
      id: name,
      role: "textbox",
      class: `${text["text"]} ${styles["content"]}`,
      "aria-multiline": "true",
      "aria-label": label,
      "aria-describedby": `${countId} ${keysId}`,
      ...(wrong && { "aria-invalid": "true" }),
    },
  });
  const figure = new Intl.NumberFormat(say.locale).format(Math.abs(left));
  return (
    <FieldGroup legend={label} hint={hint} error={wrong} optional={optional}>
      <div className={styles.box} data-wrong={wrong ? "" : undefined}>
        <Toolbar ref={toolbar} editor={editor} controls={name} onLink={() => setAsksLink(true)} />
        <div ref={place} className={styles.place} style={{ blockSize: height }} />
      </div>
      <p className={styles.count} id={countId} data-over={isOver ? "" : undefined}>
        {isOver ? say.over(figure) : say.left(figure)}
      </p>
      <VisuallyHidden>
        <span id={keysId}>{say.keys}</span>
        <span role="status">
          {isOver ? say.tooLong(max) : left <= fewLeft ? say.left(String(fewLeft)) : ""}
        </span>
      </VisuallyHidden>
      {asksLink && editor && <LinkDialog editor={editor} onClose={() => setAsksLink(false)} />}
    </FieldGroup>
  );
}
