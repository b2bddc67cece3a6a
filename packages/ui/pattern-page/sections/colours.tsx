import { Card } from "../../src/index.ts";
import styles from "../pattern-page.module.css";

const pairs = [
  ["canvas", "ink"],
  ["paper", "ink"],
  ["paper", "ink-quiet"],
  ["sunken", "ink-quiet"],
  ["accent", "accent-ink"],
  ["accent-quiet", "accent-strong"],
  ["highlight", "highlight-ink"],
  ["red-fill", "red-fill-ink"],
  ["red-quiet", "red-strong"],
  ["amber-quiet", "amber-strong"],
  ["green-quiet", "green-strong"],
  ["blue-quiet", "blue-strong"],
] as const;

export function Colours() {
  return (
    <Card title="Colour" count={pairs.length}>
      <ul className={styles.swatches}>
        {pairs.map(([ground, text]) => (
          <li
            key={`${ground} ${text}`}
            className={styles.swatch}
            style={{ background: `var(--${ground})`, color: `var(--${text})` }}
          >
            <strong>{ground}</strong>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
