import { call, failureCode } from "@guildway/api-client";
import { type Passkey, removePasskey } from "@guildway/api-contract";
import { ConfirmDialog, useLanguage, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";

import { passkeysKey } from "./passkeys-key.ts";
import { texts } from "./texts.ts";

/** Asks whether a passkey is to go, and takes it away. */
export function RemovePasskey({ passkey, onEnd }: { passkey: Passkey; onEnd: () => void }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const queries = useQueryClient();
  const remove = async () => {
    try {
      await call(removePasskey, { params: { id: passkey.id }, query: { lang } });
      showToast("success", text.removed(passkey.name));
    } catch (error) {
      // One that was removed in another tab is as gone.
      if (failureCode(error) !== "record.not-found") {
        console.error(error);
        showToast("error", text.notRemoved, { stays: true });
      }
    }
    onEnd();
    await queries.invalidateQueries({ queryKey: passkeysKey });
  };
  return (
    <ConfirmDialog
      open
      onClose={onEnd}
      title={text.removeTitle(passkey.name)}
      text={text.removeText}
      primaryLabel={text.remove}
      danger
      onConfirm={remove}
    />
  );
}
