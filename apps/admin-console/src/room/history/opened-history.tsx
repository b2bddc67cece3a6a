import { lazyPart } from "@guildway/federation";
import { Skeleton } from "@guildway/ui";
import { Suspense, useState } from "react";
import type { AnyRoom, AnyRow } from "../room.ts";
import { useWords } from "../use-words.ts";
import styles from "./opened-history.module.css";

const History = lazyPart(() => import("./history.tsx").then((file) => file.History));

/** The history of a record, which is loaded when somebody opens it. */
export function OpenedHistory({ room, row }: { room: AnyRoom; row: AnyRow }) {
  const { common } = useWords(room);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.history}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h2>{common.historyTitle}</h2>
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <History room={room} row={row} />
        </Suspense>
      )}
    </details>
  );
}
