import { lazyPart } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { Suspense, useLayoutEffect, useRef, useState } from "react";
import type { AnyRoom, AnyRow } from "../room.ts";
import styles from "./bulk.module.css";
import { texts } from "./texts.ts";

const BulkDialog = lazyPart(async () => (await import("./bulk-dialog.tsx")).BulkDialog);

/** How many rows are chosen, and the way to change them. */
export function BulkBar({
  room,
  chosen,
  onEnd,
}: {
  room: AnyRoom;
  chosen: readonly AnyRow[];
  onEnd: () => void;
}) {
  const text = useTexts(texts);
  const [asks, setAsks] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  // The button that called it is gone.
  useLayoutEffect(() => bar.current?.focus(), []);
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar}>
      <output>{chosen.length === 0 ? text.none : text.chosen(chosen.length)}</output>
      <Button variant="primary" disabled={chosen.length === 0} onClick={() => setAsks(true)}>
        {text.change}
      </Button>
      <Button onClick={onEnd}>{text.end}</Button>
      {asks && (
        <Suspense>
          <BulkDialog room={room} rows={chosen} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </div>
  );
}
