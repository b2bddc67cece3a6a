import { useTexts } from "@guildway/ui";
import Upload from "lucide-react/icons/upload";
import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import styles from "./files-input.module.css";
import { texts } from "./texts.ts";

/** Where files are chosen, or dragged to. */
export function DropPlace({
  ref,
  accept,
  hint,
  onFiles,
}: {
  ref: Ref<HTMLInputElement>;
  accept: string;
  hint: string;
  onFiles(files: readonly File[]): void;
}) {
  const text = useTexts(texts);
  const [isOver, setOver] = useState(false);
  const inner = useRef(0);
  const id = useId();
  const enter = (change: 1 | -1) => {
    // Each child tells of the pointer too.
    inner.current += change;
    setOver(inner.current > 0);
  };
  // A file that misses the place must not take the place of the page, and what was typed with it.
  useEffect(() => {
    const stop = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    for (const type of ["dragover", "drop"] as const) addEventListener(type, stop);
    return () => {
      for (const type of ["dragover", "drop"] as const) removeEventListener(type, stop);
    };
  }, []);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver ? "" : undefined}
      onDragEnter={() => enter(1)}
      onDragLeave={() => enter(-1)}
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault();
        inner.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <label className={styles.choose}>
        <Upload aria-hidden="true" />
        <span>{isOver ? text.dropNow : text.choose}</span>
        <input
          ref={ref}
          className={styles.file}
          type="file"
          multiple
          accept={accept}
          aria-describedby={id}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = "";
          }}
        />
      </label>
      <span className={styles.note}>{text.drop}</span>
      <p className={styles.note} id={id}>
        {hint}
      </p>
    </div>
  );
}
