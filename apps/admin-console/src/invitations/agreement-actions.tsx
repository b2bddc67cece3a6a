import { RevealCode } from "./reveal-code.tsx";
import { SendInvite } from "./send-invite.tsx";

interface Agreement {
  id: string;
  signerEmail?: string | null | undefined;
  signerSignatureDate?: string | null | undefined;
  signerInviteSentAt?: string | null | undefined;
  hasAccessCode?: boolean | null | undefined;
}

/** Asks the signer of an agreement to sign it, until it is signed; and shows the code of its document. */
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
