import type { WagePeriod } from "@guildway/rules";
import { useTexts } from "@guildway/ui";

import { useFigures } from "./use-figures.ts";
import { texts } from "./texts.ts";
import styles from "./wages.module.css";

interface Props {
  rates: readonly WagePeriod[];
  entryWage: number;
}

/** A period that takes less of the hours than this has no room for its words; the table beside says them. */
const leastShare = 0.14;

/** The steps of pay: as wide as their hours, as high as their dollars, below the line of the entry wage. Its table stands beside it. */
export function WageChart({ rates, entryWage }: Props) {
  const text = useTexts(texts);
  const { dollars, number } = useFigures();
  const hours = rates.reduce((sum, { duration }) => sum + duration, 0);
  const pay = rates.reduce((sum, { duration, wageAmount }) => sum + duration * wageAmount, 0);
  const top = Math.max(entryWage, ...rates.map(({ wageAmount }) => wageAmount));
  const [first, last] = [rates[0], rates.at(-1)];
  if (!first || !last || !(hours > 0) || !(top > 0)) return null;
  const says = text.chartSays(
    rates.length,
    dollars(first.wageAmount),
    dollars(last.wageAmount),
    dollars(entryWage),
  );
  return (
    <figure className={styles.chart}>
      <figcaption>{text.chart}</figcaption>
      <p className={styles.entry}>{text.entry(dollars(entryWage))}</p>
      <svg
        className={styles.steps}
        viewBox={`0 0 ${hours} ${top}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={says}
      >
        {stepsOf(rates).map(({ from, wageAmount, duration }) => (
          <rect key={from} x={from} y={top - wageAmount} width={duration} height={wageAmount} />
        ))}
        <line x1={0} x2={hours} y1={top - entryWage} y2={top - entryWage} />
      </svg>
      <ol
        className={styles.stepWords}
        aria-hidden="true"
        style={{ gridTemplateColumns: rates.map(({ duration }) => `${duration}fr`).join(" ") }}
      >
        {rates.map(({ wageAmount, duration }, at) => (
          <li key={at}>
            {duration / hours >= leastShare && (
              <>
                <strong>{dollars(wageAmount)}</strong>
                <span>{number(duration)} h</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.sum}>{text.sum(number(hours), dollars(pay, 0))}</p>
    </figure>
  );
}

function stepsOf(rates: readonly WagePeriod[]) {
  let from = 0;
  return rates.map((rate) => {
    const step = { ...rate, from };
    from += rate.duration;
    return step;
  });
}
