import { Notice, useTexts } from "@guildway/ui";
import { useState } from "react";
import { ConsentToSign } from "../../features/consent-to-sign/consent-to-sign.tsx";
import { useConsent } from "../../features/consent-to-sign/use-consent.ts";
import { DeclineInvitation } from "../../features/decline-invitation/decline-invitation.tsx";
import { EmployerAgreement } from "../../features/employer-agreement/employer-agreement.tsx";
import {
  EmployerSigning,
  type Entered,
} from "../../features/employer-agreement/employer-signing.tsx";
import { texts as agreementTexts } from "../../features/employer-agreement/texts.ts";
import { DocumentActions } from "../../paper/document-actions.tsx";
import { DocumentNotice } from "../../paper/document-notice.tsx";
import { DownloadButton } from "../../paper/download-button.tsx";
import { PrintButton } from "../../paper/print-button.tsx";
import { ChangedNotice } from "../../reading/changed-notice.tsx";
import { useReading } from "../../reading/use-reading.ts";
import { WhileReading } from "../../reading/while-reading.tsx";
import { Message } from "../message.tsx";
import type { Asked } from "./open-invite.tsx";
import { texts } from "./texts.ts";
import { useEnd } from "./use-end.ts";

/** The employer agreement to read and sign or to decline, and once it is signed as the document that it became. */
export function SignAsEmployer({ invite, grant, organization }: Asked) {
  const text = useTexts(texts);
  const { signed, preview } = useTexts(agreementTexts);
  const { end, ...ending } = useEnd();
  const id = invite.employerAgreementId;
  const organizationName = organization.name ?? "";
  if (!id)
    return (
      <Notice kind="warning">
        <p>{text.noAgreement}</p>
      </Notice>
    );
  if (end === "declined")
    return <Message isNews title={text.declined} text={text.declinedText(organizationName)} />;
  if (end)
    return (
      <>
        <DocumentNotice kind="success">
          <p>{signed}</p>
        </DocumentNotice>
        <DocumentActions>
          <DownloadButton table="employerAgreements" id={id} grant={end.signedGrant} />
          <PrintButton />
        </DocumentActions>
        <EmployerAgreement id={id} grant={end.signedGrant} organizationName={organizationName} />
      </>
    );
  if (grant === undefined)
    return (
      <>
        <DocumentNotice kind="info">
          <p>{preview}</p>
        </DocumentNotice>
        <EmployerAgreement id={id} grant={grant} organizationName={organizationName} />
      </>
    );
  return <ToSign id={id} invite={invite} grant={grant} organization={organization} {...ending} />;
}

type ToSignProps = Asked & {
  id: string;
  grant: string;
  onSigned(grant: string): void;
  onDeclined(): void;
};

function ToSign({ id, invite, grant, organization, onSigned, onDeclined }: ToSignProps) {
  const consent = useConsent({ invite, table: "employerAgreements", id, grant });
  const reading = useReading();
  const [entered, setEntered] = useState<Entered>({});
  const { timeZone } = organization;
  const organizationName = organization.name ?? "";
  const invitee = {
    name: [invite.firstName, invite.lastName].filter(Boolean).join(" "),
    title: invite.title ?? "",
  };
  return (
    <>
      <ChangedNotice type="employerAgreements" reading={reading} />
      <EmployerAgreement id={id} grant={grant} organizationName={organizationName}>
        {(agreement, read) => (
          <WhileReading reading={reading} read={read}>
            <ConsentToSign consent={consent} timeZone={timeZone}>
              <EmployerSigning
                {...{ agreement, invitee, grant, timeZone, entered, read, reading, onSigned }}
                onEnter={(change) => setEntered((before) => ({ ...before, ...change }))}
                onConsentNeeded={consent.forget}
              />
            </ConsentToSign>
            <DeclineInvitation
              inviteId={invite.id}
              grant={grant}
              organizationName={organizationName}
              onDeclined={onDeclined}
            />
          </WhileReading>
        )}
      </EmployerAgreement>
    </>
  );
}
