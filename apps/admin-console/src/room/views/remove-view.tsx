import { recordsOf } from "@guildway/api-client";
import { savedViews } from "@guildway/api-contract";
import { ConfirmDialog, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import type { AnyRoom } from "../room.ts";
import { texts } from "./menu-texts.ts";
import { type SavedView, savedViewsQuery } from "./saved-view.ts";

/** Deletes a saved view, once it was said what that means. */
export function RemoveView({
  room,
  saved,
  onClose,
}: {
  room: AnyRoom;
  saved: SavedView;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const remove = async () => {
    try {
      await recordsOf(savedViews).remove(saved.id);
      showToast("success", text.removed(saved.name ?? ""), { subject: "view" });
    } catch (error) {
      console.error(error);
      showToast("error", text.notRemoved, { subject: "view" });
    }
    await queries.invalidateQueries({ queryKey: savedViewsQuery(room).queryKey });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={text.removeTitle(saved.name ?? "")}
      text={saved.sharedWith ? text.removeShared : text.removeOwn}
      primaryLabel={text.removeButton}
      secondaryLabel={text.cancel}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
