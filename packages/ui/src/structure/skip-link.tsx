import { useWords } from "../language/words.ts";
import styles from "./visually-hidden.module.css";

/** The first link of a page; seen when focused, it moves focus to the element with the id `to` (default "main", which needs tabIndex -1). */
export function SkipLink({ to = "main" }: { to?: string }) {
  const words = useWords();
  return (
    <a className={styles.skip} href={`#${to}`} data-no-print="">
      {words.skip}
    </a>
  );
}
