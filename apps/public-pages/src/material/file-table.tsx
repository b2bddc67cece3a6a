import { useTexts } from "@guildway/ui";
import { sizeInWords } from "@guildway/ui/size-in-words";
import { createElement, useId } from "react";
import { addressOfFile, kindOfFile, type MaterialFile } from "./kinds-of-files.ts";
import styles from "./material.module.css";
import { materialTexts } from "./texts.ts";

/** The files of a material, each to download. */
export function FileTable({ files, level }: { files: readonly MaterialFile[]; level: number }) {
  const text = useTexts(materialTexts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      {createElement(`h${level}`, { id }, text.files)}
      <table className={styles.files} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.type}</th>
            <th scope="col">{text.size}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => {
            const address = addressOfFile(file);
            return (
              <tr key={file.id ?? file.name}>
                <th scope="row">
                  {address ? (
                    <a className={styles.file} href={address} download={file.name}>
                      {file.name}
                    </a>
                  ) : (
                    file.name
                  )}
                </th>
                <td>{kindOfFile(file)}</td>
                <td className={styles.size}>
                  {file.size ? sizeInWords(file.size, text.locale) : ""}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
