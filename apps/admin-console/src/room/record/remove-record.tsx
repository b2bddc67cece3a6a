import { recordsOf } from "@guildway/api-client";
import { lazyPart, linkTo } from "@guildway/federation";
import { useNavigate } from "@guildway/router";
import { Button, ConfirmDialog, Skeleton } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { AnyRoom, AnyRow } from "../room.ts";
import { useWords } from "../use-words.ts";

const LeaningRecords = lazyPart(() =>
  import("./leaning-records.tsx").then((file) => file.LeaningRecords),
);

/** Deletes a record, after asking, and goes back to the list. */
export function RemoveRecord({ room, row, name }: { room: AnyRoom; row: AnyRow; name: string }) {
  const { common } = useWords(room);
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => recordsOf(room.record).remove(row.id),
    onSuccess: async () => {
      showToast("success", common.removed(name));
      await navigate(linkTo(room.page));
      for (const what of ["record", "rights"])
        queries.removeQueries({ queryKey: ["admin-console", room.record.type, what, row.id] });
      await queries.invalidateQueries({ queryKey: ["admin-console", room.record.type] });
    },
    onError: (error) => {
      console.error(error);
      setAsks(false);
      showToast("error", common.notRemoved, { subject: "remove" });
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {common.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={common.removeTitle(name)}
        text={
          <>
            <p>{common.removeText}</p>
            <Suspense fallback={<Skeleton lines={3} />}>
              <LeaningRecords
                room={room}
                id={row.id}
                going={remove.isPending || remove.isSuccess}
              />
            </Suspense>
          </>
        }
        primaryLabel={common.remove}
        onClose={() => setAsks(false)}
        onConfirm={() => remove.mutateAsync().catch(() => undefined)}
      />
    </>
  );
}
