import { type ApiProblem, call, failureCode } from "@guildway/api-client";
import { isPersonName, signApprenticeAgreement } from "@guildway/api-contract";
import { firstMissingOfGuardian } from "@guildway/rules";
import { useTexts } from "@guildway/ui";
import { type FormFault, useFormCore } from "@guildway/ui/forms";
import { hideToast, showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { missingOf } from "./apprentice-query.ts";
import type { ApprenticeSigningProps, Entered } from "./apprentice-signing.tsx";
import { texts } from "./signing-texts.ts";

type Fault = FormFault & { says: string };

/** Faults that one mends where one signs; the others are mended in the personal information. */
const here: ReadonlySet<string> = new Set(["guardianName", "guardianSignature"]);

/** What an apprentice and, of a minor, their guardian hand in, and what signing makes of it. */
export function useApprenticeSigning({
  id,
  grant,
  apprentice,
  needsGuardian,
  entered,
  onEnter,
  read,
  reading,
  onConsentNeeded,
  onSigned,
}: ApprenticeSigningProps) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  // The server's clock decides, and says so.
  const [serverAsks, setServerAsks] = useState(false);
  const [missing, setMissing] = useState<string>();
  const asksGuardian = needsGuardian || serverAsks;
  const inWords = (message: string) => text.missing[message] ?? message;
  const form = useFormCore<Entered, Fault>({
    check(given) {
      const first = missingOf(apprentice);
      setMissing(first?.field);
      if (first) return [{ says: inWords(first.message) }];
      if (!given.signerSignature)
        return [{ field: "signerSignature", says: text.signatureRequired }];
      return asksGuardian ? guardianFaults(given) : [];
    },
    async send({ signerSignature, guardianName, guardianSignature }) {
      showToast("info", text.saving, { subject: "signing" });
      const ofGuardian = asksGuardian && { guardianName: guardianName.trim(), guardianSignature };
      const body = { id, read, signerSignature, ...ofGuardian };
      const signed = await call(signApprenticeAgreement, { body, accessGrant: grant });
      showToast("success", text.signed, { subject: "signing" });
      onSigned(signed.grant);
    },
    faultsOf(error) {
      console.error(error);
      const code = failureCode(error);
      const [fault] = (error as Partial<ApiProblem>).details?.faults ?? [];
      if (code === "agreement.incomplete" && fault) {
        if (here.has(fault.field)) setServerAsks(true);
        else setMissing(fault.field);
        return [
          { says: inWords(fault.reason), ...(here.has(fault.field) && { field: fault.field }) },
        ];
      }
      if (code === "agreement.changed") {
        hideToast("signing");
        reading.refuse(error);
        return [];
      }
      const says = text.refused[code ?? ""] ?? text.failed;
      showToast("error", says, { subject: "signing", stays: code === "file.not-found" });
      if (code === "agreement.consent-needed") onConsentNeeded();
      // Whoever signed meanwhile is to be seen.
      if (code === "record.conflict") void queries.invalidateQueries({ queryKey: ["agreements"] });
      return [{ says }];
    },
    say: ({ says }) => says,
  });
  function guardianFaults(given: Entered): Fault[] {
    const missing = firstMissingOfGuardian({ ...given, apprenticeName: apprentice.person.name });
    if (missing) return [{ field: missing.field, says: inWords(missing.message) }];
    return isPersonName(given.guardianName.trim())
      ? []
      : [{ field: "guardianName", says: text.wrongName }];
  }
  return {
    form,
    asksGuardian,
    /** The answer of the personal information without which it was not signed. */
    missing,
    change(field: keyof Entered, value: string) {
      onEnter({ [field]: value });
      form.mend(field);
    },
    submit: () => void form.submit(entered),
  };
}
