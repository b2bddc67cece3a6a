import { call } from "@guildway/api-client";
import { indexResource } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { focusTitle } from "../../room/focus-title.ts";
import { isAtWork, type Resource } from "./index-state.tsx";
import { OpenFile } from "./open-file.tsx";
import { texts } from "./texts.ts";

/** What can be done with a resource: its file is opened, and it is read again. */
export function ResourceActions({ row }: { row: Resource }) {
  return (
    <>
      {row.file && <OpenFile row={row} />}
      <ReadAgain row={row} />
    </>
  );
}

function ReadAgain({ row }: { row: Resource }) {
  const text = useTexts(texts).again;
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => call(indexResource, { body: { resourceId: row.id, orgId: row.orgId ?? "" } }),
    onSuccess: async () => {
      showToast("success", text.waits, { subject: "resource" });
      await queries.invalidateQueries({ queryKey: ["admin-console", "resources"] });
      focusTitle();
    },
    onError: (error) => {
      console.error(error);
      showToast("error", text.failed, { subject: "resource" });
    },
  });
  if (isAtWork(row)) return null;
  return (
    <Button busy={again.isPending} onClick={() => again.mutate()}>
      {text.read}
    </Button>
  );
}
