import { Button, ConfirmDialog } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** Ends for good what a record lets programs do, after asking; `list` names the type of the record. */
export function RevokeRecord({
  name,
  list,
  text,
  revoke,
}: {
  name: string;
  list: string;
  text: {
    revoke: string;
    title: (name: string) => string;
    text: string;
    done: (name: string) => string;
    failed: string;
  };
  revoke: () => Promise<unknown>;
}) {
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: revoke,
    onSuccess: () => showToast("success", text.done(name), { subject: list }),
    onError: (error) => {
      console.error(error);
      showToast("error", text.failed, { subject: list });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["admin-console", list] });
      setAsks(false);
    },
  });
  return (
    <>
      <Button onClick={() => setAsks(true)}>{text.revoke}</Button>
      <ConfirmDialog
        open={asks}
        danger
        title={text.title(name)}
        text={text.text}
        primaryLabel={text.revoke}
        onClose={() => setAsks(false)}
        onConfirm={() => revoking.mutateAsync().catch(() => undefined)}
      />
    </>
  );
}
