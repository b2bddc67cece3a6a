import { Button, useTexts } from "@guildway/ui";
import { sizeInWords } from "@guildway/ui/size-in-words";
import FileText from "lucide-react/icons/file-text";
import styles from "./files-input.module.css";
import { texts } from "./texts.ts";
import type { Upload } from "./use-uploads.ts";

/** A file on its way, which can be cancelled, and tried again where it failed. */
export function UploadRow({
  upload: { file, at, share, why },
  most = 0,
  onAgain,
  onCancel,
}: {
  upload: Upload;
  /** Millions of bytes that a file may have. */
  most: number | undefined;
  onAgain(): void;
  onCancel(): void;
}) {
  const text = useTexts(texts);
  const { name } = file;
  const percent = Math.floor(share * 100);
  const faults: Partial<Record<NonNullable<Upload["why"]>, string>> = {
    "file.too-large": text.faults.large(name, most),
    "file.wrong-kind": text.faults.content(name),
    "file.missing": text.faults.empty(name),
    "file.quota-used": text.faults.quota,
    "access.forbidden": text.faults.forbidden,
    network: text.faults.network,
    "api.unreachable": text.faults.network,
  };
  return (
    <li className={styles.row} data-failed={at === "failed" ? "" : undefined}>
      <FileText aria-hidden="true" />
      <span className={styles.name}>
        {name} <span className={styles.note}>{sizeInWords(file.size, text.locale)}</span>
      </span>
      <span className={styles.actions}>
        {at === "failed" && (
          <Button variant="quiet" aria-label={text.again(name)} onClick={onAgain}>
            {text.againShort}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={at === "failed" ? text.remove(name) : text.cancel(name)}
          onClick={onCancel}
        >
          {at === "failed" ? text.removeShort : text.cancelShort}
        </Button>
      </span>
      {at === "failed" ? (
        <p className={styles.fault} role="alert">
          {(why && faults[why]) ?? text.faults.other}
        </p>
      ) : (
        <div className={styles.below}>
          <progress
            className={styles.progress}
            aria-label={text.progress(name)}
            max={100}
            value={percent}
          />
          <span className={styles.note}>
            {at === "waiting" ? text.waiting : text.percent(percent)}
          </span>
        </div>
      )}
    </li>
  );
}
