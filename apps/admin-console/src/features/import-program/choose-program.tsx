import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, Notice, Spinner, useTexts } from "@guildway/ui";
import { type ReactNode, useState } from "react";
import { OrganizationChoice } from "../../room/choose/organization-choice.tsx";
import { OneFile } from "../../room/form/files/one-file.tsx";
import { useOrganizations } from "../../room/organizations.ts";
import { useOpens } from "../../room/use-opens.ts";
import styles from "./import-program.module.css";
import type { ProgramDraft } from "./program-draft.ts";
import { texts } from "./texts.ts";
import { UndoSaved } from "./undo-saved.tsx";
import type { ImportState } from "./use-import-program.ts";

/** The document to read: chosen, or dropped; and what came of the last one. */
export function ChooseProgram({
  state,
  unfinished,
  onFile,
  onCancel,
  onUndone,
}: {
  state: Extract<ImportState, { at: "choose" | "reading" }>;
  /** What was begun before. */
  unfinished: ReactNode;
  onFile(file: File, orgId: string): void;
  onCancel(): void;
  onUndone(draft: ProgramDraft): void;
}) {
  const text = useTexts(texts);
  const { own } = useOrganizations();
  const [chosenId, setChosenId] = useState<string>();
  const orgId = chosenId ?? own?.id ?? "";
  const opensPrograms = useOpens("trainingPrograms");
  if (state.at === "reading")
    return (
      <div className={styles.reading}>
        <Spinner text={`${text.reading} ${state.file}`} />
        <Button onClick={onCancel}>{text.stopReading}</Button>
      </div>
    );
  const { saved } = state;
  return (
    <div className={styles.choose}>
      {saved && (
        <Notice kind="success" title={text.created}>
          <p>
            {opensPrograms ? (
              <Link to={linkTo("admin-console.trainingPrograms", { id: saved.id })}>
                {text.createdText(saved.draft.values.title)}
              </Link>
            ) : (
              text.createdText(saved.draft.values.title)
            )}
          </p>
          <div className={styles.undo}>
            <UndoSaved id={saved.id} onUndone={() => onUndone(saved.draft)} />
          </div>
        </Notice>
      )}
      {unfinished}
      <OrganizationChoice value={orgId} onChange={setChosenId} />
      <OneFile
        accept=".docx,.pptx,.xlsx"
        label={text.file}
        hint={text.fileHint}
        onFile={(file) => onFile(file, orgId)}
      />
      {state.fault && (
        <Notice kind="danger" role="alert">
          {text.fileFaults[state.fault]}
        </Notice>
      )}
    </div>
  );
}
