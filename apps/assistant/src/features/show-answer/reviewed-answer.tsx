import { shownDay } from "@guildway/rules";
import { useTexts } from "@guildway/ui";
import type { Found } from "../../conversation/conversation.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** What staff have written to the question, word for word, and who and when. */
export function ReviewedAnswer({
  written,
  reviewed: { author, writtenAt },
}: {
  written: string;
  reviewed: NonNullable<Found["reviewed"]>;
}) {
  const { reviewed, reviewedBy } = useTexts(texts);
  const day = shownDay(writtenAt);
  return (
    <>
      <p className={styles.reviewed}>{written.trim()}</p>
      <p className={styles.note}>{author ? reviewed(author, day) : reviewedBy(day)}</p>
    </>
  );
}
