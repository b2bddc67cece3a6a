import styles from "./account-card.module.css";

/** Ways from one screen to another, below what the screen asks. */
export function CardLinks({ links }: { links: readonly { href: string; words: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, words }) => (
        <li key={href}>
          <a href={href}>{words}</a>
        </li>
      ))}
    </ul>
  );
}
