import type { OccupationSource } from "@guildway/api-contract";
import { defineTexts, useLanguage, useTexts } from "@guildway/ui";
import styles from "./source-credits.module.css";

const texts = defineTexts(
  { title: "Where these figures come from", titles: "Spanish titles: translated by Guildway." },
  {
    title: "De dónde provienen estos datos",
    titles: "Títulos en español: traducción de Guildway.",
  },
);

/** The credit lines that the licences of the sources ask for, in the sources' own words. */
export function SourceCredits({
  sources,
  names,
}: {
  sources: readonly OccupationSource[];
  /** The sources that the page shows something of. */
  names: readonly string[];
}) {
  const text = useTexts(texts);
  const speaksSpanish = useLanguage() === "es";
  const shown = sources.filter(({ Name }) => names.includes(Name));
  if (shown.length === 0) return null;
  return (
    <aside className={styles.credits} aria-label={text.title}>
      <p className={styles.title}>{text.title}</p>
      {shown.map(({ Name, Credit }) => (
        <p key={Name} lang="en">
          {Credit}
        </p>
      ))}
      {speaksSpanish && <p>{text.titles}</p>}
    </aside>
  );
}
