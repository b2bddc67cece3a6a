import { Button, useTexts } from "@guildway/ui";
import styles from "./search-occupations.module.css";
import { texts } from "./texts.ts";

const keywords = ["electrician", "welder", "nursing assistant", "machinist", "carpenter"];

/** A first step for those who have no word in mind; the keywords are English, as the occupations are. */
export function SearchSuggestions({ onSearch }: { onSearch(keyword: string): void }) {
  const text = useTexts(texts);
  return (
    <section className={styles.suggestions} aria-label={text.suggestions}>
      <p>{text.suggestions}</p>
      {keywords.map((keyword) => (
        <Button key={keyword} lang="en" onClick={() => onSearch(keyword)}>
          {keyword}
        </Button>
      ))}
    </section>
  );
}
