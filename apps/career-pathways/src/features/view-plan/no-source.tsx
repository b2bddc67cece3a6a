import { ErrorState, Skeleton, useTexts } from "@guildway/ui";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

interface Props {
  part: "certificates" | "programs";
  loading: boolean;
  failed: boolean;
  /** Undefined until it is known. */
  available: boolean | undefined;
  onRetry(): void;
}

/** Why a part of the plan is empty: it is loading, it failed, or this installation has no source of it. */
export function NoSource({ part, loading, failed, available, onRetry }: Props) {
  const text = useTexts(texts);
  if (loading) return <Skeleton lines={2} />;
  if (failed)
    return <ErrorState title={text.failed[part]} text={text.failedText} onRetry={onRetry} />;
  if (available === false) return <p className={styles.empty}>{text.unavailable[part]}</p>;
  return <p className={styles.empty}>{text.none[part]}</p>;
}
