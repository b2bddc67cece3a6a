import { RichText } from "@guildway/ui/rich-text";
import { addressOfFile, isAudio, isPicture } from "./kinds-of-files.ts";
import { FileTable } from "./file-table.tsx";
import styles from "./material.module.css";
import type { Material } from "./material-query.ts";
import { Recordings } from "./recordings.tsx";

/** What a material says: its text, its pictures, what can be heard, and its files. */
export function MaterialBody({
  material: { body, cdnFiles },
  beneath,
}: {
  material: Pick<Material, "body" | "cdnFiles">;
  /** The level of the heading that it stands under. */
  beneath: 1 | 2;
}) {
  const files = cdnFiles ?? [];
  const recordings = files.filter(isAudio);
  return (
    <div className={styles.material}>
      {body && <RichText html={body} beneath={beneath} />}
      {files.filter(isPicture).map((file) => (
        <img
          key={file.id ?? file.name}
          className={styles.picture}
          src={addressOfFile(file)}
          alt={file.transcript ?? file.name}
          loading="lazy"
        />
      ))}
      {recordings.length > 0 && <Recordings files={recordings} level={beneath + 1} />}
      {files.length > 0 && <FileTable files={files} level={beneath + 1} />}
    </div>
  );
}
