import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Notice, Spinner, TextField, useTexts } from "@guildway/ui";
import { type DragEvent, useState } from "react";
import styles from "./import-program.module.css";
import { texts } from "./texts.ts";
import type { ImportState } from "./use-import-program.ts";

/** The document to read: chosen, or dropped; and what came of the last one. */
export function ChooseProgram({
  state,
  onFile,
}: {
  state: Extract<ImportState, { at: "choose" | "reading" }>;
  onFile(file: File): void;
}) {
  const text = useTexts(texts);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  if (state.at === "reading")
    return (
      <p role="status" className={styles.reading}>
        <Spinner /> {text.reading} {state.file}
      </p>
    );
  return (
    <div className={styles.choose}>
      {state.savedId && (
        <Notice kind="success" title={text.created}>
          <Link to={linkTo("admin-console.trainingPrograms", { id: state.savedId })}>
            {text.createdText(state.savedTitle ?? "")}
          </Link>
        </Notice>
      )}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <TextField
          type="file"
          accept=".docx,.pptx,.xlsx"
          label={text.file}
          hint={text.fileHint}
          onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
        />
      </div>
      {state.fault && (
        <Notice kind="danger" role="alert">
          {text.fileFaults[state.fault]}
        </Notice>
      )}
    </div>
  );
}
