import { call, failureCode } from "@guildway/api-client";
import { makeEditLink } from "@guildway/api-contract";
import { Button, Dialog, Notice, TextField, useLanguage, useTexts } from "@guildway/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { copyText } from "@guildway/ui/copy-text";
import type { OwnPlan } from "../../plan/grants.ts";
import { editAddress } from "../../plan/plan-address.ts";
import styles from "./change-plan.module.css";
import { texts } from "./texts.ts";

/** Makes the link that changes a plan later, shows it this once, and mails it where that is wanted. */
export function EditLinkDialog({
  own,
  onMade,
  onClose,
}: {
  own: OwnPlan;
  /** Hears of the plan with its new grant, since the link that it was opened by has ended. */
  onMade(own: OwnPlan): void;
  onClose(): void;
}) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [copied, setCopied] = useState<boolean>();
  const make = useMutation({
    mutationFn: async (mail: boolean) => {
      const body = { docId: own.docId, mail, lang };
      const { editGrant, sent } = await call(makeEditLink, { body, editGrant: own.editGrant });
      return { editGrant, address: editAddress(own.docId, editGrant), sent };
    },
    onSuccess: ({ editGrant }) => {
      setCopied(undefined);
      onMade({ docId: own.docId, editGrant });
    },
  });
  const link = make.data?.address;
  const working = make.isPending;
  return (
    <Dialog
      open
      shape="question"
      title={text.linkTitle}
      onClose={onClose}
      busy={working}
      footer={
        <>
          {link ? (
            <Button variant="primary" onClick={() => void copyText(link).then(setCopied)}>
              {text.copy}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={working && !make.variables}
              busyLabel={text.making}
              onClick={() => make.mutate(false)}
            >
              {text.make}
            </Button>
          )}
          <Button
            busy={working && make.variables === true}
            busyLabel={text.mailing}
            onClick={() => make.mutate(true)}
          >
            {text.mail}
          </Button>
          <Button variant="quiet" onClick={onClose} disabled={working}>
            {text.close}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        {make.isError && (
          <Notice kind="danger" role="alert">
            <p>{faultWords(make.error, text)}</p>
          </Notice>
        )}
        <p>{text.linkLead}</p>
        {link && (
          <TextField
            label={text.yourLink}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <p role="status">
          {make.data?.sent && text.mailed}{" "}
          {copied !== undefined && (copied ? text.copied : text.notCopied)}
        </p>
      </div>
    </Dialog>
  );
}

function faultWords(error: unknown, text: (typeof texts)["en"]): string {
  switch (failureCode(error)) {
    case "training-plan.incomplete":
      return text.noAddress;
    case "limit.too-many-requests":
    case "auth.too-many-attempts":
      return text.tooOften;
    case "access.grant-needed":
      return text.ended;
    default:
      return text.failed;
  }
}
