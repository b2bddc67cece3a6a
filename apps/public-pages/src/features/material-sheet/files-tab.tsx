import { Button, TextArea, useTexts } from "@guildway/ui";
import { sizeInWords } from "@guildway/ui/size-in-words";
import { useId } from "react";
import { isAudio, isPicture, type MaterialFile } from "../../material/kinds-of-files.ts";
import { materialTexts } from "../../material/texts.ts";
import styles from "./sheet.module.css";
import { accepted } from "./stored-file.ts";
import { texts } from "./texts.ts";
import type { Uploads } from "./use-upload.ts";

interface Props {
  files: readonly MaterialFile[];
  onFiles(files: MaterialFile[]): void;
  uploads: Uploads;
}

/** The files of a material: chosen, sent, told in words, and taken away again. */
export function FilesTab({ files, onFiles, uploads: { send, sending, refused, most } }: Props) {
  const text = useTexts(texts).upload;
  const { locale } = useTexts(materialTexts);
  const hint = useId();
  return (
    <div className={styles.fields}>
      {files.length === 0 && sending.length === 0 && <p className={styles.note}>{text.none}</p>}
      <ul className={styles.files}>
        {files.map((file, at) => (
          <li key={file.id ?? file.url ?? at} className={styles.file}>
            <span>
              {file.name}{" "}
              {file.size ? (
                <span className={styles.note}>{sizeInWords(file.size, locale)}</span>
              ) : null}
            </span>
            <Button
              variant="quiet"
              aria-label={text.remove(file.name)}
              onClick={() => onFiles(files.toSpliced(at, 1))}
            >
              {text.removeShort}
            </Button>
            {(isAudio(file) || isPicture(file)) && (
              <TextArea
                label={isAudio(file) ? text.transcript(file.name) : text.described(file.name)}
                optional
                rows={3}
                maxLength={100_000}
                value={file.transcript ?? ""}
                onChange={({ target }) =>
                  onFiles(files.with(at, { ...file, transcript: target.value || null }))
                }
              />
            )}
          </li>
        ))}
        {sending.map((name) => (
          <li key={name} className={styles.file}>
            <span>{text.uploading(name)}</span>
            <progress aria-label={text.uploading(name)} />
          </li>
        ))}
      </ul>
      <label className={styles.choose}>
        {text.choose}
        <input
          type="file"
          multiple
          accept={accepted}
          aria-describedby={hint}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = "";
          }}
        />
      </label>
      <p className={styles.note} id={hint}>
        {text.hint(most)} {text.keep}
      </p>
      {refused && <p role="alert">{refused}</p>}
    </div>
  );
}
