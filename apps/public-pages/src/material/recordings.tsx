import { useTexts } from "@guildway/ui";
import { createElement, useId } from "react";
import { addressOfFile, type MaterialFile } from "./kinds-of-files.ts";
import styles from "./material.module.css";
import { materialTexts } from "./texts.ts";

/** What can be heard, each with what is said in it. */
export function Recordings({ files, level }: { files: readonly MaterialFile[]; level: number }) {
  const { audio, transcript } = useTexts(materialTexts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      {createElement(`h${level}`, { id }, audio)}
      <ul className={styles.recordings}>
        {files.map((file) => (
          <li key={file.id ?? file.name}>
            <span className={styles.name}>{file.name}</span>
            <audio
              className={styles.player}
              controls
              preload="none"
              src={addressOfFile(file)}
              aria-label={file.name}
            >
              <track kind="captions" />
            </audio>
            {file.transcript && (
              <details>
                <summary>{transcript(file.name)}</summary>
                <p className={styles.said}>{file.transcript}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
