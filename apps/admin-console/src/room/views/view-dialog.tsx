import { savedViews } from "@guildway/api-contract";
import { Button, Checkbox, SelectField, TextField, useTexts } from "@guildway/ui";
import { useAuth } from "@guildway/auth";
import { FormDialog } from "@guildway/ui/forms";
import { useState } from "react";
import type { AnyRoom } from "../room.ts";
import type { View } from "../view.ts";
import { texts } from "./menu-texts.ts";
import { RemoveView } from "./remove-view.tsx";
import { isShown, type SavedView } from "./saved-view.ts";
import { useViewForm } from "./use-view-form.ts";

/** Asks under which name a list is kept and for whom; a view that is there is also set to what is shown, or deleted. */
export function ViewDialog({
  room,
  view,
  orgId,
  saved,
  onClose,
}: {
  room: AnyRoom;
  view: View;
  orgId: string | undefined;
  saved: SavedView | undefined;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const auth = useAuth();
  const isOthers = saved && auth.status === "signed-in" && auth.user.id !== saved.userId;
  const [removes, setRemoves] = useState(false);
  const form = useViewForm({ room, view, orgId, saved, onDone: onClose });
  if (saved && removes) return <RemoveView room={room} saved={saved} onClose={onClose} />;
  return (
    <FormDialog
      title={saved ? text.changeTitle : text.saveTitle}
      form={form}
      submit={{ label: text.saveButton }}
      close={text.cancel}
      more={
        saved && (
          <Button variant="quiet" onClick={() => setRemoves(true)} disabled={form.busy}>
            {text.remove}
          </Button>
        )
      }
      onSubmit={(values) => void form.submit(values)}
      onClose={onClose}
    >
      <TextField
        id="viewName"
        name="viewName"
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        maxLength={savedViews.fields.name.maxLength}
        defaultValue={saved?.name ?? ""}
        error={form.errorOf("viewName")}
      />
      <SelectField name="sharedWith" label={text.sharedWith} defaultValue={saved?.sharedWith ?? ""}>
        {Object.entries(text.readers).map(([reader, label]) => (
          <option key={reader} value={reader}>
            {reader === "" && isOthers ? text.onlyOwner : label}
          </option>
        ))}
      </SelectField>
      {saved && !isShown(room, saved, view) && (
        <Checkbox name="update" label={text.update} hint={text.updateHint} />
      )}
    </FormDialog>
  );
}
