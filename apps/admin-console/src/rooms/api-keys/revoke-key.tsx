import { call, type RowOf } from "@guildway/api-client";
import { type programKeys, revokeProgramKey } from "@guildway/api-contract";
import { Button, ConfirmDialog, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { texts } from "./texts.ts";

/** Ends a key, after asking. */
export function RevokeKey({ row: { id, name, revokedAt } }: { row: RowOf<typeof programKeys> }) {
  const text = useTexts(texts).revoke;
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call(revokeProgramKey, { body: { id } }),
    onSuccess: () => showToast("success", text.done(name ?? ""), { subject: "key" }),
    onError: (error) => {
      console.error(error);
      showToast("error", text.failed, { subject: "key" });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["admin-console", "programKeys"] });
      setAsks(false);
    },
  });
  if (revokedAt) return null;
  return (
    <>
      <Button onClick={() => setAsks(true)}>{text.revoke}</Button>
      <ConfirmDialog
        open={asks}
        danger
        title={text.title(name ?? "")}
        text={text.text}
        primaryLabel={text.revoke}
        onClose={() => setAsks(false)}
        onConfirm={() => revoke.mutateAsync().catch(() => undefined)}
      />
    </>
  );
}
