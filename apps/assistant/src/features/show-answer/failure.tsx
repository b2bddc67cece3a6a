import { Button, Notice, useTexts } from "@guildway/ui";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { Phase } from "../../conversation/conversation.ts";
import { replies } from "../../conversation/texts.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** Why there is no whole answer, and the way to try once more. */
export function Failure({ phase, onTryAgain }: { phase: Phase; onTryAgain: () => void }) {
  const text = useTexts(texts);
  const { brokeOff } = useTexts(replies);
  const why: Partial<Record<Phase, string>> = {
    "broke-off": brokeOff,
    unreached: text.unreached,
    "too-many": text.tooMany,
  };
  if (!why[phase] && phase !== "stopped") return null;
  return (
    <div className={styles.failure}>
      {phase === "stopped" ? (
        <p className={styles.note}>{text.stopped}</p>
      ) : (
        <Notice kind="danger" role="alert">
          {why[phase]}
        </Notice>
      )}
      <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={onTryAgain}>
        {text.again}
      </Button>
    </div>
  );
}
