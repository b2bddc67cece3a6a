import { openModal } from "@guildway/federation";
import { agreementTexts, currentRevision } from "@guildway/rules/agreement-text";
import { Button, Notice, useLanguage, useTexts } from "@guildway/ui";
import { SignatureLine } from "../../paper/paper.tsx";
import type { Apprentice } from "./apprentice-query.ts";
import { texts } from "./signing-texts.ts";
import { useApprenticeSigning } from "./use-apprentice-signing.ts";

export interface ApprenticeSigningProps {
  id: string;
  orgId: string;
  grant: string;
  apprentice: Apprentice;
  /** Given the grant for the signed agreement. */
  onSigned(grant: string): void;
}

/** Where an apprentice signs: their signature, and what is missing first. */
export function ApprenticeSigning(props: ApprenticeSigningProps) {
  const { orgId, grant, apprentice } = props;
  const lang = useLanguage();
  const text = useTexts(texts);
  const { signature, setSignature, missing, isBusy, sign } = useApprenticeSigning(props);
  const name = apprentice.person.name ?? "";
  return (
    <>
      {missing && (
        <Notice kind="danger" role="alert">
          <p>{missing}</p>
        </Notice>
      )}
      <SignatureLine
        label={agreementTexts[currentRevision].apprenticeAgreement.signing.apprentice[lang]}
        image={signature}
        signer={name}
        grant={grant}
        empty={text.notSigned}
      />
      <p data-no-print="">
        <Button
          onClick={() =>
            openModal("agreements.userSignature", {
              orgId,
              accessGrant: grant,
              name,
              onSigned: setSignature,
            })
          }
        >
          {signature ? text.changeSignature : text.addSignature}
        </Button>{" "}
        <Button variant="primary" busy={isBusy} busyLabel={text.saving} onClick={sign}>
          {text.sign}
        </Button>
      </p>
    </>
  );
}
