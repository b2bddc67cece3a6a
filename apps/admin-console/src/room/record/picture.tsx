import type { AnyRow } from "../room.ts";
import styles from "./picture.module.css";

/** A stored picture, named after its record. */
export function Picture({ row, text }: { row: object; text: string }) {
  const { name, title } = row as AnyRow;
  return <img className={styles.picture} src={text} alt={String(name ?? title ?? "")} />;
}
