import { failureCode, recordsOf } from "@guildway/api-client";
import type { RecordDefinition } from "@guildway/api-contract";
import { Button, Notice, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { focusTitle } from "../focus-title.ts";
import { rightsQuery } from "../rights.ts";
import type { AnyRoom, AnyRow } from "../room.ts";
import { texts } from "./publish-texts.ts";

/** Says that an entry has changes which visitors do not see yet, and publishes them. */
export function PublishDraft({ room, row, name }: { room: AnyRoom; row: AnyRow; name: string }) {
  const text = useTexts(texts);
  const { data: rights } = useQuery(rightsQuery(room, row.id));
  const queries = useQueryClient();
  const entries = recordsOf(room.record as RecordDefinition<string, "entries">);
  const showAnew = () =>
    queries.invalidateQueries({ queryKey: ["admin-console", room.record.type] });
  const publish = useMutation({
    mutationFn: () => entries.publish(row.id, { version: row.version }),
    onSuccess: async () => {
      showToast("success", text.published(name), { subject: "publish" });
      await showAnew();
      focusTitle();
    },
    onError: async (error) => {
      console.error(error);
      const known: Readonly<Record<string, string>> = text.notPublished;
      const why = known[failureCode(error) ?? "other"] ?? text.notPublished.other;
      showToast("error", why, { subject: "publish" });
      await showAnew();
    },
  });
  return (
    <Notice kind="warning">
      <p>
        <strong>{text.draft}.</strong> {text.draftText}
      </p>
      {rights?.publish && (
        <Button busy={publish.isPending} onClick={() => publish.mutate()}>
          {text.publish}
        </Button>
      )}
    </Notice>
  );
}
