import { call, failureCode } from "@guildway/api-client";
import { type BodyOf, sendInvite } from "@guildway/api-contract";
import { Button, Dialog, Notice, RadioGroup, useLanguage, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { texts } from "./texts.ts";

type Language = "en" | "es";

/** Sends an invitation, or asks the signer of an agreement to sign it, once it was asked in which language. */
export function SendInvite({
  table,
  id,
  email,
  hasCode,
  wasSent,
}: {
  table: BodyOf<typeof sendInvite>["table"];
  id: string;
  email: string | null | undefined;
  /** Whether a code is asked for, which goes in a mail of its own. */
  hasCode: boolean;
  wasSent: boolean;
}) {
  const text = useTexts(texts);
  const [asks, setAsks] = useState(false);
  const [lang, setLang] = useState<Language>(useLanguage());
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => call(sendInvite, { body: { table, id, lang } }),
    onSuccess: async ({ sentTo }) => {
      showToast("success", text.sent(sentTo), { subject: "invite" });
      // The invitation, its agreement and their histories have all changed.
      await queries.invalidateQueries({ queryKey: ["admin-console"] });
    },
    onError: (error) => {
      console.error(error);
      const { other, ...known } = text.notSent;
      const said: Readonly<Record<string, string>> = known;
      showToast("error", said[failureCode(error) ?? ""] ?? other, { subject: "invite" });
    },
    onSettled: () => setAsks(false),
  });
  return (
    <>
      <Button variant={wasSent ? "secondary" : "primary"} onClick={() => setAsks(true)}>
        {wasSent ? text.sendAgain : text.send}
      </Button>
      <Dialog
        open={asks}
        shape="question"
        busy={send.isPending}
        onClose={() => setAsks(false)}
        title={text.sendTitle}
        footer={
          <>
            {email && (
              <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
                {wasSent ? text.sendAgain : text.send}
              </Button>
            )}
            <Button disabled={send.isPending} onClick={() => setAsks(false)}>
              {email ? text.cancel : text.close}
            </Button>
          </>
        }
      >
        {email ? (
          <>
            <p>
              {text.goesTo(email)} {hasCode && text.codeGoesToo}
            </p>
            <RadioGroup
              legend={text.language}
              name="lang"
              value={lang}
              onChange={({ target }) => setLang(target.value as Language)}
              choices={[
                { value: "en", label: text.languages.en },
                { value: "es", label: text.languages.es },
              ]}
            />
          </>
        ) : (
          <Notice kind="warning">{text.noAddress}</Notice>
        )}
      </Dialog>
    </>
  );
}
