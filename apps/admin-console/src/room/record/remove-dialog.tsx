import { recordsOf } from "@guildway/api-client";
import { linkTo } from "@guildway/federation";
import { useNavigate } from "@guildway/router";
import { ConfirmDialog, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AnyRoom, AnyRow } from "../room.ts";
import { LeaningRecords } from "./leaning-records.tsx";
import { texts } from "./remove-texts.ts";

/** Asks whether a record shall go, with all that names it. */
export function RemoveDialog({
  room,
  row,
  name,
  onClose,
}: {
  room: AnyRoom;
  row: AnyRow;
  name: string;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => recordsOf(room.record).remove(row.id),
    onSuccess: async () => {
      showToast("success", text.removed(name));
      await navigate(linkTo(room.page));
      for (const what of ["record", "rights"])
        queries.removeQueries({ queryKey: ["admin-console", room.record.type, what, row.id] });
      await queries.invalidateQueries({ queryKey: ["admin-console", room.record.type] });
    },
    onError: (error) => {
      console.error(error);
      onClose();
      showToast("error", text.notRemoved, { subject: "remove" });
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={text.title(name)}
      text={
        <>
          <p>{text.cannotBeUndone}</p>
          <LeaningRecords room={room} id={row.id} going={remove.isPending || remove.isSuccess} />
        </>
      }
      primaryLabel={text.remove}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync().catch(() => undefined)}
    />
  );
}
