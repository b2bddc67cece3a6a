import { buttonClass } from "@guildway/ui";
import styles from "./account-card.module.css";

/** What a card says where its link leads no further, and the one step that does. */
export function DeadEnd({ words, next }: { words: string; next: { href: string; words: string } }) {
  return (
    <div className={styles.words}>
      <p>{words}</p>
      <a className={buttonClass({ variant: "primary", wide: true })} href={next.href}>
        {next.words}
      </a>
    </div>
  );
}
