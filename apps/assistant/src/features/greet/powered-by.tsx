import { useTexts } from "@guildway/ui";
import styles from "./greet.module.css";
import { texts } from "./texts.ts";

/** Whose work the assistant is, where its integration says so. */
export function PoweredBy({ name }: { name: string | null | undefined }) {
  const { poweredBy } = useTexts(texts);
  return name ? <p className={styles.poweredBy}>{poweredBy(name)}</p> : null;
}
