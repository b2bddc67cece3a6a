import { Button, Notice, useLanguage, useTexts } from "@guildway/ui";
import { OrganizationChoice } from "../../room/choose/organization-choice.tsx";
import { OneFile } from "../../room/form/files/one-file.tsx";
import { labels } from "./labels.ts";
import type { FileFault } from "./people-file.ts";
import { texts } from "./texts.ts";
import styles from "./import-users.module.css";

/** Whose the people will be, and the file that they stand in: chosen, or dropped. */
export function ChooseFile({
  orgId,
  onOrganization,
  fault,
  onFile,
}: {
  orgId: string;
  onOrganization: (orgId: string) => void;
  fault: FileFault | undefined;
  onFile: (file: File) => void;
}) {
  const words = useTexts(texts);
  const lang = useLanguage();
  const example = async () => {
    const { downloadExample } = await import("./csv-files.ts");
    downloadExample(words.exampleName, labels[lang]);
  };
  return (
    <div className={styles.choose}>
      <OrganizationChoice value={orgId} onChange={onOrganization} />
      <OneFile accept=".csv,text/csv" label={words.file} hint={words.fileHint} onFile={onFile} />
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
