import { useLanguage, useTexts } from "@guildway/ui";
import { dollars } from "../../plan/dollars.ts";
import type { AreaMedian } from "../../plan/wage-figures.ts";
import type { Rate } from "./rate-switch.tsx";
import styles from "./wages-card.module.css";
import { texts } from "./texts.ts";

/** The medians of areas as bars from zero, nearest first, each with its figure. */
export function WageBars({ medians, rate }: { medians: readonly AreaMedian[]; rate: Rate }) {
  const text = useTexts(texts).wages;
  const lang = useLanguage();
  const most = Math.max(...medians.map(({ figure }) => figure));
  return (
    <figure className={styles.figure}>
      <figcaption>{text.chart}</figcaption>
      <ul className={styles.bars}>
        {medians.map(({ area, figure, topCoded }) => {
          const amount = dollars(figure, rate, lang);
          return (
            <li key={area ?? ""}>
              <span lang={area && "en"}>{area ?? text.nation}</span>
              <strong>{topCoded ? text.orMore(amount) : amount}</strong>
              <span className={styles.barTrack} aria-hidden="true">
                <span style={{ inlineSize: `${(figure / most) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
