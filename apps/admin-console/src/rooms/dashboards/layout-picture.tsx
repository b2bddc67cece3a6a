import { layoutWidths, type PageLayout } from "@guildway/api-contract";
import styles from "./editor.module.css";

/** A layout as three boxes. */
export function LayoutPicture({ of }: { of: PageLayout }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {layoutWidths[of].map((width, index) => (
        <span key={index} data-width={width} />
      ))}
    </span>
  );
}
