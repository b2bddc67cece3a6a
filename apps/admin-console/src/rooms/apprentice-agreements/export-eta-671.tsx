import { download, failureCode } from "@guildway/api-client";
import { exportEta671, longestReason, shortestReason } from "@guildway/api-contract";
import { Button, TextArea, useTexts } from "@guildway/ui";
import { FormDialog, useFormCore } from "@guildway/ui/forms";
import { saveFile } from "@guildway/ui/save-file";
import { showToast } from "@guildway/ui/toasts";
import { useState } from "react";
import { texts } from "./export-texts.ts";

/** Hands out the official form of a signed agreement to whoever says why, which the audit log keeps. */
export function ExportEta671({ id }: { id: string }) {
  const { open } = useTexts(texts);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {open}
      </Button>
      {asks && <ExportDialog id={id} onClose={() => setAsks(false)} />}
    </>
  );
}

type FaultCode = keyof (typeof texts)["en"]["faults"];

function ExportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useTexts(texts);
  const form = useFormCore<FormData, { field?: string; code: FaultCode }>({
    check: (values) =>
      reasonIn(values).length < shortestReason ? [{ field: "reason", code: "missing" }] : [],
    async send(values) {
      const filled = await download(exportEta671, { body: { id, reason: reasonIn(values) } });
      saveFile(filled, `eta-671-${id}.pdf`);
      showToast("success", text.exported, { subject: "eta-671" });
      onClose();
    },
    faultsOf: (error) => {
      console.error(error);
      const code = failureCode(error);
      return [{ code: code && code in text.faults ? (code as FaultCode) : "other" }];
    },
    say: ({ code }) => text.faults[code],
  });
  return (
    <FormDialog
      shape="question"
      title={text.title}
      form={form}
      submit={{ label: text.export, busyLabel: text.exporting }}
      close={text.cancel}
      onSubmit={(values) => void form.submit(values)}
      onClose={onClose}
    >
      <p>{text.lead}</p>
      <TextArea
        id="reason"
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        rows={2}
        maxLength={longestReason}
        error={form.errorOf("reason")}
      />
    </FormDialog>
  );
}

const reasonIn = (values: FormData) => String(values.get("reason")).trim();
