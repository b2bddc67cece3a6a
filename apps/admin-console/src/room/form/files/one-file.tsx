import { TextField } from "@guildway/ui";
import { type DragEvent, useState } from "react";
import styles from "./one-file.module.css";

/** Where the one file that a page works on is chosen, or dropped. */
export function OneFile({
  accept,
  label,
  hint,
  onFile,
}: {
  accept: string;
  label: string;
  hint: string;
  onFile(file: File): void;
}) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <TextField
        type="file"
        accept={accept}
        label={label}
        hint={hint}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
    </div>
  );
}
