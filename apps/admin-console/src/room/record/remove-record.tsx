import { lazyPart } from "@guildway/federation";
import { Button } from "@guildway/ui";
import { Suspense, useState } from "react";
import type { AnyRoom, AnyRow } from "../room.ts";
import { useWords } from "../use-words.ts";

const RemoveDialog = lazyPart(() =>
  import("./remove-dialog.tsx").then((file) => file.RemoveDialog),
);

/** Deletes a record, after asking, and goes back to the list. */
export function RemoveRecord({ room, row, name }: { room: AnyRoom; row: AnyRow; name: string }) {
  const { common } = useWords(room);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {common.remove}
      </Button>
      {asks && (
        <Suspense>
          <RemoveDialog room={room} row={row} name={name} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
