import type { RowOf } from "@guildway/api-client";
import { jobProfiles, type RecordInput } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { useQueryClient } from "@tanstack/react-query";
import { texts } from "./texts.ts";

/** Sends a plan to somebody, by the modal of Career Pathways. */
export function PrintAndSend({ row }: { row: RowOf<typeof jobProfiles> }) {
  const { printAndSend } = useTexts(texts);
  const queries = useQueryClient();
  const open = () =>
    openModal("career-pathways.pathwaysPrint", {
      plan: planIn(row),
      orgId: row.orgId ?? undefined,
      isForSomebodyElse: true,
      stored: { docId: row.id, editGrant: undefined },
      onSent: () =>
        void queries.invalidateQueries({ queryKey: ["admin-console", jobProfiles.type] }),
    });
  return (
    <Button variant="primary" onClick={open}>
      {printAndSend}
    </Button>
  );
}

/** What of a record is the plan, as it is stored. */
function planIn(row: RowOf<typeof jobProfiles>): RecordInput<typeof jobProfiles> {
  const fields = Object.entries(row).filter(([field]) => field in jobProfiles.fields);
  return Object.fromEntries(fields);
}
