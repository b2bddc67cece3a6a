import { Notice, type NoticeProps } from "@guildway/ui";
import styles from "./paper.module.css";

/** What there is to know of a document, above it and as wide; it is not printed. */
export function DocumentNotice(notice: NoticeProps) {
  return (
    <div className={styles.notice} data-no-print="">
      <Notice {...notice} />
    </div>
  );
}
