import { ApiProblem, call } from "@guildway/api-client";
import { checkAccessCode } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { hideToast, showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { texts } from "./texts.ts";

/** The grant for a page link, once the server has taken its code. */
export function useLinkGrant(id: string) {
  const says = useTexts(texts);
  const lang = useLanguage();
  const [grant, setGrant] = useState<string>();
  const [error, setError] = useState<string>();
  const check = useMutation({
    mutationFn: (accessCode: string) =>
      call(checkAccessCode, { body: { id, table: "pageLinks", accessCode } }),
    onSuccess: (answer) => {
      // The server says it in English.
      if (!answer.success)
        return refuse(lang === "en" && answer.message ? answer.message : says.invalid);
      hideToast("access-code");
      setGrant(answer.grant);
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
