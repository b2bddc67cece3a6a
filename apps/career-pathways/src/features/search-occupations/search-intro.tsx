import { useTexts } from "@guildway/ui";
import styles from "./search-occupations.module.css";
import { texts } from "./texts.ts";

/** What the tool is for; shorter once something was searched. */
export function SearchIntro({ searched }: { searched: boolean }) {
  const text = useTexts(texts);
  return (
    <div className={styles.intro}>
      <h1 className={searched ? styles.searched : undefined}>{text.title}</h1>
      {!searched && <p>{text.lead}</p>}
    </div>
  );
}
