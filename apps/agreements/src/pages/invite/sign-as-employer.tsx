import { Notice, useTexts } from "@guildway/ui";
import { useState } from "react";
import { EmployerAgreement } from "../../features/employer-agreement/employer-agreement.tsx";
import { texts as agreementTexts } from "../../features/employer-agreement/texts.ts";
import { DocumentActions } from "../../paper/document-actions.tsx";
import { DownloadButton } from "../../paper/download-button.tsx";
import { PrintButton } from "../../paper/print-button.tsx";
import type { Asked } from "./open-invite.tsx";
import { texts } from "./texts.ts";

/** The employer agreement to read and sign, and once that is done as the document that it became. */
export function SignAsEmployer({ invite, grant, organization }: Asked) {
  const text = useTexts(texts);
  const { signed, preview } = useTexts(agreementTexts);
  const [signedGrant, setSignedGrant] = useState<string>();
  const id = invite.employerAgreementId;
  if (!id)
    return (
      <Notice kind="warning">
        <p>{text.noAgreement}</p>
      </Notice>
    );
  const invitee = {
    name: [invite.firstName, invite.lastName].filter(Boolean).join(" "),
    title: invite.title ?? "",
  };
  return (
    <>
      {signedGrant !== undefined && (
        <Notice kind="success">
          <p>{signed}</p>
        </Notice>
      )}
      {grant === undefined && (
        <Notice kind="info">
          <p>{preview}</p>
        </Notice>
      )}
      {signedGrant !== undefined && (
        <DocumentActions>
          <DownloadButton table="employerAgreements" id={id} grant={signedGrant} />
          <PrintButton />
        </DocumentActions>
      )}
      <EmployerAgreement
        key={signedGrant}
        id={id}
        grant={signedGrant ?? grant}
        organizationName={organization.name ?? ""}
        signing={
          grant !== undefined && signedGrant === undefined
            ? {
                invitee,
                grant,
                timeZone: organization.timeZone,
                onSigned(next) {
                  setSignedGrant(next);
                  window.scrollTo({ top: 0 });
                },
              }
            : undefined
        }
      />
    </>
  );
}
