import { call } from "@guildway/api-client";
import {
  type BodyOf,
  records,
  revealAccessCode,
  longestReason,
  shortestReason,
} from "@guildway/api-contract";
import { Button, Dialog, TextField, useTexts } from "@guildway/ui";
import { FormFrame, useFormCore } from "@guildway/ui/forms";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { rightsQuery } from "../room/rights.ts";
import styles from "./reveal-code.module.css";
import { texts } from "./texts.ts";

interface Gated {
  table: BodyOf<typeof revealAccessCode>["table"];
  id: string;
}

/** Shows the access code of a record to who may change it and says why they need it, which the audit log keeps. */
export function RevealCode(gated: Gated) {
  const { reveal } = useTexts(texts);
  const [asks, setAsks] = useState(false);
  const { data: rights } = useQuery(rightsQuery({ record: records[gated.table] }, gated.id));
  if (!rights?.update) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {reveal}
      </Button>
      {asks && <RevealDialog {...gated} onClose={() => setAsks(false)} />}
    </>
  );
}

const formId = "reveal-code";
/** The code lives as long as the dialog. */
function RevealDialog({ table, id, onClose }: Gated & { onClose: () => void }) {
  const text = useTexts(texts);
  const [code, setCode] = useState<string>();
  const reasonIn = (values: FormData) => String(values.get("reason")).trim();
  const form = useFormCore<FormData, { field?: string; missing: boolean }>({
    check: (values) =>
      reasonIn(values).length < shortestReason ? [{ field: "reason", missing: true }] : [],
    async send(values) {
      const { accessCode } = await call(revealAccessCode, {
        body: { table, id, reason: reasonIn(values) },
      });
      setCode(accessCode ?? "–");
    },
    faultsOf: (error) => {
      console.error(error);
      return [{ missing: false }];
    },
    say: ({ missing }) => (missing ? text.reasonMissing : text.notRevealed),
  });
  const isShown = code !== undefined;
  return (
    <Dialog
      open
      shape="question"
      busy={form.busy}
      onClose={onClose}
      title={text.revealTitle}
      footer={
        <>
          {!isShown && (
            <Button type="submit" form={formId} variant="primary" busy={form.busy}>
              {text.revealNow}
            </Button>
          )}
          <Button onClick={onClose} disabled={form.busy}>
            {isShown ? text.close : text.cancel}
          </Button>
        </>
      }
    >
      {isShown ? (
        <p role="status">
          {text.code} <output className={styles.code}>{code}</output>
        </p>
      ) : (
        <FormFrame
          form={form}
          id={formId}
          onSubmit={(event) => void form.submit(new FormData(event.currentTarget))}
        >
          <p>{text.revealText}</p>
          <TextField
            id="reason"
            name="reason"
            label={text.revealWhy}
            hint={text.reasonHint}
            autoComplete="off"
            maxLength={longestReason}
            error={form.errorOf("reason")}
          />
        </FormFrame>
      )}
    </Dialog>
  );
}
