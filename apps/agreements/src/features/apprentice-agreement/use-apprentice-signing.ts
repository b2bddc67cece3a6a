import { ApiProblem, call, failureCode } from "@guildway/api-client";
import { signApprenticeAgreement } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { missingOf } from "./apprentice-query.ts";
import type { ApprenticeSigningProps } from "./apprentice-signing.tsx";
import { texts } from "./signing-texts.ts";

/** An apprentice's signature, and what signing makes of it. */
export function useApprenticeSigning({ id, grant, apprentice, onSigned }: ApprenticeSigningProps) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const [signature, setSignature] = useState("");
  const [missing, setMissing] = useState<string>();
  const signing = useMutation({
    mutationFn: () => {
      showToast("info", text.saving, { subject: "signing" });
      const body = { id, signerSignature: signature };
      return call(signApprenticeAgreement, { body, accessGrant: grant });
    },
    onSuccess(signed) {
      showToast("success", text.signed, { subject: "signing" });
      onSigned(signed.grant);
    },
    onError(error) {
      console.error(error);
      const code = failureCode(error);
      const reason = error instanceof ApiProblem ? error.details?.faults?.[0]?.reason : undefined;
      if (code === "agreement.incomplete" && reason) return refuse(inWords(reason));
      if (code === "record.conflict") {
        showToast("error", text.alreadySigned, { subject: "signing" });
        // Whoever signed meanwhile is to be seen.
        return void queries.invalidateQueries({ queryKey: ["agreements"] });
      }
      showToast("error", text.failed, { subject: "signing", stays: true });
    },
  });
  const inWords = (message: string) => text.missing[message] ?? message;
  function refuse(why: string) {
    setMissing(why);
    showToast("error", why, { subject: "signing" });
  }
  function sign() {
    const first = missingOf(apprentice);
    if (first) return refuse(inWords(first));
    if (!signature) return refuse(text.signatureRequired);
    setMissing(undefined);
    signing.mutate();
  }
  return { signature, setSignature, missing, isBusy: signing.isPending, sign };
}
