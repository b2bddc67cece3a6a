import { Button, DataTable, useTexts } from "@guildway/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Asking } from "../../answer/ask-apart.ts";
import type { Piece, View } from "../../answer/read-answer.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** An answer as far as it is looked at; the next piece comes when its end is near. */
export function Pieces({
  asking,
  view,
  label,
  fields,
}: {
  asking: Asking;
  view: View;
  label: string;
  fields: readonly string[];
}) {
  const text = useTexts(texts);
  const { pieces, more } = usePieces(asking, view);
  const end = useEndInSight(more);
  const isWhole = pieces.at(-1)?.isLast ?? false;
  return (
    <div className={styles.scroll}>
      {view === "table" ? (
        <DataTable label={label}>
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {field}
                </th>
              ))}
            </tr>
          </thead>
          {pieces.map((piece, at) => (
            <tbody key={at}>
              {"rows" in piece &&
                piece.rows.map((cells, row) => (
                  <tr key={row}>
                    {cells.map((cell, column) => (
                      <td key={fields[column]}>{cell}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </DataTable>
      ) : (
        <pre className={styles.text} tabIndex={0} role="group" aria-label={label}>
          {pieces.map((piece, at) => (
            <span key={at}>{"text" in piece && piece.text}</span>
          ))}
        </pre>
      )}
      {!isWhole && pieces.length > 0 && (
        <Button ref={end} onClick={more}>
          {text.more}
        </Button>
      )}
    </div>
  );
}

function usePieces(asking: Asking, view: View) {
  const [pieces, setPieces] = useState<Piece[]>([]);
  const isAsking = useRef(false);
  const next = async () => {
    if (isAsking.current || pieces.at(-1)?.isLast) return;
    isAsking.current = true;
    const piece = await asking.ask({ kind: "piece", view, at: pieces.length });
    isAsking.current = false;
    setPieces((before) => [...before, piece]);
  };
  const first = useEffectEvent(() => void next());
  useEffect(() => first(), []);
  return { pieces, more: () => void next() };
}

/** Calls when an element comes near to what is seen, and anew while it stays there. */
function useEndInSight(reached: () => void) {
  const end = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(reached);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && tell(),
      { rootMargin: "600px" },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  });
  return end;
}
