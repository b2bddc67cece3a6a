import { Button, useLanguage, useTexts } from "@guildway/ui";
import styles from "./search-occupations.module.css";
import { texts } from "./texts.ts";

const keywords = {
  en: ["electrician", "welder", "nursing assistant", "machinist", "carpenter"],
  es: ["electricista", "soldador", "asistente de enfermería", "tornero", "carpintero"],
};

/** A first step for those who have no word in mind. */
export function SearchSuggestions({ onSearch }: { onSearch(keyword: string): void }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  return (
    <section className={styles.suggestions} aria-label={text.suggestions}>
      <p>{text.suggestions}</p>
      {keywords[lang].map((keyword) => (
        <Button key={keyword} onClick={() => onSearch(keyword)}>
          {keyword}
        </Button>
      ))}
    </section>
  );
}
