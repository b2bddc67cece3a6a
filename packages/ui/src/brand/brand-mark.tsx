import { VisuallyHidden } from "../structure/visually-hidden.tsx";
import styles from "./brand-mark.module.css";

export type BrandMarkProps = {
  /** Height of the sign in px, default 28. */
  size?: number;
  /** Without it only the sign is shown. */
  wordmark?: boolean;
};

/** Guildway's sign, a nut whose open side becomes a way, with or without its name. */
export function BrandMark({ size = 28, wordmark = true }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg width={size * 0.75} height={size} viewBox="4 0 24 32" aria-hidden="true">
        <path
          className={styles.way}
          d="M25.5 10.5 16 5 6.5 10.5v11L16 27l9.5-5.5V16H16"
          fill="none"
          strokeWidth="4.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle className={styles.goal} cx="16" cy="16" r="3.4" />
      </svg>
      {wordmark ? (
        <span className={styles.name}>Guildway</span>
      ) : (
        <VisuallyHidden>Guildway</VisuallyHidden>
      )}
    </span>
  );
}
