import { recordsOf } from "@guildway/api-client";
import { jobProfiles } from "@guildway/api-contract";
import { Button, Dialog, Notice, TextField, useTexts } from "@guildway/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { copyText } from "@guildway/ui/copy-text";
import { KeptFor } from "../../plan/kept-for.tsx";
import { rememberOwnPlan } from "../../plan/grants.ts";
import { planAddress } from "../../plan/plan-address.ts";
import type { PlanRecord } from "../../plan/plan-record.ts";
import styles from "./link-plan.module.css";
import { texts } from "./texts.ts";

/** A plan that was saved for its link: what it held, and where it is. */
export interface LinkedPlan {
  content: string;
  address: string;
}

interface Props {
  plan: PlanRecord;
  linked: LinkedPlan | undefined;
  onLinked(address: string): void;
  onClose(): void;
}

/** Says what a link to the plan means, saves the plan without a contact, and copies its address. */
export function LinkPlanDialog({ plan, linked, onLinked, onClose }: Props) {
  const text = useTexts(texts);
  const [copied, setCopied] = useState<boolean>();
  const copy = async (address: string) => setCopied(await copyText(address));
  const save = useMutation({
    mutationFn: () => recordsOf(jobProfiles).create(plan),
    onSuccess: ({ id, editGrant }) => {
      rememberOwnPlan({ docId: id, editGrant });
      const address = planAddress(id);
      onLinked(address);
      void copy(address);
    },
  });
  return (
    <Dialog
      open
      shape="question"
      title={text.title}
      onClose={onClose}
      busy={save.isPending}
      footer={
        linked ? (
          <>
            <Button variant="primary" onClick={() => void copy(linked.address)}>
              {text.copyAgain}
            </Button>
            <Button onClick={onClose}>{text.close}</Button>
          </>
        ) : (
          <>
            <Button
              variant="primary"
              busy={save.isPending}
              busyLabel={text.busy}
              onClick={() => save.mutate()}
            >
              {text.submit}
            </Button>
            <Button onClick={onClose} disabled={save.isPending}>
              {text.cancel}
            </Button>
          </>
        )
      }
    >
      <div className={styles.words}>
        {save.isError && (
          <Notice kind="danger" role="alert">
            <p>{text.failed}</p>
          </Notice>
        )}
        <p>{text.lead}</p>
        {!plan.orgId && <KeptFor />}
        {linked && (
          <TextField
            label={text.link}
            value={linked.address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <p role="status">
          {linked && copied !== undefined && (copied ? text.copied : text.notCopied)}
        </p>
      </div>
    </Dialog>
  );
}
