import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Notice, SelectField, Spinner, TextField, useTexts } from "@guildway/ui";
import { type DragEvent, useState } from "react";
import { useOrganizations } from "../../room/organizations.ts";
import styles from "./import-program.module.css";
import { texts } from "./texts.ts";
import type { ImportState } from "./use-import-program.ts";

/** The document to read: chosen, or dropped; and what came of the last one. */
export function ChooseProgram({
  state,
  onFile,
}: {
  state: Extract<ImportState, { at: "choose" | "reading" }>;
  onFile(file: File, orgId: string): void;
}) {
  const text = useTexts(texts);
  const { own, all } = useOrganizations();
  const [chosenId, setChosenId] = useState<string>();
  const orgId = chosenId ?? own?.id ?? "";
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file, orgId);
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
      {all.length > 1 && (
        <SelectField
          label={text.organization}
          value={orgId}
          onChange={({ target }) => setChosenId(target.value)}
        >
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
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
          onChange={({ target }) => target.files?.[0] && onFile(target.files[0], orgId)}
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
