import { call } from "@guildway/api-client";
import { endOtherSessions } from "@guildway/api-contract";
import { Button, ConfirmDialog, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { sessionsKey } from "./sessions-key.ts";
import { texts } from "./texts.ts";

/** Ends all sessions but this one, once it was asked whether that is meant. */
export function EndOthers({ count }: { count: number }) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const endAll = async () => {
    try {
      const { ended } = await call(endOtherSessions);
      showToast("success", text.othersEnded(ended));
    } catch (error) {
      console.error(error);
      showToast("error", text.notEnded, { stays: true });
    }
    await queries.invalidateQueries({ queryKey: sessionsKey });
    setAsking(false);
  };
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{text.endOthers}</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.endOthersTitle}
        text={text.endOthersText(count)}
        primaryLabel={text.endOthers}
        danger
        onConfirm={endAll}
      />
    </div>
  );
}
