import { recordsOf } from "@guildway/api-client";
import { materials } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rightsQuery } from "../../room/rights.ts";
import type { Material } from "./state-of.ts";
import { texts } from "./texts.ts";

/** Publishes a draft, and takes a material back from where visitors see it. */
export function PublishAction({ row }: { row: Material }) {
  const { publish, retire, published, retired, notChanged } = useTexts(texts);
  const queries = useQueryClient();
  const { data: rights } = useQuery(rightsQuery({ record: materials }, row.id));
  const isDraft = row.isDraft === true;
  const change = useMutation({
    mutationFn: () => recordsOf(materials).update(row.id, { isDraft: !isDraft }, { before: row }),
    onSuccess: async () => {
      const title = row.title ?? "";
      showToast("success", isDraft ? published(title) : retired(title), { subject: "publish" });
      await queries.invalidateQueries({ queryKey: ["admin-console", materials.type] });
    },
    onError: (error) => {
      console.error(error);
      showToast("error", notChanged, { subject: "publish" });
    },
  });
  // A note is read by staff alone, whether it is a draft or not.
  if (!rights?.update || row.noteType) return null;
  return (
    <Button busy={change.isPending} onClick={() => change.mutate()}>
      {isDraft ? publish : retire}
    </Button>
  );
}
