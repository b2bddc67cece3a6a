import type { RowOf } from "@guildway/api-client";
import type { location } from "@guildway/api-contract";
import styles from "./locations.module.css";

/** The picture of a location. */
export function LocationImage({ row, text }: { row: RowOf<typeof location>; text: string }) {
  return <img className={styles.image} src={text} alt={row.name ?? ""} />;
}
