import { Button, Notice, SelectField, TextField, useLanguage, useTexts } from "@guildway/ui";
import { type DragEvent, useState } from "react";
import type { KnownOrganization } from "../../room/room.ts";
import { labels } from "./labels.ts";
import type { FileFault } from "./people-file.ts";
import { texts } from "./texts.ts";
import styles from "./import-users.module.css";

/** Whose the people will be, and the file that they stand in: chosen, or dropped. */
export function ChooseFile({
  organizations,
  orgId,
  onOrganization,
  fault,
  onFile,
}: {
  organizations: readonly KnownOrganization[];
  orgId: string;
  onOrganization: (orgId: string) => void;
  fault: FileFault | undefined;
  onFile: (file: File) => void;
}) {
  const words = useTexts(texts);
  const lang = useLanguage();
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
  const example = async () => {
    const { downloadExample } = await import("./csv-files.ts");
    downloadExample(words.exampleName, labels[lang]);
  };
  return (
    <div className={styles.choose}>
      {organizations.length > 1 && (
        <SelectField
          label={words.organization}
          value={orgId}
          onChange={({ target }) => onOrganization(target.value)}
        >
          {organizations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <TextField
          type="file"
          accept=".csv,text/csv"
          label={words.file}
          hint={words.fileHint}
          onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
        />
      </div>
      {fault && (
        <Notice kind="danger" role="alert">
          {words.fileFaults[fault]}
        </Notice>
      )}
      <ul className={styles.rules}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div>
        <Button onClick={example}>{words.example}</Button>
      </div>
    </div>
  );
}
