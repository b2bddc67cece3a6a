import type { OccupationSource } from "@guildway/api-contract";
import { defineTexts, useLanguage, useOnPhone, useTexts } from "@guildway/ui";
import styles from "./source-credits.module.css";

const texts = defineTexts(
  { title: "Where these figures come from", titles: "Spanish titles: translated by Guildway." },
  {
    title: "De dónde provienen estos datos",
    titles: "Títulos en español: traducción de Guildway.",
  },
);

/** The sources of several answers, each named once; answers that have not come have none. */
export function sourcesOf(
  ...answers: readonly (
    | { Sources: readonly OccupationSource[] }
    | { data: { Sources: readonly OccupationSource[] } | undefined }
  )[]
): OccupationSource[] {
  const all = answers.flatMap((answer) =>
    "Sources" in answer ? answer.Sources : (answer.data?.Sources ?? []),
  );
  return [...new Map(all.map((source) => [source.Credit, source])).values()];
}

/** The credit lines that the licences of the sources ask for, in the sources' own words. */
export function SourceCredits({
  sources,
  names,
}: {
  sources: readonly OccupationSource[];
  /** The sources that the page shows something of, where that is not all. */
  names?: readonly string[];
}) {
  const text = useTexts(texts);
  const speaksSpanish = useLanguage() === "es";
  const onPhone = useOnPhone();
  const shown = sources.filter(({ Name }) => names?.includes(Name) ?? true);
  if (shown.length === 0) return null;
  return (
    <details
      className={onPhone ? styles.credits : `${styles.credits} ${styles.foldsLater}`}
      open={!onPhone}
    >
      <summary>{text.title}</summary>
      {shown.map(({ Name, Credit }) => (
        <p key={Name} lang="en">
          {Credit}
        </p>
      ))}
      {speaksSpanish && <p>{text.titles}</p>}
    </details>
  );
}
