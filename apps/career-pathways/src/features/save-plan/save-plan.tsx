import { recordsOf } from "@guildway/api-client";
import { jobProfiles } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import { tellPartner } from "../../plan/tell-partner.ts";
import { rememberOwnPlan } from "../../plan/grants.ts";
import type { PlanRecord } from "../../plan/plan-record.ts";
import { texts } from "./texts.ts";

interface Props {
  plan: PlanRecord;
  orgId: string;
  onSaved(docId: string): void;
}

/** Saves the plan for its organisation, and tells the page that frames this one. */
export function SavePlan({ plan, orgId, onSaved }: Props) {
  const text = useTexts(texts);
  const save = useMutation({
    mutationFn: () => recordsOf(jobProfiles).create(plan),
    onSuccess: ({ id: docId, editGrant }) => {
      rememberOwnPlan({ docId, editGrant });
      showToast("success", text.saved, { subject: "save-plan" });
      tellPartner({ action: "jobProfileCreate", docId, orgId, version: 1 });
      onSaved(docId);
    },
    onError: () => showToast("error", text.failed, { subject: "save-plan" }),
  });
  return (
    <Button
      variant="primary"
      busy={save.isPending}
      busyLabel={text.busy}
      onClick={() => save.mutate()}
    >
      {text.save}
    </Button>
  );
}
