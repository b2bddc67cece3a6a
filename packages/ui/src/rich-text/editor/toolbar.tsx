import { useTexts } from "@guildway/ui";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type Ref, useState } from "react";
import styles from "./editor.module.css";
import { texts } from "./texts.ts";
import { keysInWords, type Tool, tools } from "./tools.ts";

/** The buttons above a text: one stop for Tab, and arrows from one to the next. */
export function Toolbar({
  ref,
  editor,
  controls,
  onLink,
}: {
  ref: Ref<HTMLDivElement>;
  editor: Editor | undefined;
  /** The id of the text. */
  controls: string;
  onLink(): void;
}) {
  const text = useTexts(texts);
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      return editor?.commands.focus();
    }
    const to = nextStop(event.key, stop);
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={text.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          editor={editor}
          isStop={index === stop}
          onFocus={() => setStop(index)}
          onLink={onLink}
        />
      ))}
    </div>
  );
}

function ToolButton({
  tool: { name, Icon, keys, isOn, apply, begins },
  editor,
  isStop,
  onFocus,
  onLink,
}: {
  tool: Tool;
  editor: Editor | undefined;
  isStop: boolean;
  onFocus(): void;
  onLink(): void;
}) {
  const label = useTexts(texts).tools[name];
  const known = keys === undefined ? undefined : keysInWords(keys);
  return (
    <button
      type="button"
      className={styles.tool}
      data-begins={begins ? "" : undefined}
      aria-label={label}
      title={known ? `${label} (${known.shown})` : label}
      aria-keyshortcuts={known?.spoken}
      aria-pressed={isOn && editor ? isOn(editor) : isOn && false}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The cursor stays in the text under a mouse, and the focus on the button under keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        if (!editor) return;
        if (!apply) return onLink();
        const chain = editor.chain();
        apply(detail > 0 ? chain.focus() : chain).run();
      }}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

/** Where an arrow, Home or End leads in the toolbar. */
export function nextStop(key: string, from: number, count = tools.length): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
