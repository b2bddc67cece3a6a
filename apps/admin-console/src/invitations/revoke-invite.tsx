import { call, failureCode } from "@guildway/api-client";
import { revokeInvite, longestReason } from "@guildway/api-contract";
import { Button, Dialog, TextArea, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { texts } from "./texts.ts";

/** Takes an invitation back, once it was said what that means. */
export function RevokeInvite({ id }: { id: string }) {
  const text = useTexts(texts);
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState("");
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () =>
      call(revokeInvite, { body: { id, ...(reason.trim() && { reason: reason.trim() }) } }),
    onSuccess: async () => {
      showToast("success", text.revoked, { subject: "invite" });
      await queries.invalidateQueries({ queryKey: ["admin-console"] });
    },
    onError: (error) => {
      console.error(error);
      const isClosed = failureCode(error) === "invite.closed";
      showToast("error", isClosed ? text.notSent["invite.closed"] : text.notRevoked, {
        subject: "invite",
      });
    },
    onSettled: () => setAsks(false),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {text.revoke}
      </Button>
      <Dialog
        open={asks}
        shape="question"
        busy={revoke.isPending}
        onClose={() => setAsks(false)}
        title={text.revokeTitle}
        footer={
          <>
            <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {text.revoke}
            </Button>
            <Button disabled={revoke.isPending} onClick={() => setAsks(false)}>
              {text.cancel}
            </Button>
          </>
        }
      >
        <p>{text.revokeText}</p>
        <TextArea
          label={text.reason}
          hint={text.reasonHint}
          optional
          rows={2}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Dialog>
    </>
  );
}
