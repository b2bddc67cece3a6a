import { failureCode, recordsOf } from "@guildway/api-client";
import { jobProfiles } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnPlan } from "../../plan/grants.ts";
import type { PlanRecord } from "../../plan/plan-record.ts";
import { jobProfileQuery } from "../../plan/queries.ts";
import { texts } from "./texts.ts";

/** Puts the changed plan in the place of the stored one. */
export function UpdatePlan({
  own,
  plan,
  onSaved,
}: {
  own: OwnPlan;
  plan: PlanRecord;
  onSaved(): void;
}) {
  const text = useTexts(texts);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => recordsOf(jobProfiles).update(own.docId, plan, { editGrant: own.editGrant }),
    onSuccess: async () => {
      await client.invalidateQueries(jobProfileQuery(own.docId));
      showToast("success", text.saved, { subject: "save-plan" });
      onSaved();
    },
    onError: (error) => {
      const ended = failureCode(error) === "access.grant-needed";
      showToast("error", ended ? text.ended : text.notSaved, { subject: "save-plan" });
    },
  });
  return (
    <Button
      variant="primary"
      busy={save.isPending}
      busyLabel={text.saving}
      onClick={() => save.mutate()}
    >
      {text.save}
    </Button>
  );
}
