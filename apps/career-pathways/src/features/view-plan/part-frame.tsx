import { Button, IconButton, useTexts } from "@guildway/ui";
import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

/** How items leave a part of the plan and come back. */
export interface Removal {
  onRemove(id: string, name: string): void;
  /** False for the last item of a part that must keep one. */
  allowed: boolean;
  /** What was removed last from this part. */
  removed: string | undefined;
  onUndo(): void;
}

/** What every card of a plan takes beside its items. */
export interface PartProps {
  actions?: ReactNode;
  /** Absent where the plan is only read. */
  removal?: Removal | undefined;
}

/** One item of a part with its remove button. */
export function ItemLine({
  id,
  name,
  removal,
  children,
}: {
  id: string;
  name: string;
  removal: Removal | undefined;
  children: ReactNode;
}) {
  const text = useTexts(texts);
  const [refused, setRefused] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        {children}
        {refused && !removal?.allowed && (
          <p className={styles.refused} role="alert">
            {text.atLeastOne}
          </p>
        )}
      </div>
      {removal && (
        <span data-no-print="">
          <IconButton
            name={text.remove(name)}
            icon={<X />}
            onClick={() => (removal.allowed ? removal.onRemove(id, name) : setRefused(true))}
          />
        </span>
      )}
    </li>
  );
}

/** Says what was removed last and offers it back. */
export function PartFoot({ removal }: { removal: Removal | undefined }) {
  const text = useTexts(texts);
  return (
    <div role="status" data-no-print="">
      {removal?.removed !== undefined && (
        <p className={styles.removed}>
          {text.removed(removal.removed)}{" "}
          <Button variant="quiet" onClick={removal.onUndo}>
            {text.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
