import { call, failureCode } from "@guildway/api-client";
import { isLabel, isPersonName, signEmployerAgreement } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { type FormFault, useFormCore } from "@guildway/ui/forms";
import { hideToast, showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import type { SigningProps } from "./employer-signing.tsx";
import { texts } from "./texts.ts";

interface Typed {
  signerName: string;
  signerTitle: string;
  signerSignature: string;
}

type Fault = FormFault & { says: string };

/** What an employer's representative types, and what signing makes of it. */
export function useEmployerSigning({
  agreement,
  invitee,
  grant,
  entered,
  onEnter,
  read,
  reading,
  onConsentNeeded,
  onSigned,
}: SigningProps) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const typed: Typed = {
    signerName: entered.signerName ?? agreement.signerName ?? invitee.name,
    signerTitle: entered.signerTitle ?? agreement.signerTitle ?? invitee.title,
    signerSignature: entered.signerSignature ?? "",
  };
  const form = useFormCore<Typed, Fault>({
    check: ({ signerName, signerTitle, signerSignature }) => [
      ...faultOf("signerName", signerName, text.nameRequired, isPersonName, text.wrongName),
      ...faultOf("signerTitle", signerTitle, text.titleRequired, isLabel, text.wrongName),
      ...(signerSignature ? [] : [{ field: "signerSignature", says: text.signatureRequired }]),
    ],
    async send({ signerName, signerTitle, signerSignature }) {
      showToast("info", text.signing, { subject: "signing" });
      const body = {
        id: agreement.id,
        read,
        signerName: signerName.trim(),
        signerTitle: signerTitle.trim(),
        signerSignature,
      };
      const signed = await call(signEmployerAgreement, { body, accessGrant: grant });
      showToast("success", text.signed, { subject: "signing" });
      onSigned(signed.grant);
    },
    faultsOf(error) {
      console.error(error);
      const code = failureCode(error);
      if (code === "agreement.changed") {
        hideToast("signing");
        reading.refuse(error);
        return [];
      }
      const says = text.refused[code ?? ""] ?? text.signFailed;
      showToast("error", says, { subject: "signing" });
      if (code === "agreement.consent-needed") onConsentNeeded();
      // Whoever signed meanwhile is to be seen.
      if (code === "record.conflict") void queries.invalidateQueries({ queryKey: ["agreements"] });
      return [{ says }];
    },
    say: ({ says }) => says,
  });
  return {
    form,
    typed,
    change(field: keyof Typed, value: string) {
      onEnter({ [field]: value });
      form.mend(field);
    },
    submit: () => void form.submit(typed),
  };
}

function faultOf(
  field: string,
  value: string,
  missing: string,
  isGood: (value: string) => boolean,
  wrong: string,
): Fault[] {
  if (value.trim() === "") return [{ field, says: missing }];
  return isGood(value.trim()) ? [] : [{ field, says: wrong }];
}
