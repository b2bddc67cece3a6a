import { Link, type To } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import styles from "./explore-occupations.module.css";
import { texts } from "./texts.ts";

/** How one explores without a word. */
export const ways = ["interests", "pay", "openings"] as const;
export type Way = (typeof ways)[number];

/** The ways to an occupation for those who have no word in mind. */
export function ExploreWays({ addressOf }: { addressOf(way: Way | "compare"): To }) {
  const text = useTexts(texts);
  const offers = [
    ...ways.map((way) => [way, text[way], text[`${way}Lead`]] as const),
    ["compare", text.compare, text.compareLead] as const,
  ];
  return (
    <nav className={styles.ways} aria-label={text.lead}>
      <p>{text.lead}</p>
      <ul>
        {offers.map(([way, name, lead]) => (
          <li key={way}>
            <Link to={addressOf(way)}>
              <strong>{name}</strong>
              <span>{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
