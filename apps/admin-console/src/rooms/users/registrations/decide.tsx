import { call, failureCode } from "@guildway/api-client";
import { confirmRegistration, refuseRegistration } from "@guildway/api-contract";
import { Button, Dialog, TextArea, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { focusTitle } from "../../../room/focus-title.ts";
import type { Registration } from "./pending.tsx";
import styles from "./registrations.module.css";
import { texts } from "./texts.ts";

/** Confirms or refuses a registration, once it was said what that means. */
export function Decide({
  registration: { id, version, lang },
  course,
}: {
  registration: Registration;
  course: string;
}) {
  const text = useTexts(texts);
  const [asks, setAsks] = useState<{ to: "confirm" | "refuse"; version: number }>();
  const [reason, setReason] = useState("");
  const queries = useQueryClient();
  const confirms = asks?.to === "confirm";
  const decide = useMutation({
    // Over the version that was shown when they chose, however it is read anew meanwhile.
    mutationFn: async ({ to, version }: NonNullable<typeof asks>) => {
      if (to === "confirm") return call(confirmRegistration, { body: { id, version } });
      const said = reason.trim();
      return call(refuseRegistration, { body: { id, version, ...(said && { reason: said }) } });
    },
    onSuccess: ({ status }) => showToast("success", text[status], { subject: "registration" }),
    onError: (error) => {
      console.error(error);
      const known: Readonly<Record<string, string>> = text.notDecided;
      const why = known[failureCode(error) ?? "other"] ?? text.notDecided.other;
      showToast("error", why, { subject: "registration" });
    },
    onSettled: async () => {
      setAsks(undefined);
      await queries.invalidateQueries({ queryKey: ["admin-console"] });
      focusTitle();
    },
  });
  return (
    <div className={styles.decide}>
      <Button variant="primary" onClick={() => setAsks({ to: "confirm", version: version! })}>
        {text.confirm}
      </Button>
      <Button onClick={() => setAsks({ to: "refuse", version: version! })}>{text.refuse}</Button>
      <Dialog
        open={asks !== undefined}
        shape="question"
        busy={decide.isPending}
        onClose={() => setAsks(undefined)}
        title={confirms ? text.confirmTitle(course) : text.refuseTitle(course)}
        footer={
          <>
            <Button
              variant={confirms ? "primary" : "danger"}
              busy={decide.isPending}
              onClick={() => asks && decide.mutate(asks)}
            >
              {confirms ? text.confirm : text.refuseButton}
            </Button>
            <Button disabled={decide.isPending} onClick={() => setAsks(undefined)}>
              {text.cancel}
            </Button>
          </>
        }
      >
        <p>{confirms ? text.confirmText : text.refuseText}</p>
        <p>{text.mailIn[lang ?? "en"]}</p>
        {asks?.to === "refuse" && (
          <TextArea
            label={text.reason}
            hint={text.reasonHint}
            optional
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Dialog>
    </div>
  );
}
