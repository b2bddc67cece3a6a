import { useTexts } from "@guildway/ui";
import { sizeInWords } from "@guildway/ui/size-in-words";
import styles from "./files.module.css";
import type { Material } from "./state-of.ts";
import { texts } from "./texts.ts";

/** The files of a material: each to download, and what is heard to play and to read. */
export function Files({ row: { cdnFiles } }: { row: Material }) {
  const { locale, transcript } = useTexts(texts);
  return (
    <ul className={styles.files}>
      {(cdnFiles ?? []).map((file) => (
        <li key={file.id ?? file.url ?? file.name}>
          {file.url ? (
            <a className={styles.file} href={file.url} download={file.name}>
              {file.name}
            </a>
          ) : (
            file.name
          )}
          {file.size ? (
            <span className={styles.size}> {sizeInWords(file.size, locale)}</span>
          ) : null}
          {file.url && file.type?.startsWith("audio/") && (
            <>
              <audio className={styles.audio} controls preload="none" src={file.url}>
                <track kind="captions" />
              </audio>
              {file.transcript && (
                <details>
                  <summary>{transcript(file.name)}</summary>
                  <p className={styles.said}>{file.transcript}</p>
                </details>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
