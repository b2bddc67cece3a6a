import { useWords } from "../language/words.ts";
import { VisuallyHidden } from "../structure/visually-hidden.tsx";
import styles from "./waiting.module.css";

export type SkeletonProps = {
  /** How many lines of text it stands for, default 3. */
  lines?: number;
  /** Height of each line as a CSS length, default one line of text. */
  height?: string;
};

/** Keeps the layout while content loads; appears after 200 ms. */
export function Skeleton({ lines = 3, height = "1em" }: SkeletonProps) {
  const words = useWords();
  return (
    <output className={styles.skeleton} data-waiting="">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} style={{ blockSize: height }} />
      ))}
    </output>
  );
}
