import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Notice, Spinner, useTexts } from "@guildway/ui";
import { useState } from "react";
import { OrganizationChoice } from "../../room/choose/organization-choice.tsx";
import { OneFile } from "../../room/form/files/one-file.tsx";
import { useOrganizations } from "../../room/organizations.ts";
import { useOpens } from "../../room/use-opens.ts";
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
  const { own } = useOrganizations();
  const [chosenId, setChosenId] = useState<string>();
  const orgId = chosenId ?? own?.id ?? "";
  const opensPrograms = useOpens("trainingPrograms");
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
          {opensPrograms ? (
            <Link to={linkTo("admin-console.trainingPrograms", { id: state.savedId })}>
              {text.createdText(state.savedTitle ?? "")}
            </Link>
          ) : (
            text.createdText(state.savedTitle ?? "")
          )}
        </Notice>
      )}
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
