import { apprenticeAgreements } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { Notice, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApprenticeAgreement } from "../../features/apprentice-agreement/apprentice-agreement.tsx";
import { apprenticeQuery } from "../../features/apprentice-agreement/apprentice-query.ts";
import { ApprenticeSigning } from "../../features/apprentice-agreement/apprentice-signing.tsx";
import { SigningSteps } from "../../features/apprentice-agreement/signing-steps.tsx";
import { texts } from "../../features/apprentice-agreement/signing-texts.ts";
import { DocumentActions } from "../../paper/document-actions.tsx";
import { DownloadButton } from "../../paper/download-button.tsx";
import { recordQuery } from "../../records/record-query.ts";
import type { Asked } from "./open-invite.tsx";

/** The apprentice agreement: first the apprentice's own information, then the agreement to sign, then the document that it became. */
export function SignAsApprentice({ invite, grant, organization }: Asked) {
  const text = useTexts(texts);
  const [signedGrant, setSignedGrant] = useState<string>();
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
        <Notice kind="info">
          <p>{text.preview}</p>
        </Notice>
        <ApprenticeAgreement id={id} grant={grant} organizationName={organizationName} />
      </>
    );
  if (signedGrant === undefined)
    return (
      <ToSign
        id={id}
        grant={grant}
        orgId={invite.orgId}
        organizationName={organizationName}
        onSigned={(next) => {
          setSignedGrant(next);
          window.scrollTo({ top: 0 });
        }}
      />
    );
  return (
    <>
      <Notice kind="success" role="status">
        <p>{text.signedNotice}</p>
      </Notice>
      <DocumentActions>
        <DownloadButton table="apprenticeAgreements" id={id} grant={signedGrant} />
      </DocumentActions>
      <ApprenticeAgreement id={id} grant={signedGrant} organizationName={organizationName} />
    </>
  );
}

interface ToSignProps {
  id: string;
  grant: string;
  orgId: string;
  organizationName: string;
  onSigned(grant: string): void;
}

function ToSign({ id, grant, orgId, organizationName, onSigned }: ToSignProps) {
  const [isReviewed, setReviewed] = useState(false);
  const { data: agreement } = useQuery(recordQuery(apprenticeAgreements, id, grant));
  const userId = agreement?.userId;
  const query = useQuery(apprenticeQuery(userId, grant));
  const review = () =>
    openModal("agreements.manageUserProfile", {
      userId: userId ?? "",
      orgId,
      accessGrant: grant,
      tab: "private",
      onSaved() {
        setReviewed(true);
        void query.refetch();
      },
    });
  return (
    <>
      {userId && <SigningSteps isReviewed={isReviewed} onReview={review} />}
      <ApprenticeAgreement
        id={id}
        grant={grant}
        organizationName={organizationName}
        apprentice={{
          query,
          signing: isReviewed && query.data && (
            <ApprenticeSigning
              id={id}
              orgId={orgId}
              grant={grant}
              apprentice={query.data}
              onSigned={onSigned}
            />
          ),
        }}
      />
    </>
  );
}
