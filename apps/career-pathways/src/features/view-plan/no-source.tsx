import { ErrorState, Skeleton, useTexts } from "@guildway/ui";
import { AskZip } from "../../plan/ask-zip.tsx";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

interface Props {
  part: "certificates" | "programs";
  loading: boolean;
  failed: boolean;
  /** Undefined until it is known. */
  available: boolean | undefined;
  /** How many could be chosen. */
  offered: number;
  placeKnown: boolean;
  onRetry(): void;
}

/** Why a part of the plan is empty: it is loading, it failed, all was taken out, the place is not known, or there is none or no source. */
export function NoSource(props: Props) {
  const text = useTexts(texts);
  const { part, loading, failed, available, offered, placeKnown, onRetry } = props;
  if (loading) return <Skeleton lines={2} />;
  if (offered > 0) return <p className={styles.empty}>{text.nothingChosen}</p>;
  if (failed)
    return <ErrorState title={text.failed[part]} text={text.failedText} onRetry={onRetry} />;
  if (available === false) return <p className={styles.empty}>{text.unavailable[part]}</p>;
  if (placeKnown) return <p className={styles.empty}>{text.nothingFound[part]}</p>;
  return (
    <div className={styles.empty}>
      <p>{text.noPlace[part]}</p>
      <AskZip />
    </div>
  );
}
