import { Button, TextArea, useTexts } from "@guildway/ui";
import { sizeInWords } from "@guildway/ui/size-in-words";
import FileText from "lucide-react/icons/file-text";
import type { ListedFile } from "./files-input.tsx";
import styles from "./files-input.module.css";
import { texts } from "./texts.ts";

/** A file that is stored, with what is said in it where it is heard. */
export function FileRow({
  file,
  onChange,
  onRemove,
}: {
  file: ListedFile;
  onChange(to: ListedFile): void;
  onRemove(): void;
}) {
  const text = useTexts(texts);
  const { name, size, type, url, transcript } = file;
  return (
    <li className={styles.row}>
      <FileText aria-hidden="true" />
      <span className={styles.name}>
        {url ? <a href={url}>{name}</a> : name}
        {size ? <span className={styles.note}> {sizeInWords(size, text.locale)}</span> : null}
      </span>
      <Button variant="quiet" aria-label={text.remove(name)} onClick={onRemove}>
        {text.removeShort}
      </Button>
      {type?.startsWith("audio/") && (
        <div className={styles.below}>
          <TextArea
            label={text.transcript(name)}
            hint={text.transcriptHint}
            optional
            rows={3}
            maxLength={100_000}
            value={transcript ?? ""}
            onChange={({ target }) => onChange({ ...file, transcript: target.value || null })}
          />
        </div>
      )}
    </li>
  );
}
