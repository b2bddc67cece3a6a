import { Button, IconButton, Tag, useTexts } from "@guildway/ui";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PlanPart } from "../../plan/plan.ts";
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

/** What of a part the visitor has already. */
export interface Having {
  part: PlanPart;
  ids: readonly string[];
  /** Absent where the plan is only read. */
  onHave?: ((id: string, has: boolean) => void) | undefined;
}

/** What every card of a plan takes beside its items. */
export interface PartProps {
  actions?: ReactNode;
  /** Absent where the plan is only read. */
  removal?: Removal | undefined;
  having?: Having | undefined;
}

/** One item of a part with its remove button. */
export function ItemLine({
  id,
  name,
  removal,
  having,
  children,
}: {
  id: string;
  name: string;
  removal: Removal | undefined;
  having: Having | undefined;
  children: ReactNode;
}) {
  const text = useTexts(texts);
  const [refused, setRefused] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        {children}
        {having && <Have {...{ id, name, having }} />}
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
            onClick={({ currentTarget }) => {
              if (!removal.allowed) return setRefused(true);
              focusNeighbour(currentTarget);
              removal.onRemove(id, name);
            }}
          />
        </span>
      )}
    </li>
  );
}

/** The button goes with its item, so that the focus moves to the next item's, or the one before. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest("li");
  for (const neighbour of [item?.nextElementSibling, item?.previousElementSibling]) {
    const remove = [...(neighbour?.querySelectorAll("button") ?? [])].at(-1);
    remove?.focus();
    if (remove && document.activeElement === remove) return;
  }
}

function Have({ id, name, having }: { id: string; name: string; having: Having }) {
  const text = useTexts(texts);
  const { part, ids, onHave } = having;
  const has = ids.includes(id);
  if (!onHave) return has ? <Tag tone="green">{text.have[part]}</Tag> : null;
  return (
    <label className={styles.have} data-no-print="">
      <input
        type="checkbox"
        checked={has}
        aria-label={`${text.have[part]}: ${name}`}
        onChange={({ currentTarget }) => onHave(id, currentTarget.checked)}
      />
      {text.have[part]}
    </label>
  );
}

/** Says what was removed last and offers it back. */
export function PartFoot({ removal }: { removal: Removal | undefined }) {
  const text = useTexts(texts);
  const foot = useRef<HTMLDivElement>(null);
  const removed = removal?.removed;
  useEffect(() => {
    // The last item is gone, and the focus with it.
    if (removed !== undefined && document.activeElement === document.body)
      foot.current?.querySelector("button")?.focus();
  }, [removed]);
  return (
    <div role="status" data-no-print="" ref={foot}>
      {removed !== undefined && (
        <p className={styles.removed}>
          {text.removed(removed)}{" "}
          <Button variant="quiet" onClick={removal?.onUndo}>
            {text.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
