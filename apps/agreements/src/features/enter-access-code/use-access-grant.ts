import { ApiProblem, call } from "@guildway/api-client";
import { type BodyOf, checkAccessCode } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { hideToast, showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { texts } from "./texts.ts";

/** The types of records that an access code opens. */
export type GatedType = BodyOf<typeof checkAccessCode>["table"];

/** The grant for a record, kept for as long as its page stands and nowhere else. */
export function useAccessGrant(table: GatedType, id: string) {
  const says = useTexts(texts);
  const lang = useLanguage();
  const [grant, setGrant] = useState<string>();
  const [error, setError] = useState<string>();
  const check = useMutation({
    mutationFn: (accessCode: string) => call(checkAccessCode, { body: { id, table, accessCode } }),
    onSuccess: (answer) => {
      if (answer.success) {
        hideToast("access-code");
        setGrant(answer.grant);
      }
      // The server says it in English.
      else refuse(lang === "en" && answer.message ? answer.message : says.invalid);
    },
    onError: (problem) => {
      const wait = problem instanceof ApiProblem ? problem.details?.retryAfter : undefined;
      refuse(wait === undefined ? says.failed : says.locked(wait, lang));
    },
  });
  function refuse(why: string) {
    setError(why);
    showToast("error", why, { subject: "access-code", stays: true });
  }
  return { grant, give: check.mutate, isChecking: check.isPending, error };
}
