import { importOutcomes, type ResultOfRow } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";
import styles from "./import-users.module.css";

/** How many rows have each outcome. */
export type OutcomeCounts = Record<ResultOfRow["outcome"], number>;

/** Counts the rows of each outcome. */
export function countsOf(results: readonly ResultOfRow[]): OutcomeCounts {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/** The counts side by side. */
export function Counts({ counts }: { counts: OutcomeCounts }) {
  const { outcomes } = useTexts(texts);
  const shown = new Intl.NumberFormat(useLanguage());
  return (
    <dl className={styles.counts}>
      {importOutcomes.map((outcome) => (
        <div
          key={outcome}
          data-refused={(outcome === "refused" && counts.refused > 0) || undefined}
        >
          <dt>{outcomes[outcome]}</dt>
          <dd>{shown.format(counts[outcome])}</dd>
        </div>
      ))}
    </dl>
  );
}
