import { call, failureCode } from "@guildway/api-client";
import { type BodyOf, consentToSign } from "@guildway/api-contract";
import {
  type ConsentVersion,
  currentConsent,
  isConsentVersion,
} from "@guildway/rules/agreement-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** What a signer agreed to, and when. */
export interface GivenConsent {
  version: ConsentVersion;
  at: string;
  /** It was given while the page stood. */
  isNews: boolean;
}

/** Whether a signer agreed to sign electronically. */
export interface Consent {
  given: GivenConsent | undefined;
  give(): void;
  /** The server knows of none: it is asked for again. */
  forget(): void;
  isBusy: boolean;
  hasFailed: boolean;
}

interface Asked {
  invite: { consentVersion?: string | null; consentAt?: string | null };
  table: BodyOf<typeof consentToSign>["table"];
  id: string;
  grant: string | undefined;
}

/** The consent of an invitation's holder, kept with it, so that it is asked for once. */
export function useConsent({ invite, table, id, grant }: Asked): Consent {
  const queries = useQueryClient();
  const [given, setGiven] = useState(consentOf(invite));
  const asked = useMutation({
    mutationFn: () =>
      call(consentToSign, {
        body: { table, id, textVersion: currentConsent },
        accessGrant: grant,
      }),
    onSuccess: ({ consentedAt }) =>
      setGiven({ version: currentConsent, at: consentedAt, isNews: true }),
    onError(error) {
      console.error(error);
      // Whoever signed meanwhile is to be seen.
      if (failureCode(error) === "record.conflict")
        void queries.invalidateQueries({ queryKey: ["agreements"] });
    },
  });
  return {
    given,
    give: () => asked.mutate(),
    forget: () => setGiven(undefined),
    isBusy: asked.isPending,
    hasFailed: asked.isError,
  };
}

function consentOf({ consentVersion, consentAt }: Asked["invite"]): GivenConsent | undefined {
  return consentVersion && consentAt && isConsentVersion(consentVersion)
    ? { version: consentVersion, at: consentAt, isNews: false }
    : undefined;
}
