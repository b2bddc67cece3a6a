import { apprenticeAgreements } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { isMinorOn, storedDay } from "@guildway/rules";
import { Notice, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApprenticeAgreement } from "../../features/apprentice-agreement/apprentice-agreement.tsx";
import {
  type Apprentice,
  apprenticeQuery,
  type InformationPart,
} from "../../features/apprentice-agreement/apprentice-query.ts";
import {
  ApprenticeSigning,
  nothingEntered,
} from "../../features/apprentice-agreement/apprentice-signing.tsx";
import { SigningSteps } from "../../features/apprentice-agreement/signing-steps.tsx";
import { texts } from "../../features/apprentice-agreement/signing-texts.ts";
import { ConsentToSign } from "../../features/consent-to-sign/consent-to-sign.tsx";
import { useConsent } from "../../features/consent-to-sign/use-consent.ts";
import { DeclineInvitation } from "../../features/decline-invitation/decline-invitation.tsx";
import { DocumentActions } from "../../paper/document-actions.tsx";
import { DocumentNotice } from "../../paper/document-notice.tsx";
import { DownloadButton } from "../../paper/download-button.tsx";
import { ChangedNotice } from "../../reading/changed-notice.tsx";
import { useReading } from "../../reading/use-reading.ts";
import type { VersionsRead } from "../../reading/versions-read.ts";
import { WhileReading } from "../../reading/while-reading.tsx";
import { recordQuery } from "../../records/record-query.ts";
import { Message } from "../message.tsx";
import type { Asked } from "./open-invite.tsx";
import { texts as inviteTexts } from "./texts.ts";
import { useEnd } from "./use-end.ts";

/** The apprentice agreement: first the apprentice's own information, then the agreement to sign or to decline, then the document that it became. */
export function SignAsApprentice({ invite, grant, organization }: Asked) {
  const text = useTexts(texts);
  const { declined, declinedText } = useTexts(inviteTexts);
  const { end, ...ending } = useEnd();
  const id = invite.apprenticeAgreementId;
  if (!id)
    return (
      <Notice kind="warning">
        <p>{text.noAgreement}</p>
      </Notice>
    );
  const organizationName = organization.name ?? "";
  // A preview reads nobody's private information.
  if (grant === undefined)
    return (
      <>
        <DocumentNotice kind="info">
          <p>{text.preview}</p>
        </DocumentNotice>
        <ApprenticeAgreement id={id} grant={grant} organizationName={organizationName} />
      </>
    );
  if (end === "declined")
    return <Message isNews title={declined} text={declinedText(organizationName)} />;
  if (end === undefined)
    return <ToSign id={id} invite={invite} grant={grant} organization={organization} {...ending} />;
  return (
    <>
      <DocumentNotice kind="success" role="status">
        <p>{text.signedNotice}</p>
      </DocumentNotice>
      <DocumentActions>
        <DownloadButton table="apprenticeAgreements" id={id} grant={end.signedGrant} />
      </DocumentActions>
      <ApprenticeAgreement id={id} grant={end.signedGrant} organizationName={organizationName} />
    </>
  );
}

type ToSignProps = Asked & {
  id: string;
  grant: string;
  onSigned(grant: string): void;
  onDeclined(): void;
};

/** What apprentices change of themselves before they sign. */
const theirOwn = ["users", "userProfiles"];

function ToSign({ id, invite, grant, organization, onSigned, onDeclined }: ToSignProps) {
  const text = useTexts(texts);
  const consent = useConsent({ invite, table: "apprenticeAgreements", id, grant });
  const reading = useReading(theirOwn);
  const [isReviewed, setReviewed] = useState(false);
  const [entered, setEntered] = useState(nothingEntered);
  const [today] = useState(() => storedDay(new Date(), organization.timeZone));
  const signHere = useRef<HTMLDivElement>(null);
  const { data: agreement } = useQuery(recordQuery(apprenticeAgreements, id, grant));
  const userId = agreement?.userId;
  const query = useQuery(apprenticeQuery(userId, grant));
  const { orgId } = invite;
  const { timeZone } = organization;
  const organizationName = organization.name ?? "";
  const review = (tab: InformationPart) =>
    openModal("agreements.manageUserProfile", {
      userId: userId ?? "",
      orgId,
      accessGrant: grant,
      tab,
      onSaved() {
        setReviewed(true);
        void query.refetch();
      },
    });
  const signing = (apprentice: Apprentice, read: VersionsRead) => {
    const { dob } = apprentice.profile;
    const needsGuardian = Boolean(dob) && isMinorOn(dob!, today);
    return (
      <ConsentToSign consent={consent} timeZone={timeZone} withGuardian={needsGuardian}>
        <ApprenticeSigning
          {...{ id, orgId, grant, apprentice, needsGuardian, entered, read, reading, onSigned }}
          onEnter={(change) => setEntered((before) => ({ ...before, ...change }))}
          onEdit={review}
          onConsentNeeded={consent.forget}
        />
      </ConsentToSign>
    );
  };
  return (
    <>
      <ChangedNotice type="apprenticeAgreements" reading={reading} />
      {userId && (
        <SigningSteps
          isReviewed={isReviewed}
          onReview={() => review("private")}
          onGoToSign={() => {
            signHere.current?.scrollIntoView();
            signHere.current?.focus({ preventScroll: true });
          }}
        >
          <DeclineInvitation
            inviteId={invite.id}
            grant={grant}
            organizationName={organizationName}
            onDeclined={onDeclined}
          />
        </SigningSteps>
      )}
      <ApprenticeAgreement
        id={id}
        grant={grant}
        organizationName={organizationName}
        apprentice={query}
      >
        {(apprentice, read) => (
          <div ref={signHere} tabIndex={-1}>
            <WhileReading reading={reading} read={read}>
              {isReviewed ? signing(apprentice, read) : <p>{text.locked}</p>}
            </WhileReading>
          </div>
        )}
      </ApprenticeAgreement>
    </>
  );
}
