import { call, type RowOf } from "@guildway/api-client";
import { type publicUrls, revokePublicUrl } from "@guildway/api-contract";
import { Button, ConfirmDialog, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { texts } from "./texts.ts";

/** Takes a public URL back, after asking. */
export function RevokeUrl({ row: { id, file, state } }: { row: RowOf<typeof publicUrls> }) {
  const text = useTexts(texts).revoke;
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call(revokePublicUrl, { body: { id } }),
    onSuccess: () => showToast("success", text.done(file ?? ""), { subject: "public-url" }),
    onError: (error) => {
      console.error(error);
      showToast("error", text.failed, { subject: "public-url" });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["admin-console", "publicUrls"] });
      setAsks(false);
    },
  });
  if (state !== "active") return null;
  return (
    <>
      <Button onClick={() => setAsks(true)}>{text.revoke}</Button>
      <ConfirmDialog
        open={asks}
        danger
        title={text.title(file ?? "")}
        text={text.text}
        primaryLabel={text.revoke}
        onClose={() => setAsks(false)}
        onConfirm={() => revoke.mutateAsync().catch(() => undefined)}
      />
    </>
  );
}
