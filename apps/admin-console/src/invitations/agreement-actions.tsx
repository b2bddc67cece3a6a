import { DocumentLink } from "./preview-link.tsx";
import { RevealCode } from "./reveal-code.tsx";
import { SendInvite } from "./send-invite.tsx";

interface Agreement {
  id: string;
  signerEmail?: string | null | undefined;
  signerSignatureDate?: string | null | undefined;
  signerInviteSentAt?: string | null | undefined;
  hasAccessCode?: boolean | null | undefined;
}

/** Opens the document of an agreement, asks its signer to sign until it is signed, and shows its code. */
export function AgreementActions({
  table,
  row,
}: {
  table: "employerAgreements" | "apprenticeAgreements";
  row: Agreement;
}) {
  const { id, signerEmail, signerSignatureDate, signerInviteSentAt, hasAccessCode } = row;
  return (
    <>
      <DocumentLink table={table} id={id} />
      {!signerSignatureDate && (
        <SendInvite
          table={table}
          id={id}
          email={signerEmail}
          hasCode
          wasSent={!!signerInviteSentAt}
        />
      )}
      {hasAccessCode && <RevealCode table={table} id={id} />}
    </>
  );
}
