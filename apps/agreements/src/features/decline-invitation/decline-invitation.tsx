import { call, failureCode } from "@guildway/api-client";
import { declineInvite, longestReason, shortestReason } from "@guildway/api-contract";
import { Button, TextArea, useTexts } from "@guildway/ui";
import { FormDialog, type FormFault, useFormCore } from "@guildway/ui/forms";
import { useState } from "react";
import styles from "./decline-invitation.module.css";
import { texts } from "./texts.ts";

interface Props {
  inviteId: string;
  grant: string;
  organizationName: string;
  onDeclined(): void;
}

/** The way out for who does not want to sign. */
export function DeclineInvitation(props: Props) {
  const text = useTexts(texts);
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.way} data-no-print="">
      {text.ask}{" "}
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {text.decline}
      </Button>
      {asks && <DeclineDialog {...props} onClose={() => setAsks(false)} />}
    </div>
  );
}

/** Asks for the reason, and says what declining means before it is done. */
function DeclineDialog({
  inviteId,
  grant,
  organizationName,
  onDeclined,
  onClose,
}: Props & { onClose(): void }) {
  const text = useTexts(texts);
  const [reason, setReason] = useState("");
  const form = useFormCore<string, FormFault & { says: string }>({
    check: (given) =>
      given.trim().length < shortestReason ? [{ field: "reason", says: text.reasonMissing }] : [],
    async send(given) {
      const body = { id: inviteId, reason: given.trim() };
      await call(declineInvite, { body, accessGrant: grant });
      onDeclined();
    },
    faultsOf(error) {
      console.error(error);
      const isClosed = failureCode(error) === "record.not-found";
      return [{ says: isClosed ? text.closed : text.failed }];
    },
    say: ({ says }) => says,
  });
  return (
    <FormDialog
      title={text.title}
      shape="question"
      form={form}
      submit={{ label: text.now, busyLabel: text.declining }}
      close={text.cancel}
      onSubmit={() => void form.submit(reason)}
      onClose={onClose}
    >
      <p>{text.text(organizationName)}</p>
      <TextArea
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={longestReason}
        value={reason}
        error={form.errorOf("reason")}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
