import { failureCode, recordsOf } from "@guildway/api-client";
import { jobProfiles } from "@guildway/api-contract";
import { Button, ConfirmDialog, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type OwnPlan, rememberOwnPlan } from "../../plan/grants.ts";
import type { PlanRecord } from "../../plan/plan-record.ts";
import { jobProfileQuery } from "../../plan/queries.ts";
import { texts } from "./texts.ts";

interface Props {
  own: OwnPlan;
  plan: PlanRecord;
  /** When the plan had last been saved as the change began. */
  since: string | undefined;
  onSaved(): void;
  /** The plan cannot be changed with this link any more. */
  onEnded(): void;
}

/** Puts the changed plan in the place of the stored one; asks first where that was changed elsewhere meanwhile. */
export function UpdatePlan({ own, plan, since, onSaved, onEnded }: Props) {
  const text = useTexts(texts);
  const client = useQueryClient();
  const [isChanged, setIsChanged] = useState(false);
  const save = useMutation({
    mutationFn: async (over: boolean): Promise<"saved" | "changed elsewhere"> => {
      const plans = recordsOf(jobProfiles);
      // Who is not signed in is told no versions.
      const before = over || since === undefined ? undefined : await plans.read(own.docId);
      if (before && before.updatedAt !== since) return "changed elsewhere";
      await plans.update(own.docId, plan, { editGrant: own.editGrant });
      return "saved";
    },
    onSuccess: async (answer) => {
      setIsChanged(answer === "changed elsewhere");
      if (answer === "changed elsewhere") return;
      await client.invalidateQueries(jobProfileQuery(own.docId));
      showToast("success", text.saved, { subject: "save-plan" });
      onSaved();
    },
    onError: (error) => {
      const code = failureCode(error);
      const ended = code === "access.grant-needed" || code === "record.not-found";
      showToast("error", ended ? text.ended : text.notSaved, { subject: "save-plan" });
      if (!ended) return;
      rememberOwnPlan({ docId: own.docId, editGrant: undefined });
      onEnded();
    },
  });
  return (
    <>
      <Button
        variant="primary"
        busy={save.isPending}
        busyLabel={text.saving}
        onClick={() => save.mutate(false)}
      >
        {text.save}
      </Button>
      <ConfirmDialog
        open={isChanged}
        danger
        title={text.changedTitle}
        text={text.changedText}
        primaryLabel={text.saveOver}
        secondaryLabel={text.notNow}
        onConfirm={() => {
          setIsChanged(false);
          save.mutate(true);
        }}
        onClose={() => setIsChanged(false)}
      />
    </>
  );
}
